import type { ExpressionBuilder } from 'kysely';
import type { PortalDatabase, PortalTables } from './tables.server.ts';
import { boundedWhole, LONGEST_ADDRESS, SUBMISSION_BOUNDS } from './bounds.server.ts';
import { hashOf } from './sealed.server.ts';

const ABANDONED_MS = 60_000;
/** The status of a submission of which nobody knows what came of it; it has no location. */
const IN_DOUBT = 503;
/** The status of a form that has been taken once; it has no location either. */
const SPENT = 204;
const spentKey = (key: string) => `spent.${key}`;

/** `key` is the form's own, a dot, and that of its answers. */
type Key = { browserId: string; key: string };
type Found = { status: number; location: string } | { state: 'pending'; beat: number } | null;

/** Double submit: each form's random key is taken once; UNIQUE decides who was first. */
export function submissionsOf(
  db: PortalDatabase,
  { guests = SUBMISSION_BOUNDS.guests }: { guests?: number } = {},
) {
  const wholeOfGuests = boundedWhole({ most: guests, trim: (target) => leaveNewestOfGuests(db, target) });
  const at = ({ browserId, key }: Key) => ({ owner_hash: hashOf(browserId), key });
  const spent = ({ browserId, key }: Key) => at({ browserId, key: spentKey(key) });

  /** Answers that were sent before from the same form no longer count: sent again, they are a change of mind. */
  async function forgetOthers(submission: Key) {
    const { owner_hash, key } = at(submission);
    await db
      .deleteFrom('submissions')
      .where('owner_hash', '=', owner_hash)
      .where('key', 'like', `${key.split('.')[0]}.%`)
      .where('key', '<>', key)
      .where('status', 'is not', null)
      .execute();
  }

  /** Gives the key back: the form was not carried out and may be sent again. */
  async function release(key: Key) {
    const { owner_hash, key: value } = at(key);
    await db
      .deleteFrom('submissions')
      .where('owner_hash', '=', owner_hash)
      .where('key', '=', value)
      .execute();
  }

  return {
    /**
     * True for the first caller with this key, false for every other. Who got no answer within a minute has died (a
     * process was killed), and the next caller is the first.
     */
    async claim({ now, ...key }: Key & { now: number }) {
      const claimed = await db
        .insertInto('submissions')
        .values({ ...at(key), created_at: now })
        .onConflict((conflict) =>
          conflict
            .columns(['owner_hash', 'key'])
            .doUpdateSet({ created_at: now })
            .where('submissions.status', 'is', null)
            .where('submissions.created_at', '<', now - ABANDONED_MS),
        )
        .returning('key')
        .executeTakeFirst();
      if (claimed) await forgetOthers(key);
      return claimed !== undefined;
    },

    /** Says that the form was sent, and that nobody knows what came of it. It may be sent again. */
    async leaveInDoubt(key: Key) {
      const { owner_hash, key: value } = at(key);
      await db
        .updateTable('submissions')
        .set({ status: IN_DOUBT })
        .where('owner_hash', '=', owner_hash)
        .where('key', '=', value)
        .execute();
    },

    /** True for the first caller who sends again what was left in doubt: they find out. */
    async takeUp({ now, ...key }: Key & { now: number }) {
      const { owner_hash, key: value } = at(key);
      const { numUpdatedRows } = await db
        .updateTable('submissions')
        .set({ status: null, created_at: now })
        .where('owner_hash', '=', owner_hash)
        .where('key', '=', value)
        .where('status', '=', IN_DOUBT)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** The answer that the first caller got: a redirect, 'pending' with its last beat while it runs, or null when the form may be sent again. */
    async find(key: Key): Promise<Found> {
      const { owner_hash, key: value } = at(key);
      const row = await db
        .selectFrom('submissions')
        .select(['status', 'location', 'created_at'])
        .where('owner_hash', '=', owner_hash)
        .where('key', '=', value)
        .executeTakeFirst();
      if (!row || row.status === IN_DOUBT) return null;
      const { status, location, created_at: beat } = row;
      return status && location ? { status, location } : { state: 'pending', beat: Number(beat) };
    },

    /** Says that it runs still. No clock is asked: whoever waits looks only at its being another. */
    async beat({ ms, ...key }: Key & { ms: number }) {
      const { owner_hash, key: value } = at(key);
      await db
        .updateTable('submissions')
        .set(({ eb }) => ({ created_at: eb('created_at', '+', ms) }))
        .where('owner_hash', '=', owner_hash)
        .where('key', '=', value)
        .where('status', 'is', null)
        .execute();
    },

    /** True for the first caller who takes over a run that has not beaten since: its process is gone. */
    async takeOver({ now, beat, ...key }: Key & { now: number; beat: number }) {
      const { owner_hash, key: value } = at(key);
      const { numUpdatedRows } = await db
        .updateTable('submissions')
        .set({ created_at: Math.max(now, beat + 1) })
        .where('owner_hash', '=', owner_hash)
        .where('key', '=', value)
        .where('status', 'is', null)
        .where('created_at', '=', beat)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Remembers the answer; one that leads to no page of ours is not worth a row. */
    async finish({ status, location, ...key }: Key & { status: number; location: string }) {
      if (location.length > LONGEST_ADDRESS) return release(key);
      const { owner_hash, key: value } = at(key);
      await db
        .updateTable('submissions')
        .set({ status, location })
        .where('owner_hash', '=', owner_hash)
        .where('key', '=', value)
        .execute();
      await leaveNewestOfBrowser(db, owner_hash);
      await wholeOfGuests(1);
    },

    release,

    /** Notes that a form with this key of its own has been taken, whatever its answers were. False when it had been before. */
    async spend({ now, ...form }: Key & { now: number }) {
      const noted = await db
        .insertInto('submissions')
        .values({ ...spent(form), created_at: now, status: SPENT })
        .onConflict((conflict) => conflict.columns(['owner_hash', 'key']).doNothing())
        .returning('key')
        .executeTakeFirst();
      return noted !== undefined;
    },

    giveBack: ({ browserId, key }: Key) => release({ browserId, key: spentKey(key) }),
  };
}

/** Who has signed in has a session under the same hash. */
const isGuest = ({ not, exists, selectFrom }: ExpressionBuilder<PortalTables, 'submissions'>) =>
  not(exists(selectFrom('sessions').select('id_hash').whereRef('id_hash', '=', 'submissions.owner_hash')));

async function leaveNewestOfBrowser(db: PortalDatabase, ownerHash: string) {
  await db
    .deleteFrom('submissions')
    .where('owner_hash', '=', ownerHash)
    .where('status', 'is not', null)
    .where('key', 'not in', ({ selectFrom }) =>
      selectFrom('submissions')
        .select('key')
        .where('owner_hash', '=', ownerHash)
        .orderBy('created_at', 'desc')
        .orderBy('key')
        .limit(SUBMISSION_BOUNDS.browser),
    )
    .execute();
}

async function leaveNewestOfGuests(db: PortalDatabase, most: number) {
  await db
    .with('ordered', (cte) =>
      cte
        .selectFrom('submissions')
        .select(({ fn }) => [
          'owner_hash',
          'key',
          fn
            .agg<number>('row_number')
            .over((over) => over.orderBy('created_at', 'desc').orderBy('key'))
            .as('place'),
        ])
        .where('status', 'is not', null)
        .where(isGuest),
    )
    .deleteFrom('submissions')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('owner_hash', 'key'),
        'in',
        selectFrom('ordered')
          .select(['ordered.owner_hash', 'ordered.key'])
          .where('place', '>', most)
          .$asTuple('owner_hash', 'key'),
      ),
    )
    .execute();
}
