const MODE = 'MODIFY';
const LONGEST = { system: 40, id: 80 } as const;

type Key = { system: string; systemId: string };

/** A booking's own page. */
export const bookingPath = ({ system, systemId }: Key) =>
  `/bookings/${encodeURIComponent(system)}/${encodeURIComponent(systemId)}`;

/** The page of the teleconsultation that a patient has now already; the list where the host does not say which. */
export const firstNowPath = (first: { system: string; id: string } | undefined) =>
  first ? bookingPath({ system: first.system, systemId: first.id }) : '/bookings';

/** B§2: the wizard's entry (params mode, oldBookingId, system) for moving a booking, a teleconsultation by its own wizard (B-63). */
export const movePath = ({
  system,
  systemId,
  teleconsultationId,
}: Key & { teleconsultationId?: string | undefined }) =>
  `${teleconsultationId === undefined ? '/newbooking' : TELECONSULTATION_PATH}?mode=${MODE}&system=${encodeURIComponent(system)}&oldBookingId=${encodeURIComponent(systemId)}`;

/** A move of which the address does not say what is to be moved: its way out says so. */
export const UNNAMED_MOVE_PATH = `/newbooking?mode=${MODE}`;

/** B§2: where a booking is confirmed. */
export const confirmPath = ({ system, id }: { system: string; id: string }) =>
  `/bookings/confirm/${encodeURIComponent(system)}/${encodeURIComponent(id)}`;

/** B§2: where the referral of a booking is corrected. */
export const referralPath = ({ system, systemId }: Key) =>
  `/referral?${new URLSearchParams({ system, bookingId: systemId }).toString()}`;

/** Which booking's referral it is; undefined when the address does not say. */
export const readReferralKey = (query: URLSearchParams) => readKey(query, 'bookingId');

const ANEW = 'anew';
/** The wizard from its first page, whatever was begun before. */
export const NEW_PATH = `/newbooking?${ANEW}=1`;
export const isAnew = (query: URLSearchParams) => query.has(ANEW);

/** B§2: the wizard's entry for a teleconsultation. */
export const TELECONSULTATION_PATH = '/newteleconsultation';

export const isMoveAsked = (query: URLSearchParams) => query.get('mode') === MODE;

/** Which booking is to be moved; undefined when the address does not say. */
export const readMove = (query: URLSearchParams) => readKey(query, 'oldBookingId');

function readKey(query: URLSearchParams, name: 'bookingId' | 'oldBookingId') {
  const system = query.get('system') ?? '';
  const id = query.get(name) ?? '';
  const isNamed = system !== '' && id !== '';
  return isNamed && system.length <= LONGEST.system && id.length <= LONGEST.id ? { system, id } : undefined;
}
