import type { BookingStatus } from '#contract/bookings/schemas/bookings.ts';

/** The unit has taken the visit over. */
export const READY_ORDER_STATUS = 'GTRE';

/** The one status that all rules use: SCHEDULED with GTRE counts as REGISTERED (B§4, A-83). */
export function effectiveStatus({
  status,
  orderStatus,
}: Readonly<{ status: BookingStatus; orderStatus: string | null }>): BookingStatus {
  return status === 'SCHEDULED' && orderStatus === READY_ORDER_STATUS ? 'REGISTERED' : status;
}
