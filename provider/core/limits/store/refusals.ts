import { sql, type Kysely, type Transaction } from 'kysely';
import { inTransaction } from '#database/index.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** Something that was refused to an account; `kind` is one of few, never an id. */
export type Refusal = Readonly<{ accountId: string; kind: string; at: Date }>;

const HOUR_MS = 3_600_000;

/** Refusals of the same account, kind and hour as one: its first and last time, and how often. */
export function groupedRefusals(refusals: readonly Refusal[]) {
  const groups = new Map<string, ReturnType<typeof rowOf>>();
  for (const refusal of refusals) {
    const one = rowOf(refusal);
    const key = JSON.stringify([one.account_id, one.kind, one.hour]);
    const before = groups.get(key);
    groups.set(key, before ? joined(before, one) : one);
  }
  return [...groups.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

const keyOf = ({ account_id, kind, hour }: ReturnType<typeof rowOf>) => `${account_id} ${kind} ${hour}`;

function rowOf({ accountId, kind, at }: Refusal) {
  const time = at.getTime();
  return {
    account_id: accountId,
    kind,
    hour: time - (time % HOUR_MS),
    first_at: time,
    last_at: time,
    count: 1,
  };
}

const joined = (one: ReturnType<typeof rowOf>, other: ReturnType<typeof rowOf>) => ({
  ...one,
  first_at: Math.min(one.first_at, other.first_at),
  last_at: Math.max(one.last_at, other.last_at),
  count: one.count + other.count,
});

/** Adds refusals to the rows of their hours: one a row, in one order, so that two processes do not wait for each other. */
export const addRefusals = (db: Kysely<Tables>, refusals: readonly Refusal[]) =>
  inTransaction(db, async (trx) => {
    for (const row of groupedRefusals(refusals)) {
      await trx
        .insertInto('refusals')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['account_id', 'kind', 'hour']).doUpdateSet((old) => ({
            count: old('refusals.count', '+', row.count),
            first_at: sql<number>`case when refusals.first_at < ${row.first_at} then refusals.first_at else ${row.first_at} end`,
            last_at: sql<number>`case when refusals.last_at > ${row.last_at} then refusals.last_at else ${row.last_at} end`,
          })),
        )
        .execute();
    }
  });

/** Deletes those whose last time was before an instant; returns how many. */
export async function dropRefusals(trx: Transaction<Tables>, before: number) {
  const { numDeletedRows } = await trx
    .deleteFrom('refusals')
    .where('last_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The last refusals, for the staff side: the latest first, with whose account it is. */
export const latestRefusals = (db: Kysely<Tables>, { limit }: { limit: number }) =>
  db
    .selectFrom('refusals')
    .innerJoin('accounts', 'accounts.id', 'refusals.account_id')
    .select(['accounts.username', 'refusals.kind', 'first_at', 'last_at', 'count'])
    .orderBy('last_at', 'desc')
    .orderBy('accounts.username')
    .orderBy('refusals.kind')
    .limit(limit)
    .execute();
