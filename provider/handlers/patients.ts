import type { Patient } from '#contract/patients.ts';
import { os } from '#provider/context.ts';
import type { LinkedPatientRow } from '#provider/store/patients.ts';
import { addressOf, present } from '#provider/store/wire.ts';

const list = os.patients.list.handler(async ({ context }) => {
  const patients = await context.access.patients('patients.list');
  return patients.map(patientView);
});

const patientView = (row: LinkedPatientRow): Patient => ({
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
});

export const patients = { list };
