import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

/** Deposits and payouts of all patients, as the staff sees them. */
export const staffDepositsOf = (db: Kysely<Tables>) => {
  const payouts = () =>
    db
      .selectFrom('deposit_payouts')
      .innerJoin('deposits', 'deposits.id', 'deposit_payouts.deposit_id')
      .selectAll('deposit_payouts')
      .select('deposits.patient_id');
  const deposits = () =>
    db
      .selectFrom('deposits')
      .innerJoin('patients', 'patients.id', 'deposits.patient_id')
      .selectAll('deposits')
      .select(['patients.name', 'patients.last_name']);

  return {
    payout: (id: string) => payouts().where('deposit_payouts.id', '=', id).executeTakeFirst(),

    deposit: (id: string) => deposits().where('deposits.id', '=', id).executeTakeFirst(),

    /** Requests that wait and those that are settled, the newest first. */
    payouts: (limit: number) =>
      payouts()
        .orderBy('deposit_payouts.requested_at', 'desc')
        .orderBy('deposit_payouts.id', 'desc')
        .limit(limit)
        .execute(),

    deposits: () => deposits().orderBy('deposits.patient_id').orderBy('system').execute(),
  };
};
export type StaffPayout = NonNullable<Awaited<ReturnType<ReturnType<typeof staffDepositsOf>['payout']>>>;
export type StaffDeposit = NonNullable<Awaited<ReturnType<ReturnType<typeof staffDepositsOf>['deposit']>>>;
