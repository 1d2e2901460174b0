import type { InvoiceToPay, Payment } from '#contract/payments/schemas.ts';
import { readPaymentState } from '#contract/payments/reading/states.ts';
import { formatAmount } from '#contract/payments/reading/amounts.ts';
import type { Day } from '#app/domain/dates/calendar.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import { isOverdue } from '#app/domain/payments/due.ts';
import type { ShownState } from '#app/domain/payments/states.ts';
import { plainText, type ProviderText } from '#app/domain/text.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { invoiceIssuer, paymentCurrency } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';

/** The parts that all pages of payments have alike. */

/** The currency and who issues invoices; null while that cannot be had. */
export async function moneyOf(request: AccountRequest) {
  const [currency, issuer] = await Promise.all([
    orOutage(paymentCurrency(request)),
    orOutage(invoiceIssuer(request)),
  ]);
  return {
    currency: currency.ok ? currency.data.currency : null,
    issuer: issuer.ok ? issuer.data.name : null,
  };
}
export type Money = Readonly<{ currency: string | null; issuer: ProviderText | null }>;

/** The same for paper, where who issues them is words like others. */
export async function moneyOnPaper(request: AccountRequest) {
  const { currency, issuer } = await moneyOf(request);
  return { currency, issuer: issuer && plainText(issuer) };
}

/** "1 234,50 zł"; null while nobody knows the currency: an amount without one is no amount. */
export const amountIn = (
  { language }: Pick<AccountRequest, 'language'>,
  { amount, currency }: { amount: number; currency: string | null },
) => (currency === null ? null : formatAmount({ amount, currency, language }));

export const stateOf = (word: string): ShownState => readPaymentState(word) ?? 'UNKNOWN';

type Payer = Payment['startedBy'];

/** C-42: by role, never by name. */
export const payerWords = ({ t }: Pick<AccountRequest, 't'>, { role, isThisAccount }: Payer) =>
  isThisAccount ? t(`payments:payer.own.${role}`) : t(`payments:payer.${role}`);

/** The payment of an invoice that is under way, in words. */
export function openPaymentView(request: AccountRequest, payment: NonNullable<InvoiceToPay['payment']>) {
  return {
    id: payment.id,
    state: stateOf(payment.state),
    startedAt: textIn(request.language).formatWhen(payment.startedAt, request.now),
    by: payerWords(request, payment.startedBy),
  };
}
export type OpenPaymentView = ReturnType<typeof openPaymentView>;

/** "do piątku 11 grudnia", and "Termin minął 17 listopada" of an invoice that is overdue. */
export function dueWords({ t, language, now }: AccountRequest, dueOn: Day | undefined) {
  if (dueOn === undefined) return { due: t('payments:facts.noDue'), overdue: null };
  const { formatDate, formatDayAndMonth, formatDeadline } = textIn(language);
  const isThisYear = dueOn.slice(0, 4) === today(now).slice(0, 4);
  const day = isThisYear ? formatDayAndMonth(dueOn) : formatDate(dueOn);
  return {
    due: t('payments:invoices.until', { day: formatDeadline(dueOn, now) }),
    overdue: isOverdue({ dueDay: dueOn }, today(now)) ? t('payments:invoices.overdue', { day }) : null,
  };
}
