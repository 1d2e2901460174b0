import type { SummaryRow } from '#app/components/wizard/summary-rows.tsx';
import type { Patient } from '#contract/patients/schemas.ts';
import type { ServiceAnswer, SlotAnswer } from '#app/journeys/appointment.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

type Summed = Readonly<{
  patients: readonly Patient[];
  patientId: string | undefined;
  answers: Readonly<{
    facts: { patientCount: number };
    services?: ServiceAnswer | undefined;
    dates?: SlotAnswer | undefined;
  }>;
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
  request: PortalRequest,
  { patients, patientId, answers, whoever = 'bookings:facts.anyPractitioner', changeTo }: Summed,
): SummaryRow[] {
  const { t } = request;
  const { facts, services, dates } = answers;
  if (!services) return [];
  const patient = patients.find(({ id }) => id === patientId);
  return [
    {
      term: t('bookings:facts.patient'),
      value: patient ? personNames(request, patients)(patient) : '',
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
