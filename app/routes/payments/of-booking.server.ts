import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import { isOn } from '#app/areas.ts';
import { payPath } from '#app/domain/payments/paths.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/** The way from a booking that costs something to its invoice; while payments are off one pays at the unit (C-92). Null: it has none. */
export async function wayToInvoice(request: PortalRequest, { payment, status }: Booking) {
  if (!payment) return null;
  const { isPaid, isUnderWay, refInvoice } = payment;
  const settings = await orOutage(applicationSettings(request));
  const isOffered = settings.ok && isOn('payments', settings.data);
  const isLive = status !== 'CANCELED';
  if (!isOffered)
    return isPaid || !isLive ? null : { href: null, words: request.t('payments:booking.atUnit') };
  if (refInvoice === undefined) return null;
  if (!isPaid && !isUnderWay && !isLive) return null;
  const key = isPaid ? 'paid' : isUnderWay ? 'underWay' : 'unpaid';
  return { href: payPath(refInvoice), words: request.t(`payments:booking.${key}`) };
}
