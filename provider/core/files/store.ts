import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import { compiledQuery } from '#database/fast/compiled.ts';
import { groupedBy } from '#provider/core/grouped.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { LISTED, type DocumentRow, type ListedDocumentRow } from './rows.ts';

type DocumentTable = {
  [Table in keyof Tables]: Tables[Table] extends DocumentRow ? Table : never;
}[keyof Tables];

type Place<Table extends DocumentTable> = Readonly<{
  table: Table;
  /** The column that says to what a document belongs. */
  owner: Exclude<keyof Tables[Table], keyof DocumentRow> & string;
}>;

/** Returns the queries of one table of documents, which come by type, then by name. */
export function documentsIn<Table extends DocumentTable>({ table, owner }: Place<Table>) {
  const ownerId = sql.ref<string>(owner);
  /** Every such table has these columns, whichever it is. */
  const rows = (db: Kysely<Tables>) => db.selectFrom(table as 'encounter_documents');
  const listed = compiledQuery((db: Kysely<Tables>, { ids }: { ids: readonly string[] }) =>
    rows(db)
      .select([...LISTED, ownerId.as('owner_id')])
      .where(ownerId, 'in', ids)
      .orderBy('type')
      .orderBy('file_name')
      .orderBy('id'),
  );

  return {
    /** Returns those of these, without their bytes, by what they belong to. */
    async listed(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, ListedDocumentRow[]>> {
      const found = ids.length > 0 ? await listed(db, { ids }) : [];
      return groupedBy(found, (row) => row.owner_id);
    },

    /** Returns those of one, with their bytes, of one type or of all. */
    withBytes: (db: Kysely<Tables>, { of, type }: { of: string; type?: string | undefined }) =>
      rows(db)
        .selectAll()
        .where(ownerId, '=', of)
        .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''))
        .orderBy('type')
        .orderBy('file_name')
        .orderBy('id') as unknown as SelectQueryBuilder<Tables, Table, DocumentRow>,
  };
}
