import type { Kysely } from 'kysely';
import { OPEN_STATES } from '#contract/payments/reading/states.ts';
import type { Tables } from '#provider/generated/tables.ts';

type Patients = readonly string[];

/** Still to come for an account: its money, and papers that it has begun. */
export const owedOf = (db: Kysely<Tables>) => ({
  /** Payments that the account has begun and nobody has ended. */
  openPayments: (accountId: string) =>
    db
      .selectFrom('payments')
      .select(['id', 'ref_invoice', 'patient_id', 'amount', 'currency'])
      .where('payer_id', '=', accountId)
      .where('state', 'in', OPEN_STATES)
      .orderBy('started_at')
      .execute(),

  /** Money that goes back to the account. */
  dueRefunds: (accountId: string) =>
    db
      .selectFrom('payment_refunds')
      .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
      .select(['payments.id', 'payments.ref_invoice', 'payments.patient_id', 'payments.currency'])
      .select('payment_refunds.amount')
      .where('payer_id', '=', accountId)
      .where('done_on', 'is', null)
      .orderBy('made_at')
      .execute(),

  /** Payouts of these patients that were asked for and not settled. */
  openPayouts: (patientIds: Patients) =>
    patientIds.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('deposit_payouts')
          .innerJoin('deposits', 'deposits.id', 'deposit_payouts.deposit_id')
          .select(['deposits.id', 'deposits.patient_id', 'deposit_payouts.amount'])
          .where('deposits.patient_id', 'in', patientIds)
          .where('state', '=', 'ACCEPTED')
          .orderBy('requested_at')
          .execute(),

  /** Consents that count with a signature alone, and declarations, that the account has begun and nobody has signed. */
  async unsignedPapers({ accountId, today }: { accountId: string; today: string }) {
    const consents = await db
      .selectFrom('patient_consents')
      .select(['id', 'patient_id'])
      .where('account_id', '=', accountId)
      .where('type', 'in', ['CDPM', 'CPAR'])
      .where('status', '=', 'REGISTERED')
      .where('signed_at', 'is', null)
      .where(({ eb, or }) => or([eb('valid_to', 'is', null), eb('valid_to', '>=', today)]))
      .orderBy('made_at')
      .execute();
    const declarations = await db
      .selectFrom('declarations')
      .select(['id', 'patient_id'])
      .where('account_id', '=', accountId)
      .where('state', '=', 'REGISTERED')
      .where('signed_at', 'is', null)
      .orderBy('id')
      .execute();
    return [
      ...consents.map((row) => ({ kind: 'CONSENT' as const, ...row })),
      ...declarations.map((row) => ({ kind: 'DECLARATION' as const, ...row })),
    ];
  },

  /** Counts the payments of the account that were paid: each has a confirmation. */
  async paidCount(accountId: string) {
    const { count } = await db
      .selectFrom('payments')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('payer_id', '=', accountId)
      .where('state', '=', 'COMPLETED')
      .executeTakeFirstOrThrow();
    return Number(count);
  },
});
