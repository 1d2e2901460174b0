import type { Kysely } from 'kysely';
import type { StaffAccountRow } from '#provider/messages/tables.ts';
import type { Tables } from '#provider/generated/tables.ts';

export type WrittenTo = StaffAccountRow & { unit: string | null };

/** Who of the staff may be written to. */
export const staffOf = (db: Kysely<Tables>) => ({
  /** All of them by name, units by theirs. */
  all: (): Promise<WrittenTo[]> =>
    db
      .selectFrom('staff_accounts')
      .leftJoin('units', 'units.id', 'staff_accounts.unit_id')
      .selectAll('staff_accounts')
      .select('units.name as unit')
      .orderBy('staff_accounts.last_name')
      .orderBy('staff_accounts.name')
      .orderBy('staff_accounts.id')
      .execute(),

  byIds: (ids: readonly string[]): Promise<StaffAccountRow[]> =>
    db
      .selectFrom('staff_accounts')
      .selectAll()
      .where('id', 'in', ids.length > 0 ? ids : [''])
      .orderBy('last_name')
      .orderBy('name')
      .execute(),

  /** The people and units that these patients have been with since then. */
  seenBy: ({ patientIds, since, until }: { patientIds: readonly string[]; since: number; until: number }) =>
    db
      .selectFrom('encounters')
      .select(['practitioner_id', 'unit_id'])
      .where('patient_id', 'in', patientIds.length > 0 ? patientIds : [''])
      .where('starts_at', '>=', since)
      .where('starts_at', '<=', until)
      .distinct()
      .execute(),
});
