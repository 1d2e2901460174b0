import { documentKey } from '#contract/people/reading/document-number.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

/** Documents that stand in two records, for the staff side alone (decision 150). */
export const staffDocumentsOf = (db: Kysely<Tables>) => {
  const doubted = () => db.selectFrom('patients').selectAll().where('document_doubted_at', 'is not', null);

  return {
    doubted: (limit: number) => doubted().orderBy('document_doubted_at').orderBy('id').limit(limit).execute(),

    byId: (id: string) => doubted().where('id', '=', id).executeTakeFirst(),

    /** Whose a document is without a doubt, but for one person. */
    holder: ({ id, number, country }: { id: string; number: string | null; country: string | null }) =>
      db
        .selectFrom('patients')
        .select(['id', 'name', 'last_name', 'national_id'])
        .where('document_number', 'in', [number ?? '', documentKey(number ?? '')])
        .where('document_country', '=', country ?? '')
        .where('document_doubted_at', 'is', null)
        .where('id', '<>', id)
        .executeTakeFirst(),

    /** Writes whose document it is; nothing of it is doubted any more. */
    settle: ({ id, number, country }: { id: string; number: string | null; country: string | null }) =>
      db
        .updateTable('patients')
        .set(({ eb }) => ({
          document_number: number,
          document_country: country,
          document_doubted_at: null,
          undoubted_number: null,
          undoubted_country: null,
          version: eb('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute(),
  };
};
export type DoubtedPatient = NonNullable<Awaited<ReturnType<ReturnType<typeof staffDocumentsOf>['byId']>>>;
