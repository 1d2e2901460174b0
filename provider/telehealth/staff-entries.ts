import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

/** The marks that the staff sets on an entry. */
export type Mark = 'commercial' | 'confirmation_required' | 'parallel_allowed' | 'add_measurements';
export type SaidEntry = Record<Mark, 0 | 1> & {
  id: string;
  service_code: string;
  declaration_type: 'L' | null;
};

/** Entries of the catalogue that are teleconsultations, for the staff side alone. */
export const entriesOf = (db: Kysely<Tables>) => ({
  list: () =>
    db
      .selectFrom('availabilities')
      .innerJoin('services', 'services.code', 'availabilities.service_code')
      .leftJoin('practitioners', 'practitioners.id', 'availabilities.practitioner_id')
      .select(['availabilities.id', 'service_code', 'services.name as service_name', 'declaration_type'])
      .select(['commercial', 'confirmation_required', 'parallel_allowed', 'add_measurements'])
      .select(['practitioners.name', 'practitioners.last_name'])
      .where('module_status', '=', 'T')
      .orderBy('availabilities.id')
      .execute(),

  async save({ id, service_code, declaration_type, ...marks }: SaidEntry) {
    await db.updateTable('availabilities').set(marks).where('id', '=', id).execute();
    await db.updateTable('services').set({ declaration_type }).where('code', '=', service_code).execute();
  },
});

export type StaffEntry = Awaited<ReturnType<ReturnType<typeof entriesOf>['list']>>[number];
