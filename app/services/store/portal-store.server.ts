import { withoutCaches, type Caches } from '#app/services/page/caches.server.ts';
import { draftsOf } from './drafts.server.ts';
import { keptAnswersOf } from './kept-answers.server.ts';
import { sessionsOf } from './sessions.server.ts';
import { submissionsOf } from './submissions.server.ts';
import { createSeal } from './sealed.server.ts';
import type { PortalDatabase } from './tables.server.ts';

const HOUR = 3_600_000;

/** The portal's own store: sessions, double-submit keys, kept answers, drafts, rate limits. Times in ms. */
export function createPortalStore({
  db,
  secret,
  caches = withoutCaches,
}: {
  db: PortalDatabase;
  secret: string;
  caches?: Caches;
}) {
  const seal = createSeal(secret);
  const drafts = draftsOf({ db, seal, cache: caches.drafts });

  return {
    sessions: sessionsOf({ db, seal, caches }),
    submissions: submissionsOf(db),
    keptAnswers: keptAnswersOf(db, seal),
    drafts,

    /** Counts one more hit in a bucket; a bucket starts anew when its window is over. Returns hits and the window's end. */
    async countHit({ bucket, now, windowMs }: { bucket: string; now: number; windowMs: number }) {
      const row = await db
        .insertInto('limits')
        .values({ bucket, hits: 1, ends_at: now + windowMs })
        .onConflict((conflict) =>
          conflict.column('bucket').doUpdateSet((eb) => ({
            hits: eb
              .case()
              .when('limits.ends_at', '<=', now)
              .then(1)
              .else(eb('limits.hits', '+', 1))
              .end(),
            ends_at: eb
              .case()
              .when('limits.ends_at', '<=', now)
              .then(now + windowMs)
              .else(eb.ref('limits.ends_at'))
              .end(),
          })),
        )
        .returning(['hits', 'ends_at'])
        .executeTakeFirstOrThrow();
      return { hits: row.hits, endsAt: Number(row.ends_at) };
    },

    /** Takes one hit back: what was counted turned out well. */
    async takeBackHit(bucket: string) {
      await db
        .updateTable('limits')
        .set((eb) => ({ hits: eb('hits', '-', 1) }))
        .where('bucket', '=', bucket)
        .where('hits', '>', 0)
        .execute();
    },

    /** Answers when the store can be read. */
    async ping() {
      await db.selectFrom('limits').select('bucket').limit(1).execute();
    },

    /** Removes what is over: to be called now and then. */
    async purge(now: number) {
      await db.deleteFrom('limits').where('ends_at', '<', now).execute();
      await db
        .deleteFrom('submissions')
        .where('created_at', '<', now - 24 * HOUR)
        .execute();
      await db
        .deleteFrom('kept_answers')
        .where('created_at', '<', now - 12 * HOUR)
        .execute();
      await drafts.purge(now);
      await db
        .deleteFrom('sessions')
        .where('created_at', '<', now - 48 * HOUR)
        .execute();
    },

    close: () => db.destroy(),
  };
}
export type PortalStore = ReturnType<typeof createPortalStore>;
