import { paymentMail } from '#provider/core/outbox/link-mails.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { amountInWords } from '#provider/core/words.ts';
import type { Hearing } from './hearing.ts';
import type { PaymentRow } from './tables.ts';

type Told = Pick<Hearing, 'clock' | 'portalOrigin'> &
  Readonly<{
    store: StoreInTransaction;
    payment: PaymentRow;
    wording: 'paymentDone' | 'paymentGoesBack' | 'paymentReturned';
  }>;

/** Tells who has paid: the invoice's number and the amount, and nothing of what it was for (S-45). */
export async function tellPayer({ store, payment, wording, clock, portalOrigin }: Told) {
  const account = await store.accounts.byId(payment.payer_id);
  const { email: recipient, state } = account;
  if (recipient === null || state === 'MUST_CONFIRM_EMAIL' || state === 'USER_BLOCKED') return;
  const language = account.language ?? 'pl';
  const { ref_invoice: number, amount, currency, id } = payment;
  const values = { number, amount: amountInWords({ language, amount, currency }) };
  const link = `${portalOrigin}/paymentsnav/payments/${id}`;
  const mail = paymentMail({ language, wording, values, link });
  await store.outbox.queue({ channel: 'EMAIL', recipient, at: clock.now(), ...mail });
}
