import { os, type CallContext } from '#provider/core/context.ts';
import { isOpenState } from '#contract/payments/reading/states.ts';
import { requireInvoice, requirePayment, wholeInvoice, wholePayment } from './asking.ts';
import { letterheadOf } from '#provider/core/printouts/head.ts';
import { ForeignPaymentAddress, GatewayDown } from '#provider/core/outside/payment-gateway.ts';
import { offerOf, payeeOf } from './offer.ts';
import { invoicePdf, paymentPdf } from './printout.ts';
import { asked } from './questions.ts';
import { started } from './starting.ts';
import { entryView, paidView } from './views.ts';

const list = os.payments.list.handler(async ({ input, context }) => {
  const { patientId, state, pageIndex, pageSize } = input;
  const { whose } = await context.access.scope({ patientId, action: 'payments.list' });
  const { payments, invoices, paymentOrders } = context.store;
  const part = { whose, state, after: Date.parse(input.after), before: Date.parse(input.before) };
  const [found, sums, older] = await Promise.all([
    payments.page({ ...part, offset: pageIndex * pageSize, limit: pageSize + 1 }),
    payments.sums(part),
    payments.older(part),
  ]);
  const rows = found.slice(0, pageSize);
  const refunds = await paymentOrders.refunds(rows.map(({ id }) => id));
  const refs = [...new Set(rows.map(({ ref_invoice: ref }) => ref))];
  const byRef = new Map((await invoices.ofPayments(refs)).map((row) => [row.ref_invoice, row]));
  const { id: accountId } = await context.account();
  const counted = sums.map((sum) => ({
    state: sum.state,
    count: Number(sum.count),
    amount: Number(sum.amount),
    ...(Number(sum.paid_back) > 0 && { paidBack: Number(sum.paid_back) }),
  }));
  return {
    entries: rows.flatMap((payment) => {
      const invoice = byRef.get(payment.ref_invoice);
      return invoice ? [entryView({ payment, invoice, refunds, accountId })] : [];
    }),
    hasMore: found.length > pageSize,
    total: counted.reduce((total, { count }) => total + count, 0),
    older,
    sums: counted,
  };
});

const get = os.payments.get.handler(async ({ input: { id }, context }) => {
  const { payment, invoice } = await requirePayment(context, { id, action: 'payments.get' });
  return wholePayment(context, payment, invoice);
});

const start = os.payments.start.handler(async ({ input, context, errors }) => {
  const { refInvoice: id, seenAmount } = input;
  const { invoice, patient } = await requireInvoice(context, { id, action: 'payments.start' });
  const outcome = await started(context, { invoice, patient, seenAmount }).catch((error: unknown) => {
    throw notTaken(context, { error, errors });
  });
  if ('address' in outcome) return { status: 302 as const, headers: { location: outcome.address } };
  if (outcome.refusal === 'AMOUNT_CHANGED') throw errors.AMOUNT_CHANGED({ data: { amount: outcome.amount } });
  if (outcome.refusal !== 'ALREADY_PAID') throw errors[outcome.refusal]();
  const paidBy = outcome.invoice.paid_by;
  const payment = paidBy === null ? undefined : await context.store.payments.again(paidBy);
  const { id: accountId } = await context.account();
  throw errors.ALREADY_PAID({ data: paidView({ invoice: outcome.invoice, payment, accountId }) ?? {} });
});

type Down = Readonly<Record<'GATEWAY_DOWN' | 'FOREIGN_ADDRESS', () => Error>>;

/** The error of a call that the gateway does not answer: it is said as such, and written down; an address elsewhere is an alarm. */
function notTaken({ log, requestId }: CallContext, { error, errors }: { error: unknown; errors: Down }) {
  if (!(error instanceof GatewayDown)) return error;
  if (error instanceof ForeignPaymentAddress) {
    log.error({ requestId, failure: error.message }, 'payment gateway leads elsewhere');
    return errors.FOREIGN_ADDRESS();
  }
  log.warn({ requestId, failure: error.message }, 'payment gateway');
  return errors.GATEWAY_DOWN();
}

/** Within a minute the gateway is not asked again, however often somebody presses. */
const NOT_AGAIN_MS = 60_000;

const ask = os.payments.ask.handler(async ({ input: { id }, context, errors }) => {
  const { payment } = await requirePayment(context, { id, action: 'payments.ask' });
  const { store, clock, log, requestId } = context;
  const now = clock.now().getTime();
  const isSoon = payment.asked_at !== null && now - payment.asked_at < NOT_AGAIN_MS;
  if (isOpenState(payment.state) && !isSoon) {
    await store.payments.change(id, { asked_at: now });
    await asked(context, payment).catch(async (error: unknown) => {
      // Nobody has been told anything: it may be asked again at once.
      await store.payments.change(id, { asked_at: payment.asked_at });
      if (!(error instanceof GatewayDown)) throw error;
      log.warn({ requestId, failure: error.message }, 'payment gateway');
      throw errors.GATEWAY_DOWN();
    });
  }
  return wholePayment(context, (await store.payments.again(id)) ?? payment);
});

const offer = os.payments.offer.handler(async ({ context }) => {
  await context.account();
  return offerOf(context);
});

const currency = os.payments.currency.handler(async ({ context }) => {
  await context.account();
  return { currency: (await context.store.paymentSettings.get()).currency };
});

const hisName = os.payments.hisName.handler(async ({ context }) => {
  await context.account();
  return { name: await payeeOf(context.store) };
});

const invoicePrintout = os.payments.invoicePrintout.handler(async ({ input: { id }, context }) => {
  const { invoice, patient } = await requireInvoice(context, { id, action: 'payments.invoicePrintout' });
  const { currency } = await context.store.paymentSettings.get();
  const told = await wholeInvoice(context, invoice);
  return invoicePdf({ invoice: told, patient, currency, ...(await printedBy(context)) });
});

const paymentPrintout = os.payments.paymentPrintout.handler(async ({ input: { id }, context }) => {
  const action = 'payments.paymentPrintout';
  const { payment, invoice, patient } = await requirePayment(context, { id, action });
  const told = await wholePayment(context, payment, invoice);
  return paymentPdf({
    payment: told,
    patient,
    currency: payment.currency,
    ...(await printedBy(context)),
  });
});

/** All that papers have alike. */
async function printedBy({ store, language, clock }: CallContext) {
  const [payee, letterhead] = await Promise.all([payeeOf(store), letterheadOf({ store, language })]);
  return { payee, letterhead, language, at: clock.now() };
}

export const payments = {
  list,
  get,
  start,
  ask,
  offer,
  currency,
  hisName,
  invoicePrintout,
  paymentPrintout,
};
