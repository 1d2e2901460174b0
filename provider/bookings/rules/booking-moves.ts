import type { BookingStatus } from '#contract/bookings/schemas/bookings.ts';
import { effectiveStatus, READY_ORDER_STATUS } from '#provider/core/booking-status.ts';

/** The moves that the staff can make with a booking: a next status, or GTRE, which leaves it SCHEDULED. */
export const BOOKING_MOVES = ['REGISTERED', 'GTRE', 'EXECUTED', 'CANCELED'] as const;
export type BookingMove = (typeof BOOKING_MOVES)[number];

type BookingState = Readonly<{ status: BookingStatus; orderStatus: string | null }>;

const MOVES: Record<BookingStatus, readonly BookingMove[]> = {
  SCHEDULED: ['REGISTERED', 'GTRE', 'CANCELED'],
  REGISTERED: ['EXECUTED', 'CANCELED'],
  EXECUTED: [],
  CANCELED: [],
};

/** SCHEDULED, then REGISTERED, then EXECUTED; CANCELED from the first two. By the effective status. */
export const movesOf = (booking: BookingState) => MOVES[effectiveStatus(booking)];

export function moved({ booking, move }: { booking: BookingState; move: BookingMove }): BookingState {
  if (move === 'GTRE') return { status: booking.status, orderStatus: READY_ORDER_STATUS };
  return { status: move, orderStatus: booking.orderStatus };
}
