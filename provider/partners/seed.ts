import type { Clinic } from '#provider/seed/clinic.ts';
import type { PatientId } from '#provider/seed/people.ts';
import type { DocumentSharingRow, PartnerRow, PersonnelRow } from './tables.ts';

const HOUR = 3_600_000;
const JAN: PatientId = 'patient-1001';

const partners: PartnerRow[] = [
  { id: 'partner-hospital', name: 'Szpital Miejski w Puławach' },
  { id: 'partner-rehabilitation', name: 'Centrum Rehabilitacji Nad Wisłą' },
  { id: 'partner-laboratory', name: 'Pracownia Diagnostyki Obrazowej Kadr' },
];

/** The laboratory has nobody who could be chosen. */
const partner_personnel: PersonnelRow[] = [
  {
    id: 'personnel-sadowska',
    partner_id: 'partner-hospital',
    name: 'Ewelina',
    last_name: 'Sadowska',
    degree: 'dr n. med.',
  },
  {
    id: 'personnel-wrona',
    partner_id: 'partner-hospital',
    name: 'Grzegorz',
    last_name: 'Wrona',
    degree: 'lek.',
  },
  {
    id: 'personnel-maj',
    partner_id: 'partner-rehabilitation',
    name: 'Jagoda',
    last_name: 'Maj',
    degree: null,
  },
];

/** Documents of Jan: a result is shared, and another one no longer; his consents are those of given-consents. */
export function partnersSeed({ now }: Pick<Clinic, 'now'>) {
  const changed_at = now.getTime() - 24 * HOUR;
  const document_sharings: DocumentSharingRow[] = [
    { patient_id: JAN, doc_type: 'RES', document_id: 'result-2', is_shared: 1, changed_at },
    { patient_id: JAN, doc_type: 'RES', document_id: 'result-3', is_shared: 0, changed_at },
  ];
  return { partners, partner_personnel, document_sharings };
}
