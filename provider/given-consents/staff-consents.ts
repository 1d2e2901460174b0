import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';
import { withNames, type ShownConsentRow } from './store.ts';

export type StaffConsent = ShownConsentRow & { patient_name: string; patient_last_name: string };

export type StaffTeleconsultation = { id: string; name: string; last_name: string; value: string | null };

/** The state of teleconsultations of each patient, for the staff side alone. */
export const staffTeleconsultationsOf = (db: Kysely<Tables>) => {
  const people = () =>
    db
      .selectFrom('patients')
      .leftJoin('teleconsultation_states', 'teleconsultation_states.patient_id', 'patients.id')
      .select(['patients.id', 'patients.name', 'patients.last_name', 'teleconsultation_states.value']);

  return {
    /** As many as one page takes, by name. */
    all: (): Promise<StaffTeleconsultation[]> =>
      people()
        .orderBy('patients.last_name')
        .orderBy('patients.name')
        .orderBy('patients.id')
        .limit(200)
        .execute(),

    /** Consents to them that were not taken back. */
    consents: (patientIds: readonly string[]): Promise<ShownConsentRow[]> =>
      patientIds.length === 0
        ? Promise.resolve([])
        : withNames(db)
            .where('patient_consents.type', '=', 'CTEL')
            .where('patient_consents.status', '<>', 'CANCELLED')
            .where('patient_consents.patient_id', 'in', patientIds)
            .execute(),

    byId: (id: string): Promise<StaffTeleconsultation | undefined> =>
      people().where('patients.id', '=', id).executeTakeFirst(),
  };
};

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
