import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import { placeOf } from '#contract/bookings/reading/place.ts';
import { isOn } from '#app/areas.ts';
import type { StatusKind } from '#app/components/page/index.ts';
import { addressLines, practitionerName } from '#app/domain/bookings/names.ts';
import { bookingPath, confirmPath, movePath } from '#app/domain/bookings/paths.ts';
import {
  cancelRefusal,
  effectiveStatus,
  isConfirmationAwaited,
  isOver,
  moveRefusal,
  overRefusal,
  shownStatus,
} from '#app/domain/bookings/status.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { joinPath } from '#app/domain/telehealth/paths.ts';
import { joinOf } from '#app/domain/telehealth/window.ts';
import { plainText } from '#app/domain/text.ts';
import { mayOpen } from '#app/services/access/scopes.ts';
import { nameAmong, patientsOf, titled } from '#app/services/page/patient-shown.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { momentAt } from '#app/services/page/waiting.server.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { everyPatientOf } from '#app/services/provider/frame.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { joinHours } from './join-hours.server.ts';

const STATUS_KINDS: Record<Booking['status'], StatusKind> = {
  SCHEDULED: 'planned',
  REGISTERED: 'waiting',
  EXECUTED: 'ended',
  CANCELED: 'ended',
};

/** `isTelehealthOff`: teleconsultations are switched off, so that one that is booked can be read and nothing else (B-92). */
export type BookingInRequest = {
  booking: Booking;
  request: PortalRequest;
  isTelehealthOff?: boolean;
  /** The patient lets the account read alone (AP-22). */
  isReadAlone?: boolean;
};

/** Tells whether teleconsultations are switched off (B-15). */
export const isTelehealthOff = async (request: PortalRequest) =>
  !isOn('teleconsultations', await applicationSettings(request));

/** Tells whether the bookings of a patient are read, and nothing is done about them (AP-22). */
export async function areReadAlone(request: PortalRequest, patientId: string) {
  const people = await orOutage(everyPatientOf(request));
  const person = people.ok ? people.data.find(({ id }) => id === patientId) : undefined;
  return person !== undefined && !mayOpen(person, '/newbooking');
}

/** "27 listopada, 9:00": which of several visits it is. */
export const momentOf = ({ booking, request }: BookingInRequest) => momentAt(booking.dateFrom, request);

/** When it is, as the head of a card shows it, and "za 5 dni" of a visit that is still to come. */
function timeOf({ booking, request }: BookingInRequest) {
  const { language, now } = request;
  const { dateFrom, status } = booking;
  const text = textIn(language);
  const parts = text.dayParts(dateFrom, now);
  const isAhead = status !== 'CANCELED' && !isOver(booking, now);
  return {
    at: dateFrom,
    parts,
    moment: momentOf({ booking, request }),
    near: isAhead ? text.formatDaysAhead(dayOf(dateFrom), now) : '',
  };
}

/**
 * The texts that a list's card and a booking's own page have alike. What is over looks ended, whatever its status says.
 * Here and in cards a spread stands last: before other properties it takes V8 a hundred times as long (docs/decisions/015).
 */
export function wordsOf(of: BookingInRequest) {
  const { booking, request } = of;
  const text = textIn(request.language);
  const status = effectiveStatus(booking);
  const shown = shownStatus(booking, request.now);
  const kind = isOver(booking, request.now) ? 'ended' : STATUS_KINDS[status];
  const closed = of.isReadAlone ? ('READ_ALONE' as const) : undefined;
  const off = closed ?? (isOffHere(of) ? ('TELEHEALTH_OFF' as const) : undefined);
  return {
    path: bookingPath(booking),
    movePath: movePath(booking),
    confirmPath:
      !closed && isConfirmationAwaited({ booking, now: request.now })
        ? confirmPath({ system: booking.system, id: booking.systemId })
        : null,
    service: booking.service.name,
    status: {
      kind,
      code: status,
      label: text.t(`bookings:status.${shown}`),
      meaning: text.t(`bookings:statusMeaning.${shown}`),
    },
    practitioner: booking.practitioner
      ? practitionerName(booking.practitioner)
      : text.t('bookings:facts.anyPractitioner'),
    unit: booking.organizationUnit.name,
    meeting: placeOf(booking).meeting,
    cancelRefusal: off ?? cancelRefusal({ booking, now: request.now }),
    isDone: overRefusal({ booking, now: request.now }) !== undefined,
    moveRefusal: off ?? moveRefusal({ booking, now: request.now }),
    join: off ? null : joinView({ booking, request }),
    ...timeOf({ booking, request }),
  };
}

/** True where it is a teleconsultation while there are none. */
export const isOffHere = ({ booking, isTelehealthOff: isOff = false }: BookingInRequest) =>
  isOff && booking.teleconsultationId !== undefined;

/** Where a teleconsultation is joined, and its hours; null of what cannot be joined, now or later (B-65). */
export function joinView({ booking, request: { language, now } }: BookingInRequest) {
  const join = joinOf({ booking, now });
  if (!join) return null;
  return { path: joinPath(join.teleconsultationId), hours: joinHours({ booking, join, language }) };
}

/**
 * "Poradnia Lekarza Rodzinnego, ul. Lipowa 14, gabinet 1"; a room that has a name of its own ("sala B") is called by it. From afar: by what,
 * and by which clock the hour beside it is.
 */
export function placeInWords({ booking, request }: BookingInRequest) {
  const { address } = placeOf(booking);
  const [street] = address ? addressLines(address) : [];
  return wherever({ booking, request }, street);
}

/** The same without the street, which stands on the booking's own page: a list has a line for it. */
const shortPlace = (of: BookingInRequest) => wherever(of, undefined);

function wherever({ booking, request }: BookingInRequest, street: string | undefined) {
  const { meeting, room = '' } = placeOf(booking);
  if (meeting) return request.t('bookings:facts.fromAfar', { how: request.t(`bookings:meeting.${meeting}`) });
  const inRoom = /^\d/.test(room) ? request.t('bookings:facts.inRoom', { room }) : room;
  return [plainText(booking.organizationUnit.name), street, inRoom].filter(Boolean).join(', ');
}

/** Returns from when to when; of what is done from afar by which clock, for the patient may be where another one goes. */
export function periodOf({ booking, request: { language } }: BookingInRequest) {
  const { formatPeriod, t } = textIn(language);
  const period = formatPeriod(booking.dateFrom, booking.dateTo);
  return placeOf(booking).meeting ? t('bookings:facts.polishTime', { when: period }) : period;
}

/** A booking as a list shows it: words, in the page's language and in Warsaw's time. */
export const bookingRow = (of: BookingInRequest) => ({
  place: shortPlace(of),
  ...wordsOf(of),
});

/** Whose visit it is, told apart from others of the same name; `whose` is null where the account acts for nobody else. */
export async function patientOf({ booking, request }: BookingInRequest) {
  const found = await orOutage(patientsOf(request));
  const patients = found.ok ? found.data : [];
  const person = booking.patient;
  return {
    patient: personNames(request, patients)(person),
    whose: nameAmong(request, { patients, person }),
  };
}

/** The titles of a page about a visit: whose it is stands over them. */
export const titles = ({ whose }: { whose: string | null }, heading: string) => ({
  title: titled(whose, heading),
  heading,
  whose,
});
