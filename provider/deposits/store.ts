import type { Kysely } from 'kysely';
import { withinPatients, type Whose } from '#provider/core/whose.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { depositSettingsOf } from './settings.ts';
import type { DepositMovementRow, DepositPayoutRow } from './tables.ts';

type Change = Readonly<{ id: string; by: number }>;

const depositsOf = (db: Kysely<Tables>) => {
  const seen = (whose: Whose) => withinPatients(db.selectFrom('deposits').selectAll('deposits'), whose);

  return {
    /** Deposits in a fixed order: a patient's own beside each other, by their systems. */
    list: (whose: Whose) => seen(whose).orderBy('patient_id').orderBy('system').execute(),

    byId: ({ whose, id }: { whose: Whose; id: string }) =>
      seen(whose).where('id', '=', id).executeTakeFirst(),

    /** Movements of these deposits, the newest first. */
    movements: (ids: readonly string[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('deposit_movements')
            .selectAll()
            .where('deposit_id', 'in', ids)
            .orderBy('at', 'desc')
            .orderBy('id', 'desc')
            .execute(),

    /** Payouts of these deposits, the newest first. */
    payouts: (ids: readonly string[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('deposit_payouts')
            .selectAll()
            .where('deposit_id', 'in', ids)
            .orderBy('requested_at', 'desc')
            .orderBy('id', 'desc')
            .execute(),

    payoutByKey: (keyHash: string) =>
      db.selectFrom('deposit_payouts').selectAll().where('key_hash', '=', keyHash).executeTakeFirst(),

    /** Takes from what is available, or gives back to it; false: there is not so much. */
    async changeAvailable({ id, by }: Change) {
      const { numUpdatedRows } = await db
        .updateTable('deposits')
        .set((column) => ({ available_balance: column('available_balance', '+', by) }))
        .where('id', '=', id)
        .where('available_balance', '>=', -by)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Changes what lies there, with the movement that says why. */
    async move({ deposit_id: id, amount: by, ...row }: DepositMovementRow) {
      await db
        .updateTable('deposits')
        .set((column) => ({ current_balance: column('current_balance', '+', by) }))
        .where('id', '=', id)
        .execute();
      await db
        .insertInto('deposit_movements')
        .values({ ...row, deposit_id: id, amount: by })
        .execute();
    },

    addPayout: (row: DepositPayoutRow) => db.insertInto('deposit_payouts').values(row).execute(),

    /** Settles a payout that waits; false: it does not wait any more. */
    async settle({ id, ...to }: Pick<DepositPayoutRow, 'id' | 'state' | 'settled_on' | 'reason'>) {
      const { numUpdatedRows } = await db
        .updateTable('deposit_payouts')
        .set(to)
        .where('id', '=', id)
        .where('state', '=', 'ACCEPTED')
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
};

export const depositsStore = { deposits: depositsOf, depositSettings: depositSettingsOf };
