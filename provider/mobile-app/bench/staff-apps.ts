import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

/** Applications of patients, as the phones have them. */
export const staffAppsOf = (db: Kysely<Tables>) => ({
  byId: (id: string) =>
    db.selectFrom('mobile_apps').selectAll().where('patient_id', '=', id).executeTakeFirst(),

  link: ({ id, at }: { id: string; at: number | null }) =>
    db.updateTable('mobile_apps').set({ unit_linked_at: at }).where('patient_id', '=', id).execute(),

  /** The newest first. */
  newest: (limit: number) =>
    db
      .selectFrom('mobile_apps')
      .innerJoin('patients', 'patients.id', 'mobile_apps.patient_id')
      .select(['patients.id', 'name', 'last_name', 'mobile_apps.registered_at', 'unit_linked_at'])
      .orderBy('mobile_apps.registered_at', 'desc')
      .orderBy('patients.id')
      .limit(limit)
      .execute(),
});
export type StaffApp = Awaited<ReturnType<ReturnType<typeof staffAppsOf>['newest']>>[number];
