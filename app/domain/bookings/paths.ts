const MODE = 'MODIFY';
const LONGEST = { system: 40, oldBookingId: 80 } as const;

type Key = { system: string; systemId: string };

/** A booking's own page. */
export const bookingPath = ({ system, systemId }: Key) =>
  `/bookings/${encodeURIComponent(system)}/${encodeURIComponent(systemId)}`;

/** B§2: the wizard's entry (params mode, oldBookingId, system) for moving a booking. */
export const movePath = ({ system, systemId }: Key) =>
  `/newbooking?${new URLSearchParams({ mode: MODE, system, oldBookingId: systemId }).toString()}`;

/** Whether the address asks for a move; any other mode is a new booking. */
export const isMoveAsked = (query: URLSearchParams) => query.get('mode') === MODE;

/** Which booking is to be moved; undefined when the address does not say. */
export function readMove(query: URLSearchParams) {
  const system = query.get('system') ?? '';
  const id = query.get('oldBookingId') ?? '';
  const isNamed = system !== '' && id !== '';
  return isNamed && system.length <= LONGEST.system && id.length <= LONGEST.oldBookingId
    ? { system, id }
    : undefined;
}
