import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import { localMinuteOf } from '#app/domain/dates/warsaw.ts';
import type { ServiceAnswer, SlotAnswer } from '#app/journeys/appointment.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

type Drafted = Readonly<{
  patientId: string | undefined;
  services?: ServiceAnswer | undefined;
  dates?: SlotAnswer | undefined;
  /** The booking that the draft moves. */
  hisBookingId: string | undefined;
}>;

/** The patient's live booking of a draft's very time and place; of a move, the very booking. Then only its answer was lost. */
export async function bookingMade(
  { provider }: Pick<PortalRequest, 'provider'>,
  { patientId, dates, services, hisBookingId }: Drafted,
): Promise<Booking | null> {
  if (!patientId || !dates || !services) return null;
  const period = { dateFrom: localMinuteOf(dates.dateFrom), dateTo: localMinuteOf(dates.dateTo) };
  const { booking } = await provider.bookings.firstForPatient({ patientId, ...period });
  const isThis = booking?.dateFrom === dates.dateFrom && booking.availabilityId === services.availabilityId;
  const isMoved = hisBookingId === undefined || hisBookingId === booking?.systemId;
  return isThis && isMoved ? booking : null;
}
