import type { SessionMaker, VideoKeys } from '#provider/core/outside/session-maker.ts';

/** Less than the portal waits for a call. */
const PATIENCE_MS = 1_800;
const ROLES = { patient: 'publisher', doctor: 'moderator' } as const;

/** C-60: the vendor's sessions and tokens; its server side is loaded where there are keys alone. */
export async function vendor({ apiKey, apiSecret, apiUrl }: VideoKeys): Promise<SessionMaker> {
  const { default: OpenTok } = await import('opentok');
  const service = new OpenTok(apiKey, apiSecret, { timeout: PATIENCE_MS, ...(apiUrl ? { apiUrl } : {}) });
  return {
    media: 'OPENTOK',
    apiKey,
    newSession: () =>
      new Promise((resolve, reject) => {
        service.createSession({ mediaMode: 'routed' }, (error, session) => {
          if (session) resolve({ id: session.sessionId, secret: '' });
          else reject(error ?? new Error('The video service made no session'));
        });
      }),
    // The vendor goes by the time of the world: a clock that is set otherwise makes no good tokens.
    token: ({ session, role, until }) =>
      service.generateToken(session.id, {
        role: ROLES[role],
        expireTime: Math.floor(until / 1_000),
        data: role,
      }),
  };
}
