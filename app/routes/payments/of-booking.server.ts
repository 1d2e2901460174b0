import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import { isOn } from '#app/areas.ts';
import { payPath, paymentPath } from '#app/domain/payments/paths.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { refundWords } from './refund.server.ts';

/** The way from a booking that costs something to its invoice; while payments are off one pays at the unit (C-92). Null: it has none. */
export async function wayToInvoice(request: PortalRequest, { payment, status }: Booking) {
  if (!payment) return null;
  const { isPaid, isUnderWay, refInvoice, refunds = [] } = payment;
  const settings = await orOutage(applicationSettings(request));
  const isOffered = settings.ok && isOn('payments', settings.data);
  const isLive = status !== 'CANCELED';
  if (!isOffered)
    return isPaid || !isLive ? null : { href: null, words: request.t('payments:booking.atUnit') };
  if (refInvoice === undefined) return null;
  // The invoice of a cancelled visit is not to be paid: whose money came after that looks at the payment.
  if (!isPaid && !isUnderWay && !isLive) {
    const from = refunds.find(({ paymentId }) => paymentId !== undefined)?.paymentId;
    return from === undefined
      ? null
      : { href: paymentPath(from), words: request.t('payments:booking.refund') };
  }
  const key = isPaid ? 'paid' : isUnderWay ? 'underWay' : 'unpaid';
  return { href: payPath(refInvoice), words: request.t(`payments:booking.${key}`) };
}

/** A-85, C-38, C-44: what becomes of money that goes back, in the currency of the visit's price. */
export const refundsOfBooking = (request: PortalRequest, { payment }: Booking) =>
  (payment?.refunds ?? []).map((refund) =>
    refundWords(request, { refund, money: { currency: payment?.currency ?? null } }),
  );
