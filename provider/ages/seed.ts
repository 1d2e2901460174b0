import type { Clinic } from '#provider/seed/clinic.ts';
import type { AccountId, PatientId } from '#provider/seed/people.ts';
import type { AgeNoticeRow } from './tables.ts';

const DOROTA: AccountId = 'account-2021';
const MAJA: PatientId = 'patient-1020';
const IGOR: PatientId = 'patient-1021';

/** Dorota was told of both children, 90 and 30 days before. */
export function agesSeed({ now }: Pick<Clinic, 'now'>) {
  const told = (patient_id: PatientId, age: 16 | 18, days: 90 | 30): AgeNoticeRow => ({
    account_id: DOROTA,
    patient_id,
    age,
    days,
    at: now.getTime(),
  });
  const age_notices = ([90, 30] as const).flatMap((days) => [told(MAJA, 16, days), told(IGOR, 18, days)]);
  return { age_notices };
}
