import type { ChosenFact } from '#app/components/wizard/chosen-panel.tsx';
import { bookingPath } from '#app/domain/bookings/paths.ts';
import { isMove, type ServiceAnswer } from '#app/journeys/appointment.ts';
import { plainText, providerText } from '#app/domain/text.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { personFact, personOf } from '#app/services/wizard/person.server.ts';
import type { AppointmentStep } from './draft-time.server.ts';

type Way = { step: 'patients' | 'services' | 'dates'; label: string; service?: string };

/** A step, with the choices made before it. */
export type Choosing = Readonly<{
  request: AppointmentStep;
  /** The address of a step, at the places of a service where one is named. */
  pathTo: (way: Omit<Way, 'label'>) => string;
}>;

/** The way to change a choice; undefined in its own step, and for what a move keeps. */
function changeTo({ request: { step: here, draft }, pathTo }: Choosing, { label, ...way }: Way) {
  const isKept = way.step !== 'dates' && isMove(draft.answers);
  return way.step === here || isKept ? undefined : { href: pathTo(way), label };
}

/** B§2, the wizard's breadcrumb: patient (only if there is a choice of them), service, place, practitioner, time. */
export function chosenFacts(choosing: Choosing): ChosenFact[] {
  const { services } = choosing.request.draft.answers;
  return [
    ...patientFact(choosing),
    ...(services ? [serviceFact(choosing, services.serviceName), ...placeFacts(choosing, services)] : []),
    ...timeFacts(choosing),
  ];
}

export function patientFact(choosing: Choosing): ChosenFact[] {
  const { request } = choosing;
  const { t, draft } = request;
  if (draft.answers.facts.patientCount <= 1) return [];
  return personFact(request, personOf(request), {
    term: t('booking-wizard:choices.patient'),
    change: changeTo(choosing, { step: 'patients', label: t('booking-wizard:summary.changePatient') }),
  });
}

function serviceFact(choosing: Choosing, name: ServiceAnswer['serviceName']): ChosenFact {
  const { t } = choosing.request;
  return {
    icon: 'first-aid-kit',
    term: t('booking-wizard:choices.service'),
    value: name,
    isOfProvider: true,
    change: changeTo(choosing, { step: 'services', label: t('booking-wizard:summary.changeService') }),
  };
}

function placeFacts(choosing: Choosing, services: ServiceAnswer): ChosenFact[] {
  const { t } = choosing.request;
  const { unitName, unitAddress, meeting, practitionerName, medicalServiceCode } = services;
  const how = meeting && t(`bookings:meeting.${meeting}`);
  const place: ChosenFact = how
    ? { icon: 'phone', term: t('bookings:facts.place'), value: t('bookings:facts.fromAfar', { how }) }
    : {
        icon: 'map-pin',
        term: t('bookings:facts.place'),
        value: providerText([plainText(unitName), unitAddress].filter(Boolean).join(', ')),
        isOfProvider: true,
      };
  return [
    place,
    {
      icon: 'stethoscope',
      term: t('bookings:facts.practitioner'),
      value: practitionerName ?? t('bookings:facts.anyPractitioner'),
      change: changeTo(choosing, {
        step: 'services',
        label: t('booking-wizard:dates.changePlace'),
        service: medicalServiceCode,
      }),
    },
  ];
}

function timeFacts(choosing: Choosing): ChosenFact[] {
  const { t, language, draft } = choosing.request;
  const { dates, facts } = draft.answers;
  const { formatDateTime } = textIn(language);
  const current: ChosenFact[] = facts.moved
    ? [
        {
          icon: 'calendar-event',
          term: t('booking-wizard:choices.current'),
          value: formatDateTime(facts.moved.dateFrom),
        },
      ]
    : [];
  if (!dates) return current;
  const change = changeTo(choosing, { step: 'dates', label: t('booking-wizard:summary.changeDate') });
  const value = formatDateTime(dates.dateFrom);
  return [...current, { icon: 'clock', term: t('booking-wizard:choices.date'), value, change }];
}

/** The way back from the first step: to the booking that is being moved, or to the list. */
export function wayOutOf(
  { t }: Pick<AccountRequest, 't'>,
  { hisBookingId, moved }: { hisBookingId?: string | undefined; moved?: { system: string } | undefined },
) {
  if (!hisBookingId || !moved) return { href: '/bookings', label: t('bookings:details.back') };
  const href = bookingPath({ system: moved.system, systemId: hisBookingId });
  return { href, label: t('bookings:cancel.back') };
}
