import type { Selectable } from 'kysely';
import { compiledQuery } from '#database/fast/compiled.ts';
import { boundedWhole, SECOND_STEP_BOUNDS } from './bounds.server.ts';
import type { Seal } from './sealed.server.ts';
import type { PortalDatabase, PortalTables, SecondStepState } from './tables.server.ts';

/** A visit tries what waits once in this time. */
const BETWEEN_VISITS_MS = 60_000;
/** Longer than a page waits for its calls: who has held a step for so long was killed. */
const HELD_MS = 30_000;
/** News that nobody has put away. */
const TOLD_KEPT_MS = 365 * 24 * 60 * 60_000;

export type SecondStep = Readonly<{
  key: string;
  accountId: string;
  area: string;
  kind: string;
  patientId: string;
  documentId: string | null;
  /** Null: sealed with a secret that is not known any more. */
  input: unknown;
  state: SecondStepState;
  reason: string | null;
  tries: number;
  madeAt: number;
}>;

export type NewStep = Pick<SecondStep, 'key' | 'accountId' | 'area' | 'kind' | 'patientId'> & {
  documentId?: string;
  input: unknown;
  now: number;
};

const ofAccount = compiledQuery((db: PortalDatabase, { accountId }: { accountId: string }) =>
  db.selectFrom('second_steps').selectAll().where('account_id', '=', accountId),
);

type Which = { accountId: string; area?: string; documentId?: string; key?: string };

