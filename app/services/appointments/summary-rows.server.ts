import type { SummaryRow } from '#app/components/wizard/summary-rows.tsx';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { nameIn, personOf } from '#app/services/wizard/person.server.ts';
import type { AppointmentStep } from './draft-time.server.ts';

type Ways = Readonly<{
  /** Who it is with where nobody is chosen. */
  whoever?: TextKey;
  /** The way to a step and back from there, to the places of a service where one is named; nothing where it cannot be changed. */
  changeTo: (way: {
    step: 'patients' | 'services';
    label: TextKey;
    service?: string;
  }) => Pick<SummaryRow, 'change'>;
}>;

/** The rows of for whom something is booked, what it is, and with whom. */
export function whoAndWhat(
  request: AppointmentStep,
  { whoever = 'bookings:facts.anyPractitioner', changeTo }: Ways,
): SummaryRow[] {
  const { t } = request;
  const { facts, services, dates } = request.draft.answers;
  if (!services) return [];
  return [
    {
      term: t('bookings:facts.patient'),
      value: nameIn(request, personOf(request)),
      ...(facts.patientCount > 1
        ? changeTo({ step: 'patients', label: 'booking-wizard:summary.changePatient' })
        : {}),
    },
    {
      term: t('bookings:facts.service'),
      value: services.serviceName,
      isOfProvider: true,
      ...changeTo({ step: 'services', label: 'booking-wizard:summary.changeService' }),
    },
    {
      term: t('bookings:facts.practitioner'),
      value: dates?.practitionerName ?? services.practitionerName ?? t(whoever),
      ...changeTo({
        step: 'services',
        label: 'booking-wizard:summary.changePractitioner',
        service: services.medicalServiceCode,
      }),
    },
  ];
}
