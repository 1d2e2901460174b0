import type { Payment } from '#contract/payments/schemas.ts';
import { isOpenState } from '#contract/payments/reading/states.ts';
import { isId } from '#app/domain/id.ts';
import {
  isBackFromBank,
  payPath,
  paymentBackPath,
  paymentPath,
  paymentPrintPath,
} from '#app/domain/payments/paths.ts';
import { isAtBank, type ShownState } from '#app/domain/payments/states.ts';
import { plainText } from '#app/domain/text.ts';
import { wayToWrite } from '#app/routes/messages/way-in.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { documentDays } from '#app/services/page/document-days.server.ts';
import { MARKS } from '#app/services/page/page-cache.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { personOf } from './invoice.server.ts';
import { refundWords } from './refund.server.ts';
import { amountIn, moneyOf, payerWords, stateOf } from './view.server.ts';

/** The payment of an address as the provider has it. @throws notFound, the same for another's as for none */
export function paymentOf(request: AccountRequest, id: string) {
  if (!isId(id)) throw notFound();
  return orNotFound(request.provider.payments.get({ id }));
}

/** A payment as its own page says it. */
export async function paymentView(request: AccountRequest, payment: Payment) {
  const { t } = request;
  const { momentOf } = documentDays(request);
  const money = await moneyOf(request);
  const { patient, over } = await personOf(request, payment.patientId);
  const state = stateOf(payment.state);
  const amount = amountIn(request, { ...money, amount: payment.amount });
  return {
    whose: over,
    id: payment.id,
    path: paymentPath(payment.id),
    state,
    isOpen: isOpenState(payment.state),
    isDue: payment.invoice.state === 'DUE',
    subject: payment.subject,
    patient,
    refInvoice: payment.refInvoice,
    issuer: money.issuer,
    amount,
    steps: payment.steps.map((step) => ({
      state: stateOf(step.state),
      at: momentOf(step.at),
      by: step.by === 'PERSON' ? payerWords(request, payment.startedBy) : t(`payments:step.${step.by}`),
    })),
    next: nextOf(request, { payment, momentOf }),
    refunds: payment.refunds.map((refund) => refundWords(request, { refund, money })),
    printHref: paymentPrintPath(payment.id, 'printout'),
  };
}
export type PaymentView = Awaited<ReturnType<typeof paymentView>>;

type Coming = Readonly<{ payment: Payment; momentOf: (at: string) => string }>;

/** The events that come by themselves to a payment that is under way, and by when. */
function nextOf({ t }: AccountRequest, { payment: { next, invoice }, momentOf }: Coming) {
  if (!next) return [];
  return [
    ...(next.askedAt === undefined ? [] : [t('payments:payment.askedAt', { at: momentOf(next.askedAt) })]),
    t(invoice.state === 'DUE' ? 'payments:payment.endsAt' : 'payments:payment.endsAtNotDue', {
      at: momentOf(next.endsAt),
    }),
  ];
}

/** The meaning of a state: a no after which the money came all the same, and an invoice that such a payment would no longer pay, are told apart. */
function meaningOf(
  state: ShownState,
  { refunds, invoice }: Payment,
): ShownState | 'REJECTED_PAID' | 'CANCELED_NOT_DUE' {
  if (state === 'REJECTED' && refunds.length > 0) return 'REJECTED_PAID';
  return state === 'CANCELED' && invoice.state !== 'DUE' ? 'CANCELED_NOT_DUE' : state;
}

/** "Zapłacone 150,00 zł"; while the bank is asked, that it is asked. */
function headingOf({ t }: AccountRequest, { state, isOpen, amount }: PaymentView, isBack: boolean) {
  const stated = isOpen && isBack ? t('payments:payment.awaited') : t(`payments:state.${state}`);
  if (amount === null) return stated;
  return state === 'COMPLETED'
    ? t('payments:payment.paid', { amount })
    : t('payments:payment.title', { state: stated, amount });
}

/** All that the page of a payment shows: how it stands, and the ways on; none to pay while the browser has just come back from the bank. */
export async function paymentPage(request: AccountRequest, id: string) {
  const payment = await paymentOf(request, id);
  const { refInvoice, patientId, invoice, canTryAgain } = payment;
  const view = await paymentView(request, payment);
  const isBack = isBackFromBank(request.url.searchParams);
  const heading = headingOf(request, view, isBack);
  const over = [plainText(view.subject), ...(view.whose === null ? [] : [view.whose])].join(', ');
  return {
    ...view,
    title: titled(over, heading),
    heading,
    over,
    isBack,
    path: isBack ? paymentBackPath(view.id) : view.path,
    invoiceState: invoice.state,
    meaning: meaningOf(view.state, payment),
    comesBack: view.isOpen && invoice.state !== 'DUE',
    goOnHref: !isBack && isAtBank(view.state) && invoice.state === 'DUE' ? payPath(refInvoice) : null,
    tryAgainHref: canTryAgain ? payPath(refInvoice) : null,
    isPaidOtherwise: invoice.state === 'PAID' && view.state !== 'COMPLETED',
    writeHref: await wayToWrite(request, { kind: 'INVOICE', id: refInvoice, patientId }),
    checkedAt: MARKS.now,
  };
}
export type PaymentPageView = Awaited<ReturnType<typeof paymentPage>>;
