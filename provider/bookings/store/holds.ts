import type { Kysely } from 'kysely';
import type { Interval } from '#provider/bookings/rules/slots.ts';
import type { SlotHoldRow } from '#provider/bookings/tables/bookings.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** Times kept free for an account. A hold that is over is as good as none. */
export const holdsOf = (db: Kysely<Tables>) => ({
  ofAccount: ({ accountId, now }: { accountId: string; now: number }) =>
    db
      .selectFrom('slot_holds')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('held_until', '>', now)
      .executeTakeFirst(),

  /** Practitioner and start of other accounts' live holds within the interval. */
  taken: ({
    practitionerIds,
    during,
    accountId,
    now,
  }: {
    practitionerIds: readonly string[];
    during: Interval;
    accountId: string;
    now: number;
  }) =>
    db
      .selectFrom('slot_holds')
      .select(['practitioner_id', 'starts_at'])
      .where('practitioner_id', 'in', practitionerIds)
      .where('starts_at', '>=', during.from)
      .where('starts_at', '<', during.before)
      .where('account_id', '<>', accountId)
      .where('held_until', '>', now)
      .execute(),

  /** Holds that are over give way. False when somebody else has the slot. */
  async place({ row, now }: { row: SlotHoldRow; now: number }) {
    await db
      .deleteFrom('slot_holds')
      .where('practitioner_id', '=', row.practitioner_id)
      .where('starts_at', '=', row.starts_at)
      .where('held_until', '<=', now)
      .execute();
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('slot_holds')
      .values(row)
      .onConflict((conflict) => conflict.columns(['practitioner_id', 'starts_at']).doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  /** False when it is over or changed since it was read. */
  async extend({ hold, until, now }: { hold: SlotHoldRow; until: number; now: number }) {
    const { numUpdatedRows } = await db
      .updateTable('slot_holds')
      .set({ held_until: until, extensions_left: hold.extensions_left - 1 })
      .where('account_id', '=', hold.account_id)
      .where('practitioner_id', '=', hold.practitioner_id)
      .where('starts_at', '=', hold.starts_at)
      .where('extensions_left', '=', hold.extensions_left)
      .where('held_until', '>', now)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  release: (accountId: string) => db.deleteFrom('slot_holds').where('account_id', '=', accountId).execute(),

  /** The account's, if it is for that patient. */
  releaseFor: ({ accountId, patientId }: { accountId: string; patientId: string }) =>
    db
      .deleteFrom('slot_holds')
      .where('account_id', '=', accountId)
      .where('patient_id', '=', patientId)
      .execute(),
});
