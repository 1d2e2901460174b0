import { allergyStatus } from '#app/domain/allergies/status.ts';
import { fullName } from '#app/domain/patients/patients.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';

/** The allergies of all whom the account acts for; a patient is named where there are several. */
export async function allergiesOf({ provider }: AccountRequest) {
  const patients = await provider.patients.list();
  const lists = await Promise.all(
    patients.map(async (patient) => {
      const found = await provider.allergies.forPatient({ patientId: patient.id });
      const name = patients.length > 1 ? fullName(patient) : null;
      return found.map((allergy) => ({ ...allergy, patient: name, status: allergyStatus(allergy) }));
    }),
  );
  return lists.flat();
}
