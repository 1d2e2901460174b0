/** A draft's name in an address; anything else is no draft. */
const DRAFT = /^[\w-]{1,1000}$/;
const SERVICE = /^[\w.-]{1,60}$/;

type WaitingBooking = Readonly<{ draft: string; service?: string | undefined }>;

/** Returns the booking that waits for a declaration, as an address names it; null where it names none. */
export function waitingBookingIn(query: URLSearchParams): WaitingBooking | null {
  const draft = query.get('booking') ?? '';
  const service = query.get('service') ?? '';
  if (!DRAFT.test(draft)) return null;
  return { draft, ...(SERVICE.test(service) ? { service } : {}) };
}

/** Returns where that booking goes on: at the places of the service that was wanted, or at its first step without an answer. */
export const waitingBookingPath = ({ draft, service }: WaitingBooking) =>
  service
    ? `/newbooking/services?${new URLSearchParams({ draft, service }).toString()}`
    : `/newbooking/summary?${new URLSearchParams({ draft }).toString()}`;
