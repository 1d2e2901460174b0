import type { Patient } from '#contract/patients/schemas.ts';
import type { ChosenFact } from '#app/components/wizard/chosen-panel.tsx';
import type { ServiceAnswer, SlotAnswer } from '#app/journeys/appointment.ts';
import { plainText, providerText } from '#app/domain/text.ts';
import { textIn } from '#app/services/text/texts.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';

type Way = { step: 'patients' | 'services' | 'dates'; label: string; service?: string };

/** The choices made in a wizard for a visit or a teleconsultation, and the ways to change them. */
export type Choosing = Readonly<{
  request: AccountRequest;
  patients: readonly Patient[];
  patientId: string | undefined;
  answers: Readonly<{
    facts: { patientCount: number; moved?: { dateFrom: string } | undefined };
    services?: ServiceAnswer | undefined;
    dates?: SlotAnswer | undefined;
  }>;
  /** Undefined where it cannot be changed from here. */
  changeTo: (way: Way) => ChosenFact['change'];
}>;

/** B§2, the wizard's breadcrumb: patient (only if there is a choice of them), service, place, practitioner, time. */
export function chosenFacts(choosing: Choosing): ChosenFact[] {
  const { services } = choosing.answers;
  return [
    ...patientFact(choosing),
    ...(services ? [serviceFact(choosing, services.serviceName), ...placeFacts(choosing, services)] : []),
    ...timeFacts(choosing),
  ];
}

export function patientFact({ request, patients, patientId, answers, changeTo }: Choosing): ChosenFact[] {
  const { t } = request;
  const patient = patients.find(({ id }) => id === patientId);
  if (answers.facts.patientCount <= 1 || !patient) return [];
  return [
    {
      icon: 'user',
      term: t('booking-wizard:choices.patient'),
      value: personNames(request, patients)(patient),
      change: changeTo({ step: 'patients', label: t('booking-wizard:summary.changePatient') }),
    },
  ];
}

const serviceFact = (
  { request: { t }, changeTo }: Choosing,
  name: ServiceAnswer['serviceName'],
): ChosenFact => ({
  icon: 'first-aid-kit',
  term: t('booking-wizard:choices.service'),
  value: name,
  isOfProvider: true,
  change: changeTo({ step: 'services', label: t('booking-wizard:summary.changeService') }),
});

function placeFacts({ request: { t }, changeTo }: Choosing, services: ServiceAnswer): ChosenFact[] {
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
      change: changeTo({
        step: 'services',
        label: t('booking-wizard:dates.changePlace'),
        service: medicalServiceCode,
      }),
    },
  ];
}

function timeFacts({ request, answers: { dates, facts }, changeTo }: Choosing): ChosenFact[] {
  const { t, language } = request;
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
  const change = changeTo({ step: 'dates', label: t('booking-wizard:summary.changeDate') });
  const value = formatDateTime(dates.dateFrom);
  return [...current, { icon: 'clock', term: t('booking-wizard:choices.date'), value, change }];
}
