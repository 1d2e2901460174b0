import { randomBytes } from 'node:crypto';
import { STAND_IN_KEY } from '#contract/telehealth-live/reading/media.ts';
import { signed } from '#provider/telehealth-live/rules/token.ts';
import type { SessionMaker } from '#provider/core/outside/session-maker.ts';

const SECRET_BYTES = 32;

/** C-61: tokens that our own signalling believes, each session with a secret of its own. */
export const standIn = (media: 'STAND_IN' | 'NONE'): SessionMaker => ({
  media,
  apiKey: STAND_IN_KEY,
  newSession: () =>
    Promise.resolve({
      id: randomBytes(SECRET_BYTES).toString('base64url'),
      secret: randomBytes(SECRET_BYTES).toString('base64url'),
    }),
  token: ({ session, role, until, generation }) =>
    signed({ session: session.id, role, until, generation }, session.secret),
});
