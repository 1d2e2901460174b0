import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

/** Declarations of all patients, for the staff side alone. */
export const staffDeclarationsOf = (db: Kysely<Tables>) => {
  const withPeople = () =>
    db
      .selectFrom('declarations')
      .innerJoin('patients', 'patients.id', 'declarations.patient_id')
      .leftJoin('hospital_declarations', 'hospital_declarations.system_id', 'declarations.system_id')
      .selectAll('declarations')
      .select(['patients.name', 'patients.last_name'])
      .select(['hospital_declarations.state as hospital_state']);

  return {
    /** Declarations that stand, the last ones first. */
    live: (limit: number) =>
      withPeople()
        .where('declarations.live_key', 'is not', null)
        .orderBy('declarations.registration_date', 'desc')
        .orderBy('declarations.id', 'desc')
        .limit(limit)
        .execute(),

    byId: (id: string) => withPeople().where('declarations.id', '=', id).executeTakeFirst(),

    /** The hospital system's one, as the staff finds it there. */
    held: (systemId: string) =>
      db.selectFrom('hospital_declarations').selectAll().where('system_id', '=', systemId).executeTakeFirst(),
  };
};

export type StaffDeclaration = NonNullable<
  Awaited<ReturnType<ReturnType<typeof staffDeclarationsOf>['byId']>>
>;
