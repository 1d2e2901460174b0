import type { ChosenFact } from '#app/components/wizard/chosen-panel.tsx';
import type { ServiceAnswer } from '#app/journeys/booking/draft.ts';
import { chosenPatientId, isMove, type BookingStep } from '#app/journeys/booking/journey.ts';
import { plainText, providerText } from '#app/domain/text.ts';
import { textIn } from '#app/services/text/texts.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import type { DraftRequest } from './drafts.server.ts';
import { stepPath } from './paths.server.ts';

/** B§2, the wizard's breadcrumb: patient (only if there is a choice of them), service, place, practitioner, time. */
export function chosenSoFar(request: DraftRequest): ChosenFact[] {
  const { services } = request.draft.answers;
  return [
    ...patientChosen(request),
    ...(services ? [serviceChosen(request, services.serviceName), ...placeChosen(request, services)] : []),
    ...timeChosen(request),
  ];
}

/** The way to an earlier step; a move keeps what it is for. */
function changeTo(
  { draft, step: here }: DraftRequest,
  { step, label, service }: { step: BookingStep; label: string; service?: string },
) {
  if (step === here || (step !== 'dates' && isMove(draft.answers))) return undefined;
  return { href: stepPath(draft.id, step, service ? { service } : {}), label };
}

export function patientChosen(request: DraftRequest): ChosenFact[] {
  const { draft, t } = request;
  const patient = draft.patients.find(({ id }) => id === chosenPatientId(draft.answers));
  if (draft.answers.facts.patientCount <= 1 || !patient) return [];
  return [
    {
      icon: 'user',
      term: t('booking-wizard:choices.patient'),
      value: personNames(request, draft.patients)(patient),
      change: changeTo(request, {
        step: 'patients',
        label: t('booking-wizard:summary.changePatient'),
      }),
    },
  ];
}

const serviceChosen = (request: DraftRequest, name: ServiceAnswer['serviceName']): ChosenFact => ({
  icon: 'first-aid-kit',
  term: request.t('booking-wizard:choices.service'),
  value: name,
  isOfProvider: true,
  change: changeTo(request, {
    step: 'services',
    label: request.t('booking-wizard:summary.changeService'),
  }),
});

function placeChosen(request: DraftRequest, services: ServiceAnswer): ChosenFact[] {
  const { t } = request;
  const { unitName, unitAddress, practitionerName, medicalServiceCode } = services;
  return [
    {
      icon: 'map-pin',
      term: t('bookings:facts.place'),
      value: providerText([plainText(unitName), unitAddress].filter(Boolean).join(', ')),
      isOfProvider: true,
    },
    {
      icon: 'stethoscope',
      term: t('bookings:facts.practitioner'),
      value: practitionerName ?? t('bookings:facts.anyPractitioner'),
      change: changeTo(request, {
        step: 'services',
        label: t('booking-wizard:dates.changePlace'),
        service: medicalServiceCode,
      }),
    },
  ];
}

function timeChosen(request: DraftRequest): ChosenFact[] {
  const { t, draft, language } = request;
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
  const change = changeTo(request, { step: 'dates', label: t('booking-wizard:summary.changeDate') });
  const value = formatDateTime(dates.dateFrom);
  return [...current, { icon: 'clock', term: t('booking-wizard:choices.date'), value, change }];
}
