import type { Patient } from '#contract/patients/schemas.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { accountOf } from '#app/services/provider/frame.server.ts';

/** Why an account cannot begin one: it is not confirmed, it has no data of its own, or nobody of its people is confirmed (B§6). */
export type Stop = 'unconfirmed' | 'noPatient' | 'nobody';

type People = { stop: Stop } | { stop: null; carer: Patient; patients: readonly Patient[] };

/** For whom the account can have a teleconsultation, and who it is itself; or what stops it. */
export async function peopleOf(request: AccountRequest): Promise<People> {
  const [{ type }, all] = await Promise.all([accountOf(request), patientsOf(request)]);
  if (type !== 'AUTHORIZED') return { stop: 'unconfirmed' };
  const carer = all.find(({ patientRole }) => patientRole === 'PATIENT');
  if (!carer) return { stop: 'noPatient' };
  const patients = all.filter(({ authorized }) => authorized);
  return patients.length > 0 ? { stop: null, carer, patients } : { stop: 'nobody' };
}
