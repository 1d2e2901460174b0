import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';
import { withNames, type ShownConsentRow } from './store.ts';

export type StaffConsent = ShownConsentRow & { patient_name: string; patient_last_name: string };

/** Consents of all patients, for the staff side alone. */
export const staffConsentsOf = (db: Kysely<Tables>) => {
  const withPeople = () =>
    withNames(db)
      .innerJoin('patients', 'patients.id', 'patient_consents.patient_id')
      .select(['patients.name as patient_name', 'patients.last_name as patient_last_name']);

  return {
    /** Consents that were not taken back, the last ones first. */
    standing: (limit: number): Promise<StaffConsent[]> =>
      withPeople()
        .where('patient_consents.status', '<>', 'CANCELLED')
        .orderBy('patient_consents.made_at', 'desc')
        .orderBy('patient_consents.id', 'desc')
        .limit(limit)
        .execute(),

    byId: (id: string): Promise<StaffConsent | undefined> =>
      withPeople().where('patient_consents.id', '=', id).executeTakeFirst(),
  };
};
