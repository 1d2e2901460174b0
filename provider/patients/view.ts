import type { Patient } from '#contract/patients/schemas.ts';
import { addressOf, present } from '#provider/core/wire.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';

/** A patient as the calls tell it. */
export const patientView = (row: LinkedPatientRow): Patient => ({
  id: row.id,
  name: row.name,
  middleName: row.middle_name ?? undefined,
  lastName: row.last_name,
  birthDate: row.birth_date,
  gender: row.gender,
  patientRole: row.role,
  authorized: row.authorized === 1,
  identity: present({
    nationalIdentificationNumber: row.national_id,
    documentNumber: row.document_number,
    countryCode: row.document_country,
  }),
  address: addressOf(row),
  insurance: present({ insurerCode: row.insurer_code }),
  ...present({ scope: row.scope }),
});
