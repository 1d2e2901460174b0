import type { Seal } from './sealed.server.ts';
import type { PortalDatabase } from './tables.server.ts';

type SessionStore = { db: PortalDatabase; seal: Seal; lifeMs: number; idleMs: number };

/** Where an account is signed in, as far as this portal's store knows: sessions that nobody has ended, and that are not over. */
export function openSessionsOf({ db, seal, lifeMs, idleMs }: SessionStore) {
  return {
    /** The account's, the latest seen first; without short ones, which open nothing. */
    async openOnes({ accountId, now }: { accountId: string; now: number }) {
      const rows = await db
        .selectFrom('sessions')
        .select(['id_hash', 'sealed_token', 'device', 'created_at', 'seen_at'])
        .where('account_id', '=', accountId)
        .where('ended_at', 'is', null)
        .where('short_for', 'is', null)
        .where('created_at', '>', now - lifeMs)
        .where('seen_at', '>', now - idleMs)
        .orderBy('seen_at', 'desc')
        .orderBy('id_hash')
        .execute();
      return rows.map(({ id_hash, sealed_token, device, created_at, seen_at }) => {
        const token = seal.open(sealed_token);
        return {
          idHash: id_hash,
          device,
          createdAt: Number(created_at),
          seenAt: Number(seen_at),
          /** Null: it was sealed with a secret that is not known any more. */
          token: typeof token === 'string' ? token : null,
        };
      });
    },
  };
}
export type OpenOne = Awaited<ReturnType<ReturnType<typeof openSessionsOf>['openOnes']>>[number];
