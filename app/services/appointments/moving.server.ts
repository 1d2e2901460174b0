import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import { bookingPath } from '#app/domain/bookings/paths.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

/** B§8. */
export const UNIT = 'bookings:move.unit' satisfies TextKey;

const MOVE_TEXTS: Partial<Record<TextKey, TextKey>> = {
  'booking-wizard:services.notForPatient': UNIT,
  'booking-wizard:services.withheld': 'bookings:move.withheld',
  'booking-wizard:services.unknown': 'bookings:move.byPhone',
};

/** The words of a check of the service about a booking that is there already. */
export const moveText = (refusal: TextKey) => MOVE_TEXTS[refusal] ?? refusal;

/** Leads to a booking that cannot be moved, with the reason. */
export const toBooking = (
  request: PortalRequest,
  booking: Pick<Booking, 'system' | 'systemId'>,
  key: TextKey,
) => redirectWithNotice(request, bookingPath(booking), { key, kind: 'error' });
