import type { Kysely } from 'kysely';
import { groupedBy } from '#provider/core/grouped.ts';
import { latestFirst, type ListPart } from '#provider/core/paging.ts';
import { withinPatients, type Whose } from '#provider/core/whose.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { clinicalDocumentSettingsOf } from './settings.ts';

type One = Readonly<{ whose: Whose; id: string }>;

const MOST_OF_CONTEXT = 200;
const MOST_NOTES = 200;

const clinicalDocumentsOf = (db: Kysely<Tables>) => {
  /** Documents that are seen: of the electronic medical record while it is on (B-100). */
  async function seen(whose: Whose) {
    const isEdmOn = await clinicalDocumentSettingsOf(db).isEdmOn();
    const all = withinPatients(db.selectFrom('clinical_documents').selectAll('clinical_documents'), whose)
      .innerJoin('clinical_document_types', 'clinical_document_types.code', 'clinical_documents.type')
      .select([
        'name_pl as type_name',
        ({ exists, selectFrom }) =>
          exists(
            selectFrom('clinical_document_notes')
              .select('clinical_document_notes.id')
              .whereRef('clinical_document_notes.document_id', '=', 'clinical_documents.id'),
          ).as('has_notes'),
      ]);
    return { query: isEdmOn ? all : all.where('source', 'is', null) };
  }

  return {
    types: () => db.selectFrom('clinical_document_types').selectAll().orderBy('code').execute(),

    /** Documents of a period, of one type or of all, the latest first. */
    async list({ type, ...part }: ListPart & { type: string | undefined }) {
      const { query } = await seen(part.whose);
      const ofType = type === undefined ? query : query.where('clinical_documents.type', '=', type);
      const columns = { at: 'clinical_documents.dated_at', id: 'clinical_documents.id' } as const;
      return latestFirst(ofType, { ...columns, part }).execute();
    },

    async byId({ whose, id }: One) {
      const { query } = await seen(whose);
      return query.where('clinical_documents.id', '=', id).executeTakeFirst();
    },

    /** Documents of these ids, as far as they are there. */
    async byIds({ whose, ids }: { whose: Whose; ids: readonly string[] }) {
      const { query } = await seen(whose);
      return query.where('clinical_documents.id', 'in', ids).execute();
    },

    async ofContext({ whose, id }: One) {
      const { query } = await seen(whose);
      return query
        .where('context_id', '=', id)
        .orderBy('dated_at', 'desc')
        .orderBy('clinical_documents.id')
        .limit(MOST_OF_CONTEXT)
        .execute();
    },

    /** The document whose files are kept under this id. */
    async byContentId({ whose, id }: One) {
      const { query } = await seen(whose);
      return query.where('content_id', '=', id).executeTakeFirst();
    },

    notes: (id: string) =>
      db
        .selectFrom('clinical_document_notes')
        .selectAll()
        .where('document_id', '=', id)
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(MOST_NOTES)
        .execute(),

    /** Files of these documents without their bytes, by document. */
    async files(ids: readonly string[]) {
      if (ids.length === 0) return new Map<string, never[]>();
      const rows = await db
        .selectFrom('clinical_document_files')
        .select(['document_id', 'file_name', 'media_type', 'language', 'size'])
        .where('document_id', 'in', ids)
        .orderBy('position')
        .execute();
      return groupedBy(rows, (row) => row.document_id);
    },

    /** Files of one with their bytes; none where one of them is lost. */
    async bytes(id: string) {
      const rows = await db
        .selectFrom('clinical_document_files')
        .select(['file_name', 'media_type', 'content'])
        .where('document_id', '=', id)
        .orderBy('position')
        .execute();
      const kept = rows.flatMap(({ content, ...row }) => (content === null ? [] : [{ ...row, content }]));
      return kept.length === rows.length ? kept : [];
    },
  };
};
export type SeenDocumentRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof clinicalDocumentsOf>['byId']>>
>;

export const clinicalDocumentsStore = {
  clinicalDocuments: clinicalDocumentsOf,
  clinicalDocumentSettings: clinicalDocumentSettingsOf,
};
