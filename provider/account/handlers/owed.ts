import { localDay } from '#contract/days/reading/warsaw.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';

type Asking = Readonly<{ store: StoreInTransaction; accountId: string; now: number }>;

/**
 * The matters that would come after the account was gone, and to whom: money stops a deletion; papers that wait for
 * a signature, and confirmations of what was paid, are told. What the account may not open any more has no id.
 */
export async function owedTo({ store, accountId, now }: Asking) {
  const people = (await store.patients.ofAccount(accountId)).filter(({ link_state: state }) => state === 'C');
  const seen = new Set(people.map(({ id }) => id));
  const own = people.flatMap(({ id, role }) => (role === 'PATIENT' ? [id] : []));
  const [payments, refunds, payouts, papers, paid] = [
    await store.owed.openPayments(accountId),
    await store.owed.dueRefunds(accountId),
    await store.owed.openPayouts(own),
    await store.owed.unsignedPapers({ accountId, today: localDay(now) }),
    await store.owed.paidCount(accountId),
  ];
  const ofPayment = (kind: 'PAYMENT' | 'REFUND') => (row: (typeof payments)[number]) => ({
    kind,
    ...(seen.has(row.patient_id) && { id: row.id }),
    refInvoice: row.ref_invoice,
    amount: row.amount,
    currency: row.currency,
  });
  return {
    money: [
      ...payments.map(ofPayment('PAYMENT')),
      ...refunds.map(ofPayment('REFUND')),
      ...payouts.map(({ id, amount }) => ({ kind: 'PAYOUT' as const, id, amount, currency: 'PLN' })),
    ],
    papers: papers.flatMap(({ kind, id, patient_id: of }) => (seen.has(of) ? [{ kind, id }] : [])),
    paidCount: paid,
  };
}
