import type { AccountRow } from '#provider/core/rows.ts';
import { linkOf } from '#provider/core/access.ts';
import { isAllowed } from '#provider/core/access-rules.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { paymentMail } from '#provider/core/outbox/link-mails.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { formatAmount } from '#contract/payments/reading/amounts.ts';
import { isReached } from '#provider/core/outbox/reached.ts';
import type { Hearing } from './hearing.ts';
import type { PaymentRow } from './tables.ts';

type Told = Pick<Hearing, 'clock' | 'portalOrigin'> &
  Readonly<{
    store: StoreInTransaction;
    payment: PaymentRow;
    wording: Parameters<typeof paymentMail>[0]['wording'];
  }>;

/** Tells who has paid: the invoice's number and the amount, and nothing of what it was for (S-45). */
export async function tellPayer(told: Told) {
  const { store, payment, wording, clock, portalOrigin } = told;
  const { ref_invoice: number, amount, currency, id } = payment;
  const link = `${portalOrigin}/paymentsnav/payments/${id}`;
  for (const { email: recipient, language: chosen } of await whomToTell(told)) {
    const language = chosen ?? 'pl';
    const values = { number, amount: formatAmount({ language, amount, currency }) };
    const mail = paymentMail({ language, wording, values, link });
    await store.outbox.queue({ channel: 'EMAIL', recipient, at: clock.now(), ...mail });
  }
}

/** Whoever has paid, while they may see the payment; else the patient, with whom it stays once the payer acts for them no more (S-15). */
async function whomToTell(told: Told) {
  const { store, payment } = told;
  const payer = await store.accounts.byId(payment.payer_id);
  const accounts = (await seesIt(told, payer)) ? [payer] : await ownAccounts(told);
  return accounts.filter(isReached);
}

async function ownAccounts(told: Told) {
  const own = await told.store.links.ownAccounts(told.payment.patient_id);
  const isSeen = await Promise.all(own.map((account) => seesIt(told, account)));
  return own.filter((_, index) => isSeen[index]);
}

/** Tells whether an account may see the payment at this moment. */
async function seesIt({ store, payment, clock }: Told, { id, type }: AccountRow) {
  const patient = (await store.patients.ofAccount(id)).find((one) => one.id === payment.patient_id);
  return isAllowed({
    subject: { accountId: id, type },
    link: patient && linkOf(patient),
    madeBy: payment.account_id,
    action: 'payments.get',
    today: localDay(clock.now().getTime()),
  });
}
