import type { LiveState } from '#contract/telehealth-live/schemas.ts';

/** A session as the store keeps it; `secret` is for the stand-in alone. */
export type MadeSession = Readonly<{ id: string; secret: string }>;
export type TokenRequest = Readonly<{
  session: MadeSession;
  role: 'patient' | 'doctor';
  until: number;
  /** Tokens of a former one are good no longer. */
  generation: number;
}>;

/** The maker of the sessions of teleconsultations and of the tokens that join them. */
export type SessionMaker = Readonly<{
  /** The carrier of picture and sound; NONE: there is none, and a session gives rights alone. */
  media: LiveState['media'];
  apiKey: string;
  newSession: () => Promise<MadeSession>;
  /** No name is in it. */
  token: (request: TokenRequest) => string;
}>;

/** The vendor's account, and where its server side answers; in production its own host. */
export type VideoKeys = Readonly<{ apiKey: string; apiSecret: string; apiUrl?: string | undefined }>;
