import type { Clinic } from '#provider/seed/clinic.ts';
import type { AccountId, PatientId } from '#provider/seed/people.ts';
import type { MobileAppRow } from './tables.ts';

const DAY = 24 * 60 * 60_000;

/** Jan's application is linked with the unit; Anna has typed her PIN, and linked it with none. */
export function mobileAppSeed({ now }: Pick<Clinic, 'now'>) {
  const registered_at = now.getTime() - 40 * DAY;
  const of = (patient_id: PatientId, account_id: AccountId, unit_linked_at: number | null): MobileAppRow => ({
    patient_id,
    account_id,
    registered_at,
    unit_linked_at,
  });
  const mobile_apps = [
    of('patient-1001', 'account-2001', registered_at),
    of('patient-1002', 'account-2002', null),
  ];
  return { mobile_apps };
}
