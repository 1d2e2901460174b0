import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inTransaction } from '#database/index.ts';
import { auditOf } from '#provider/core/audit/store.ts';
import type { Clock } from '#provider/core/clock.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** Puts what a setting says from now on. */
function putSetting(db: Kysely<Tables>, { key, value: setting }: { key: string; value: object }) {
  const value = JSON.stringify(setting);
  return db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

type Change = { db: Kysely<Tables>; clock: Clock; rows: Readonly<Record<string, object>>; action: string };

/** Several settings at once, by their keys, with one entry of the audit. */
export const changeSettings = ({ db, clock, rows, action }: Change) =>
  inTransaction(db, async (trx) => {
    for (const [key, value] of Object.entries(rows)) await putSetting(trx, { key, value });
    const entry = { accountId: null, patientId: null, action, object: null };
    await auditOf(trx).add([{ ...entry, at: clock.now(), requestId: randomUUID() }]);
  });
