import type { z } from 'zod';
import type { BookingStatus } from '#contract/bookings/schemas/bookings.ts';
import type { ClosedCode } from '#contract/telehealth-live/schemas.ts';
import type { Window } from '#provider/core/telehealth/window.ts';

/** it has taken place, or will not. */
export const isOver = (status: BookingStatus) => status === 'EXECUTED' || status === 'CANCELED';

type Asked = Readonly<{
  status: BookingStatus;
  window: Pick<Window, 'state'>;
  isBooked: boolean;
  /** True for an act that may be asked for before a "now" one is booked. */
  mayBeUnbooked: boolean;
  /** True for an act that may be asked for before the window opens. */
  mayBeEarly: boolean;
}>;

/** Why nothing is taken, in the order of the checks; null: it is. */
export function closedBy({
  status,
  window,
  isBooked,
  mayBeUnbooked,
  mayBeEarly,
}: Asked): z.output<typeof ClosedCode> | null {
  if (status === 'EXECUTED' || status === 'CANCELED') return status;
  if (window.state === 'LATE' || (window.state === 'EARLY' && !mayBeEarly)) return window.state;
  return isBooked || mayBeUnbooked ? null : 'UNREGISTERED';
}
