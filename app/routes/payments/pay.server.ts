import { data } from '@remix-run/node';
import { isAtBank } from '#app/domain/payments/states.ts';
import { plainText } from '#app/domain/text.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { formTargetHeader } from '#app/services/page/form-target.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { gatewayOf } from './gateway.server.ts';
import { invoiceView, type InvoiceView } from './invoice.server.ts';

/** The state of the page of paying: NO_MONEY, nobody knows in what currency. */
export type PayState = 'READY' | 'GO_ON' | 'WAIT' | 'PAID' | 'CANCELED' | 'CLOSED' | 'DOWN' | 'NO_CURRENCY';

/** The page from which an invoice is paid, by how it stands with it now. Its form alone leads to the gateway. */
export async function payPageOf(request: AccountRequest, refInvoice: string) {
  const [invoice, gateway] = await Promise.all([invoiceView(request, refInvoice), gatewayOf(request)]);
  const state = stateOf(invoice, gateway.state);
  const { amount, subject, over: whose } = invoice;
  const heading = request.t(TITLES[state], { amount: amount ?? '' });
  const over = [plainText(subject), ...(whose === null ? [] : [whose])].join(', ');
  const canPay = state === 'READY' || state === 'GO_ON';
  const page = {
    title: titled(over, heading),
    heading,
    over,
    state,
    canPay,
    openText: openTextOf(invoice, canPay),
    invoice,
    payee: gateway.payee ?? invoice.issuer,
    host: gateway.target === null ? null : new URL(gateway.target).host,
  };
  return data(page, { headers: formTargetHeader(canPay ? gateway.target : null) });
}
export type PayPageView = Awaited<ReturnType<typeof payPageOf>>['data'];

const TITLES = {
  READY: 'payments:pay.title',
  GO_ON: 'payments:pay.openTitle',
  WAIT: 'payments:pay.openTitle',
  PAID: 'payments:pay.paidTitle',
  CANCELED: 'payments:pay.canceledTitle',
  CLOSED: 'payments:pay.noSum',
  DOWN: 'page:outage.title',
  NO_CURRENCY: 'payments:pay.noSum',
} as const satisfies Record<PayState, TextKey>;

function stateOf({ state, open, amount }: InvoiceView, gateway: 'OPEN' | 'CLOSED' | 'DOWN'): PayState {
  if (state !== 'DUE') return state;
  if (open && !isAtBank(open.state)) return 'WAIT';
  if (amount === null) return 'NO_CURRENCY';
  if (gateway !== 'OPEN') return gateway;
  return open ? 'GO_ON' : 'READY';
}

/** The text about the payment that is under way: never that the bank has taken the money before the bank says so. */
function openTextOf({ state, open }: InvoiceView, canPay: boolean): TextKey | null {
  if (!open) return null;
  if (open.state === 'UNKNOWN') return 'payments:means.UNKNOWN';
  if (state !== 'DUE') return 'payments:comesBack';
  if (!isAtBank(open.state)) return 'payments:pay.waitText';
  return canPay ? 'payments:pay.openText' : 'payments:pay.openNotNow';
}
