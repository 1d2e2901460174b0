import type { Kysely } from 'kysely';
import type { CarerSystemAnswers } from '#provider/carer-authorizations/tables.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** Authorizations of all patients, for the staff side alone. */
export const staffCarersOf = (db: Kysely<Tables>) => ({
  byId: (id: string) =>
    db.selectFrom('carer_authorizations').selectAll().where('id', '=', id).executeTakeFirst(),

  /** The newest first, with whose they are. */
  newest: (limit: number) =>
    db
      .selectFrom('carer_authorizations')
      .innerJoin('patients', 'patients.id', 'carer_authorizations.patient_id')
      .selectAll('carer_authorizations')
      .select(['patients.name as patient_name', 'patients.last_name as patient_last_name'])
      .orderBy('made_at', 'desc')
      .orderBy('carer_authorizations.id')
      .limit(limit)
      .execute(),

  async answers(): Promise<CarerSystemAnswers> {
    const row = await db.selectFrom('carer_system').select('answers').executeTakeFirst();
    return row?.answers ?? 'WORKS';
  },

  answerWith: (answers: CarerSystemAnswers) =>
    db
      .insertInto('carer_system')
      .values({ id: 'system', answers })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ answers }))
      .execute(),
});
export type StaffCarer = Awaited<ReturnType<ReturnType<typeof staffCarersOf>['newest']>>[number];
