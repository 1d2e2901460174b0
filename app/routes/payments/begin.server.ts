import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import type { Invoice } from '#contract/payments/schemas.ts';
import { HISTORY_PATH, paymentPath } from '#app/domain/payments/paths.ts';
import { isAtBank } from '#app/domain/payments/states.ts';
import { isAtOrigin } from '#app/domain/signing/documents.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { failedWrite } from '#app/services/forms/failed-write.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import { textIn } from '#app/services/text/texts.ts';
import { begunCookie } from './begun.server.ts';
import { gatewayOf } from './gateway.server.ts';
import { invoiceOf } from './invoice.server.ts';
import { PayForm } from './pay.form.server.ts';
import { amountIn, moneyOf, payerWords, stateOf } from './view.server.ts';

const STATUS = {
  ALREADY_PAID: 409,
  NOT_DUE: 409,
  AMOUNT_CHANGED: 409,
  CLOSED: 409,
  FOREIGN_ADDRESS: 422,
  GATEWAY_DOWN: 503,
} as const;
type Why = keyof typeof STATUS;

/**
 * Begins a payment, or goes on with the one that is under way, and leads to the gateway (S-08, A-157, A-159); what keeps it from that is
 * said on the page. Nothing is begun with an amount that the page has not shown (C-91).
 */
export async function beginPayment(request: AccountRequest, refInvoice: string) {
  const submission = parseWithZod(await request.form(), { schema: PayForm });
  const seenAmount = submission.status === 'success' ? submission.value.seenAmount : undefined;
  const say = (why: Why, text: ErrorText = `payments:failed.${why}`) =>
    refused(submission, { '': [text] }, { status: STATUS[why] });
  const refuse = async (why: Why) => say(why, await textOf(request, { why, refInvoice }));

  const invoice = await invoiceOf(request, refInvoice);
  const settled = await settledAnswer(request, invoice);
  if (settled) return settled;
  if (invoice.state === 'PAID') return refuse('ALREADY_PAID');
  if (invoice.state === 'CANCELED') return refuse('NOT_DUE');
  if (seenAmount !== invoice.amount) return refuse('AMOUNT_CHANGED');
  const { state, target } = await gatewayOf(request);
  if (state === 'DOWN') return say('GATEWAY_DOWN');
  if (target === null) return say('CLOSED');

  const [error, begun] = await safe(request.provider.payments.start({ refInvoice, seenAmount }));
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND') throw notFound();
    if (error.code === 'FOREIGN_ADDRESS') alarm(request);
    return refuse(error.code);
  }
  const history = { href: HISTORY_PATH, words: 'payments:completed.seeLink' } as const;
  const failed = error && failedWrite(error, 'payments.start', history);
  if (failed) return refused(submission, { '': failed }, { status: 503 });
  if (error) throw error;
  const { location } = begun.headers;
  if (!isAtOrigin(location, target)) {
    alarm(request);
    return say('FOREIGN_ADDRESS');
  }
  return redirect(location, { status: 303, headers: await rememberingHeaders(request, refInvoice) });
}

/** Leads to the payment where it is over already, or waits for nothing but an answer (Back after paying); null where there is more to say. */
async function settledAnswer(request: AccountRequest, { state, paid, payment }: Invoice) {
  if (state === 'PAID' && paid?.isThisAccount && paid.paymentId !== undefined)
    return redirectWithNotice(request, paymentPath(paid.paymentId), {
      key: 'payments:failed.ALREADY_PAID_BY_THIS',
      kind: 'notice',
    });
  const underWay = payment && stateOf(payment.state);
  if (state === 'DUE' && underWay && !isAtBank(underWay))
    return redirectWithNotice(request, paymentPath(payment.id), {
      key: underWay === 'UNKNOWN' ? 'payments:failed.UNDER_WAY' : 'payments:failed.WAITS',
      kind: 'notice',
    });
  return null;
}

/** The words of a refusal, with who has paid it and how much it is now. */
async function textOf(
  request: AccountRequest,
  { why, refInvoice }: { why: Why; refInvoice: string },
): Promise<ErrorText> {
  if (why !== 'ALREADY_PAID' && why !== 'AMOUNT_CHANGED') return `payments:failed.${why}`;
  const { paid, amount } = await invoiceOf(request, refInvoice);
  if (why === 'AMOUNT_CHANGED') {
    const now = amountIn(request, { ...(await moneyOf(request)), amount });
    return withValues('payments:failed.AMOUNT_CHANGED', { amount: now ?? '' });
  }
  if (!paid) return 'payments:failed.ALREADY_PAID_SOMEHOW';
  const at = textIn(request.language).formatMoment(paid.at, request.now);
  return withValues('payments:failed.ALREADY_PAID', { by: payerWords(request, paid), at });
}

/** Somebody must look at it: the gateway, or what stands before it, leads patients elsewhere. */
function alarm({ context: { portal, requestId } }: AccountRequest) {
  portal.log.error({ requestId }, 'payment gateway leads elsewhere');
}

/** The browser keeps which payment it has begun, so that it finds it again when it comes back. */
async function rememberingHeaders(request: AccountRequest, refInvoice: string) {
  const after = await orOutage(request.provider.invoices.get({ refInvoice }));
  const id = after.ok ? after.data.payment?.id : undefined;
  return new Headers(id === undefined ? [] : [['set-cookie', begunCookie(request).write(id)]]);
}
