import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { noteOpened } from '#app/services/page/opened.server.ts';

/** Names one change of one visit, whatever a host writes its moment like: moved again it is another one. */
export const changeOf = ({ system, systemId, at }: { system: string; systemId: string; at: string }) => ({
  kind: 'visit-changed',
  id: `${system}/${systemId}/${at && new Date(at).toISOString()}`,
});

/** Notes that the account has seen what the unit has done with a visit, on the visit's own page. */
export async function noteChangeSeen(request: AccountRequest, booking: Booking) {
  const { changedByUnitAt: at } = booking;
  if (at !== undefined) await noteOpened(request, changeOf({ ...booking, at }));
}

/** Says what the page of a visit says of the unit's change; null: there was none. */
export const changedByUnit = (booking: Booking) => {
  if (booking.changedByUnitAt === undefined) return null;
  if (booking.status === 'CANCELED') return 'bookings:byUnit.canceled' as const;
  return booking.status === 'EXECUTED' ? null : ('bookings:byUnit.moved' as const);
};
