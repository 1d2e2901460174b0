import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import { placeOf } from '#contract/bookings/reading/place.ts';
import { addressLines, practitionerName } from '#app/domain/bookings/names.ts';
import { effectiveStatus } from '#app/domain/bookings/status.ts';
import { joinPath } from '#app/domain/telehealth/paths.ts';
import type { CalendarEvent } from '#app/domain/calendar/ical.ts';
import { fullName } from '#app/domain/patients/patients.ts';
import { plainText } from '#app/domain/text.ts';
import type { Language } from '#app/domain/dates/words.ts';
import type { Portal } from '#app/services/request/load-context.server.ts';
import { textIn } from '#app/services/text/texts.ts';

type CalendarBooking = { booking: Booking; language: Language; portal: Portal };

/**
 * A booking as a calendar shows it. `withoutNames`: nothing says who, what or which unit; a calendar may lie open on a
 * desk, or belong to an employer. `missing`: what a teleconsultation still lacks, in words that name nobody; while there are none, nothing
 * says where it is joined (B-92).
 */
export function calendarEvent({
  booking,
  language,
  portal,
  withoutNames = false,
  isTelehealthOff,
  missing = [],
}: CalendarBooking & {
  withoutNames?: boolean;
  isTelehealthOff: boolean;
  missing?: readonly string[];
}): CalendarEvent {
  const { t } = textIn(language);
  const [origin] = portal.environment.origins;
  const { system, systemId } = booking;
  const isCanceled = booking.status === 'CANCELED';
  const named = withoutNames
    ? t('booking-calendar:visit')
    : `${plainText(booking.service.name)}, ${fullName(booking.patient)}`;

  return {
    uid: `${systemId}.${system}@${new URL(origin).hostname}`,
    sequence: booking.sequence,
    isCanceled,
    startsAt: booking.dateFrom,
    endsAt: booking.dateTo,
    summary: isCanceled ? t('booking-calendar:canceled', { visit: named }) : named,
    location: locationOf({ booking, language, origin, withoutNames, isTelehealthOff }),
    description: [
      ...(withoutNames ? [] : [descriptionOf({ booking, language })]),
      ...(isTelehealthOff ? [] : joinLines({ booking, language, origin, missing })),
    ].join('\n'),
    url: `${origin}/bookings/${encodeURIComponent(system)}/${encodeURIComponent(systemId)}`,
  };
}

type Located = Pick<CalendarBooking, 'booking' | 'language'> & {
  origin: string;
  withoutNames: boolean;
  isTelehealthOff: boolean;
};

/** The unit and its address; from afar by what, and the address at which it is joined while it can be. */
function locationOf({ booking, language, origin, withoutNames, isTelehealthOff }: Located) {
  const { meeting, address } = placeOf(booking);
  if (meeting === null) {
    const lines = addressLines(address);
    return [...(withoutNames ? [] : [plainText(booking.organizationUnit.name)]), ...lines].join(', ');
  }
  const at = isTelehealthOff ? null : joinAddress({ booking, origin });
  return [textIn(language).t(`bookings:meeting.${meeting}`), ...(at ? [at] : [])].join(', ');
}

/** Who and what to know, a line each; and the room, where somebody comes to one. */
function descriptionOf({ booking, language }: Pick<CalendarBooking, 'booking' | 'language'>) {
  const { t } = textIn(language);
  const { practitioner, organizationUnit: unit, service } = booking;
  const { room } = placeOf(booking);
  const lines: [string, string | undefined][] = [
    [t('bookings:facts.patient'), fullName(booking.patient)],
    [t('bookings:facts.practitioner'), practitioner && practitionerName(practitioner)],
    [t('bookings:facts.room'), room],
    [t('bookings:facts.contact'), unit.contact.phoneNumber],
    [t('bookings:facts.preparation'), service.condition && plainText(service.condition)],
  ];
  return lines.flatMap(([term, value]) => (value ? [`${term}: ${value}`] : [])).join('\n');
}

type Joined = Pick<CalendarBooking, 'booking' | 'language'> & { origin: string; missing: readonly string[] };

/** Where a teleconsultation is joined that can be, now or later (B-65), and what it lacks; what it lacks has commas of its own. */
function joinLines({ booking, language, origin, missing }: Joined) {
  const { t } = textIn(language);
  const address = joinAddress({ booking, origin });
  if (address === null) return [];
  return [
    t('telehealth:join.line', { address }),
    ...(missing.length > 0 ? [t('telehealth:missing.calendar', { what: missing.join('; ') })] : []),
  ];
}

/** Where it is joined that can be, now or later (B-65); null of all else. */
function joinAddress({ booking, origin }: { booking: Booking; origin: string }) {
  const status = effectiveStatus(booking);
  const isAhead = status === 'SCHEDULED' || status === 'REGISTERED';
  return booking.teleconsultationId && isAhead ? origin + joinPath(booking.teleconsultationId) : null;
}

/** The answer that holds a calendar. */
export const calendarResponse = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { 'content-type': 'text/calendar; charset=utf-8', ...headers } });
