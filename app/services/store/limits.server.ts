import { boundedWhole, MOST_COUNTERS } from './bounds.server.ts';
import type { PortalDatabase } from './tables.server.ts';

export type Hits = Readonly<{ hits: number; endsAt: number }>;

const TRIAL = ':trial';
/** The count of a remembered name: as if it had been tried most, so that it stays when counters give way. */
const REMEMBERED = 1_000_000_000;

/** Counts of what may be tried only so often, by bucket, and names that are good until a time. Instants in ms. */
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
    /**
     * Counts one more hit in each bucket. A bucket starts anew when its window is over, and when its end is further away
     * than a window: the clock was set back meanwhile. Returns hits and the window's end, in the order of the buckets.
     */
    async countHits({
      buckets,
      now,
      windowMs,
    }: {
      buckets: readonly string[];
      now: number;
      windowMs: number;
    }): Promise<Hits[]> {
      const endsAt = now + windowMs;
      const rows = await db
        .insertInto('limits')
        .values(buckets.map((bucket) => ({ bucket, hits: 1, ends_at: endsAt })))
        .onConflict((conflict) =>
          conflict.column('bucket').doUpdateSet((eb) => {
            const isOver = eb.or([eb('limits.ends_at', '<=', now), eb('limits.ends_at', '>', endsAt)]);
            return {
              hits: eb
                .case()
                .when(isOver)
                .then(1)
                .else(eb('limits.hits', '+', 1))
                .end(),
              ends_at: eb.case().when(isOver).then(endsAt).else(eb.ref('limits.ends_at')).end(),
            };
          }),
        )
        .returning(['bucket', 'hits', 'ends_at'])
        .execute();
      await whole(rows.filter(({ hits }) => hits === 1).length);
      const counted = new Map(
        rows.map((row) => [row.bucket, { hits: row.hits, endsAt: Number(row.ends_at) }]),
      );
      return buckets.map((bucket) => counted.get(bucket) ?? { hits: 1, endsAt });
    },

    /** Takes one hit back from each: what was counted was no failure. */
    async takeBackHits(buckets: readonly string[]) {
      await db
        .updateTable('limits')
        .set((eb) => ({ hits: eb('hits', '-', 1) }))
        .where('bucket', 'in', buckets)
        .where('hits', '>', 0)
        .execute();
    },

    /** Remembers a name until then. */
    async remember({ name, until }: { name: string; until: number }) {
      await db
        .insertInto('limits')
        .values({ bucket: name, hits: REMEMBERED, ends_at: until })
        .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ ends_at: until }))
        .execute();
    },

    async isRemembered({ name, now }: { name: string; now: number }) {
      const row = await db
        .selectFrom('limits')
        .select('bucket')
        .where('bucket', '=', name)
        .where('ends_at', '>', now)
        .executeTakeFirst();
      return row !== undefined;
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
