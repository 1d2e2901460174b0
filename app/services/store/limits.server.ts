import { boundedWhole, MOST_COUNTERS } from './bounds.server.ts';
import type { PortalDatabase } from './tables.server.ts';

const TRIAL = ':trial';

/** Counters of what may be tried only so often; times in ms. */
export function limitsOf(db: PortalDatabase, { most = MOST_COUNTERS }: { most?: number } = {}) {
  const whole = boundedWhole({ most, trim: (target) => leaveHighest(target) });

  /** Whoever has tried most stays counted, however many others come. */
  async function leaveHighest(target: number) {
    await db
      .deleteFrom('limits')
      .where('bucket', 'in', ({ selectFrom }) =>
        selectFrom(({ selectFrom: from }) =>
          from('limits')
            .select(({ fn }) => [
              'bucket',
              fn
                .agg<number>('row_number')
                .over((over) => over.orderBy('hits', 'desc').orderBy('ends_at', 'desc').orderBy('bucket'))
                .as('place'),
            ])
            .as('ordered'),
        )
          .select('ordered.bucket')
          .where('ordered.place', '>', target),
      )
      .execute();
  }

  return {
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
      if (row.hits === 1) await whole(1);
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

    /** Writes a row that counts nothing, the same one each time. */
    async tryWrite(now: number) {
      await db
        .insertInto('limits')
        .values({ bucket: TRIAL, hits: 0, ends_at: now })
        .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ ends_at: now }))
        .execute();
    },

    async purge(now: number) {
      await db.deleteFrom('limits').where('ends_at', '<', now).execute();
    },
  };
}
