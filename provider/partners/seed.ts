import { addDays } from '#provider/core/local-time.ts';
import type { Clinic } from '#provider/seed/clinic.ts';
import type { PatientId } from '#provider/seed/people.ts';
import type { DocumentSharingRow, PartnerConsentRow, PartnerRow } from './tables.ts';

const HOUR = 3_600_000;
const JAN: PatientId = 'patient-1001';
const ZOFIA: PatientId = 'patient-1003';

const partners: PartnerRow[] = [
  { id: 'partner-hospital', name: 'Szpital Miejski w Puławach' },
  { id: 'partner-rehabilitation', name: 'Centrum Rehabilitacji Nad Wisłą' },
  { id: 'partner-laboratory', name: 'Pracownia Diagnostyki Obrazowej Kadr' },
];

/** Jan: two in force and one that has ended, a result and a document shared, another one no longer. Zofia: one in force. Nobody else. */
export function seed({ today, now }: Clinic) {
  const on = (days: number) => addDays({ day: today, days });
  const partner_consents: PartnerConsentRow[] = [
    {
      id: 'partner-consent-1',
      patient_id: JAN,
      partner_id: 'partner-hospital',
      valid_from: on(-300),
      valid_to: null,
    },
    {
      id: 'partner-consent-2',
      patient_id: JAN,
      partner_id: 'partner-rehabilitation',
      valid_from: on(-40),
      valid_to: on(325),
    },
    {
      id: 'partner-consent-3',
      patient_id: JAN,
      partner_id: 'partner-laboratory',
      valid_from: on(-400),
      valid_to: on(-35),
    },
    {
      id: 'partner-consent-4',
      patient_id: ZOFIA,
      partner_id: 'partner-hospital',
      valid_from: on(-10),
      valid_to: null,
    },
  ];
  const changed_at = now.getTime() - 24 * HOUR;
  const document_sharings: DocumentSharingRow[] = [
    { patient_id: JAN, doc_type: 'RES', document_id: 'result-2', is_shared: 1, changed_at },
    { patient_id: JAN, doc_type: 'RES', document_id: 'result-3', is_shared: 0, changed_at },
  ];
  return { partners, partner_consents, document_sharings };
}
