import type { Patient } from '#contract/patients/schemas.ts';
import { os } from '#provider/core/context.ts';
import { isPostalCode } from './rules.ts';
import type { LinkedPatientRow } from './store.ts';
import { addressOf, present } from '#provider/core/wire.ts';

const list = os.patients.list.handler(async ({ context }) => {
  const patients = await context.access.patients('patients.list');
  return patients.map(patientView);
});

const update = os.patients.update.handler(async ({ input, context, errors }) => {
  const { id: patientId } = input;
  const row = await context.access.patient({ patientId, action: 'patients.update' });
  const { street, houseNumber, apartmentNumber, postalCode, city } = input.address;
  if (!isPostalCode({ postalCode, countryCode: row.country_code })) throw errors.POSTAL_CODE();

  const address = {
    street: street ?? null,
    house_number: houseNumber,
    apartment_number: apartmentNumber ?? null,
    postal_code: postalCode,
    city,
  };
  const entry = await context.access.entry({ patientId, action: 'patients.update' });
  await context.store.transaction(async (store) => {
    await store.patients.saveAddress({ id: patientId, address });
    await store.audit.add([entry]);
  });
  return patientView({ ...row, ...address });
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

export const patients = { list, update };
