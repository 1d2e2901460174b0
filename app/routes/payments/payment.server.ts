import type { Payment } from '#contract/payments/schemas.ts';
import { isOpenState } from '#contract/payments/reading/states.ts';
import { isId } from '#app/domain/id.ts';
import { payPath, paymentPath, paymentPrintPath } from '#app/domain/payments/paths.ts';
import { isAtBank, type ShownState } from '#app/domain/payments/states.ts';
import { plainText } from '#app/domain/text.ts';
import { wayToWrite } from '#app/routes/messages/way-in.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { MARKS } from '#app/services/page/page-cache.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { personOf } from './invoice.server.ts';
import { refundWords } from './refund.server.ts';
import { amountIn, moneyOf, payerWords, stateOf } from './view.server.ts';

/** The payment of an address as the provider has it. @throws notFound, the same for another's as for none */
export function paymentOf(request: AccountRequest, id: string) {
  if (!isId(id)) throw notFound();
  return orNotFound(request.provider.payments.get({ id }));
}

/** A payment as its own page and its paper say it. */
export async function paymentView(request: AccountRequest, payment: Payment) {
  const { t, language } = request;
  const { formatDateTime } = textIn(language);
  const money = await moneyOf(request);
  const { patient, over } = await personOf(request, payment.patientId);
  const state = stateOf(payment.state);
  const heading = t('payments:payment.title', {
    state: t(`payments:state.${state}`),
    what: plainText(payment.subject),
  });
  return {
    title: titled(over, heading),
    heading,
    over,
    id: payment.id,
    path: paymentPath(payment.id),
    state,
    isOpen: isOpenState(payment.state),
    subject: payment.subject,
    patient,
    refInvoice: payment.refInvoice,
    issuer: money.issuer,
    amount: amountIn(request, { ...money, amount: payment.amount }),
    startedAt: formatDateTime(payment.startedAt),
    by: payerWords(request, payment.startedBy),
    steps: payment.steps.map((step) => ({
      state: stateOf(step.state),
      at: step.at,
      by: step.by === 'PERSON' ? payerWords(request, payment.startedBy) : t(`payments:step.${step.by}`),
    })),
    next: nextOf(request, payment),
    refunds: payment.refunds.map((refund) => refundWords(request, { refund, money })),
    printHref: paymentPrintPath(payment.id, 'printout'),
  };
}
export type PaymentView = Awaited<ReturnType<typeof paymentView>>;

/** The events that come by themselves to a payment that is under way, and by when. */
function nextOf({ t, language }: AccountRequest, { next, invoice }: Payment) {
  if (!next) return [];
  const { formatDateTime } = textIn(language);
  return [
    ...(next.askedAt === undefined
      ? []
      : [t('payments:payment.askedAt', { at: formatDateTime(next.askedAt) })]),
    t(invoice.state === 'DUE' ? 'payments:payment.endsAt' : 'payments:payment.endsAtNotDue', {
      at: formatDateTime(next.endsAt),
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

/** All that the page of a payment shows: how it stands, and the ways on. */
export async function paymentPage(request: AccountRequest, id: string) {
  const payment = await paymentOf(request, id);
  const { refInvoice, patientId, invoice, canTryAgain } = payment;
  const view = await paymentView(request, payment);
  return {
    ...view,
    invoiceState: invoice.state,
    meaning: meaningOf(view.state, payment),
    comesBack: view.isOpen && invoice.state !== 'DUE',
    goOnHref: isAtBank(view.state) && invoice.state === 'DUE' ? payPath(refInvoice) : null,
    tryAgainHref: canTryAgain ? payPath(refInvoice) : null,
    isPaidOtherwise: invoice.state === 'PAID' && view.state !== 'COMPLETED',
    writeHref: await wayToWrite(request, { kind: 'INVOICE', id: refInvoice, patientId }),
    checkedAt: MARKS.now,
  };
}
export type PaymentPageView = Awaited<ReturnType<typeof paymentPage>>;