/** Second steps (B-33): rows of an account alone, taken by one at a time. Times in ms. */
export function secondStepsOf(
  db: PortalDatabase,
  seal: Seal,
  bounds: Readonly<Record<keyof typeof SECOND_STEP_BOUNDS, number>> = SECOND_STEP_BOUNDS,
) {
  const read = (row: Selectable<PortalTables['second_steps']>): SecondStep => ({
    key: row.key,
    accountId: row.account_id,
    area: row.area,
    kind: row.kind,
    patientId: row.patient_id,
    documentId: row.document_id,
    input: seal.open(row.sealed_input),
    state: row.state,
    reason: row.reason,
    tries: row.tries,
    madeAt: Number(row.made_at),
  });
  const wholeOfTold = boundedWhole({ most: bounds.toldOfAll, trim: (most) => leaveNewestTold(db, { most }) });

  return {
    /**
     * Notes what is to follow, before the first step is made: who dies between the two leaves this. 'full': an account waits for as
     * much as it may, and nothing is to be begun.
     */
    async prepare({ now, documentId, input, ...step }: NewStep): Promise<'prepared' | 'full'> {
      const sealed_input = seal.close(input);
      if (sealed_input.length > bounds.rowBytes) throw new Error('A second step is longer than its bound');
      const { waiting } = await db
        .selectFrom('second_steps')
        .select(({ fn }) => fn.countAll().as('waiting'))
        .where('account_id', '=', step.accountId)
        .where('state', '<>', 'TOLD')
        .executeTakeFirstOrThrow();
      if (Number(waiting) >= bounds.waiting) return 'full';
      await db
        .insertInto('second_steps')
        .values({
          key: step.key,
          account_id: step.accountId,
          area: step.area,
          kind: step.kind,
          patient_id: step.patientId,
          document_id: documentId ?? null,
          sealed_input,
          state: 'PREPARED',
          reason: null,
          tries: 0,
          made_at: now,
          next_at: now,
          held_until: now + HELD_MS,
        })
        .execute();
      return 'prepared';
    },

    /** The first step is saved. `input` where its answer said more of the second one. */
    async begin({ key, documentId, input }: { key: string; documentId: string; input?: unknown }) {
      const sealed = input === undefined ? {} : { sealed_input: seal.close(input) };
      await db
        .updateTable('second_steps')
        .set({ state: 'WAITING', document_id: documentId, ...sealed })
        .where('key', '=', key)
        .where('state', '=', 'PREPARED')
        .execute();
    },

    /** Takes what nobody else is about, oldest first. A visit takes what was not tried within a minute (`isVisit`). */
    async take({
      accountId,
      area,
      documentId,
      key,
      now,
      isVisit,
    }: Which & { now: number; isVisit: boolean }) {
      let taking = db
        .updateTable('second_steps')
        .set({ held_until: now + HELD_MS, next_at: now + BETWEEN_VISITS_MS })
        .where('account_id', '=', accountId)
        .where('state', '<>', 'TOLD')
        // Further away than anybody holds: the clock was set back meanwhile.
        .where((eb) => eb.or([eb('held_until', '<=', now), eb('held_until', '>', now + HELD_MS)]));
      if (area !== undefined) taking = taking.where('area', '=', area);
      if (documentId !== undefined) taking = taking.where('document_id', '=', documentId);
      if (key !== undefined) taking = taking.where('key', '=', key);
      if (isVisit)
        taking = taking.where((eb) =>
          eb.or([eb('next_at', '<=', now), eb('next_at', '>', now + BETWEEN_VISITS_MS)]),
        );
      const rows = await taking.returningAll().execute();
      return rows.map(read).sort(byAge);
    },

    /** Tells whether something of the same document is to be done before. */
    async hasEarlier({ accountId, key, documentId, madeAt }: SecondStep) {
      if (documentId === null) return false;
      const earlier = await db
        .selectFrom('second_steps')
        .select('key')
        .where('account_id', '=', accountId)
        .where('document_id', '=', documentId)
        .where('state', '<>', 'TOLD')
        .where((eb) =>
          eb.or([eb('made_at', '<', madeAt), eb.and([eb('made_at', '=', madeAt), eb('key', '<', key)])]),
        )
        .executeTakeFirst();
      return earlier !== undefined;
    },

    /** Gives it back. `isTried`: the other system was asked, and did not answer. */
    async giveBack({ key, isTried }: { key: string; isTried: boolean }) {
      await db
        .updateTable('second_steps')
        .set((eb) => ({ held_until: 0, tries: isTried ? eb('tries', '+', 1) : eb.ref('tries') }))
        .where('key', '=', key)
        .execute();
    },

    /** Refused for good: the first step is to be undone. */
    async refuse({ key, reason }: { key: string; reason: string }) {
      await db
        .updateTable('second_steps')
        .set({ state: 'UNDOING', reason })
        .where('key', '=', key)
        .where('state', '=', 'WAITING')
        .execute();
    },

    /** It is undone: the row is news from now on. */
    async tell({ key, accountId }: { key: string; accountId: string }) {
      await db
        .updateTable('second_steps')
        .set({ state: 'TOLD', held_until: 0 })
        .where('key', '=', key)
        .where('state', '=', 'UNDOING')
        .execute();
      await leaveNewestTold(db, { accountId, most: bounds.told });
      await wholeOfTold(1);
    },

    /** Done, or never to be done: the first step was not made. */
    async remove({ key }: { key: string }) {
      await db.deleteFrom('second_steps').where('key', '=', key).execute();
    },

    /** Puts news away. False: there is none of this account. */
    async putAway({ key, accountId }: { key: string; accountId: string }) {
      const { numDeletedRows } = await db
        .deleteFrom('second_steps')
        .where('key', '=', key)
        .where('account_id', '=', accountId)
        .where('state', '=', 'TOLD')
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** All of an account, oldest first: what waits, and what it is to be told. */
    async list({ accountId, area }: { accountId: string; area?: string }) {
      const rows = await ofAccount(db, { accountId });
      return rows
        .filter((row) => area === undefined || row.area === area)
        .map(read)
        .sort(byAge);
    },

    async purge(now: number) {
      await db
        .deleteFrom('second_steps')
        .where('state', '=', 'TOLD')
        .where('made_at', '<', now - TOLD_KEPT_MS)
        .execute();
    },
  };
}
export type SecondSteps = ReturnType<typeof secondStepsOf>;

const byAge = (a: SecondStep, b: SecondStep) => a.madeAt - b.madeAt || (a.key < b.key ? -1 : 1);

/** Leaves the newest news of an account, or of all. */
async function leaveNewestTold(
  db: PortalDatabase,
  { accountId, most }: { accountId?: string; most: number },
) {
  const newest = db
    .selectFrom('second_steps')
    .select('key')
    .where('state', '=', 'TOLD')
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId as string))
    .orderBy('made_at', 'desc')
    .orderBy('key')
    .limit(Math.floor(most));
  await db
    .deleteFrom('second_steps')
    .where('state', '=', 'TOLD')
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId as string))
    .where('key', 'not in', newest)
    .execute();
}
