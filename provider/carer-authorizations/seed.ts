import { addDays } from '#contract/days/reading/warsaw.ts';
import type { Clinic } from '#provider/seed/clinic.ts';
import type { CarerAuthorizationRow } from './tables.ts';

const DAY = 24 * 3_600_000;

/** Jan: one in force for Anna, who is a patient here, and one that was taken back. */
export function carerAuthorizationsSeed({ today, now }: Clinic) {
  const on = (days: number) => addDays({ day: today, days });
  const nobody = {
    patient_id: 'patient-1001',
    carer_patient_id: null,
    national_id: null,
    document_type: null,
    document_number: null,
    document_country: null,
    type: 'CDPM',
    date_to: null,
    url: null,
    awaits_signature: 0,
    address: null,
    system_id: null,
    former_system_id: null,
  } as const;
  const carer_authorizations: CarerAuthorizationRow[] = [
    {
      ...nobody,
      id: 'carer-1',
      key_hash: 'seed-carer-1',
      consent_id: 'consent-carer-1',
      carer_patient_id: 'patient-1002',
      document_type: 'IDENTITY_CARD',
      document_number: 'ABA300000',
      document_country: 'PL',
      name: 'Anna',
      last_name: 'Kowalska',
      date_from: on(-120),
      system_id: 'his-carer-1',
      made_at: now.getTime() - 120 * DAY,
    },
    {
      ...nobody,
      id: 'carer-2',
      key_hash: 'seed-carer-2',
      consent_id: 'consent-carer-2',
      document_type: 'PASSPORT',
      document_number: 'FX100200',
      document_country: 'UA',
      name: 'Iryna',
      last_name: 'Bondar',
      date_from: on(-400),
      date_to: on(-60),
      former_system_id: 'his-carer-2',
      made_at: now.getTime() - 400 * DAY,
    },
  ];
  return { carer_authorizations, carer_system: [{ id: 'system', answers: 'WORKS' as const }] };
}
