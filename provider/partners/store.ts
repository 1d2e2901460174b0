import type { Kysely } from 'kysely';
import { compiledQuery } from '#database/fast/compiled.ts';
import { withinPatients, type Whose } from '#provider/core/whose.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { DocumentSharingRow } from './tables.ts';

type Key = Pick<DocumentSharingRow, 'doc_type' | 'document_id'>;

const sharings = compiledQuery((db: Kysely<Tables>, { whose }: { whose: Whose }) =>
  withinPatients(db.selectFrom('document_sharings').selectAll('document_sharings'), whose)
    .orderBy('doc_type')
    .orderBy('document_id'),
);

const partnersOf = (db: Kysely<Tables>) => ({
  /** All of them, by name. */
  all: () => db.selectFrom('partners').selectAll().orderBy('name').orderBy('id').execute(),

  byId: (id: string) => db.selectFrom('partners').selectAll().where('id', '=', id).executeTakeFirst(),

  /** Who works at a partner, by name. */
  personnel: (partnerId: string) =>
    db
      .selectFrom('partner_personnel')
      .selectAll()
      .where('partner_id', '=', partnerId)
      .orderBy('last_name')
      .orderBy('name')
      .orderBy('id')
      .execute(),

  /** Decisions on sharing: the documents for which it was decided whether they are shared. */
  sharings: (whose: Whose) => sharings(db, { whose }),

  sharing: ({ whose, doc_type, document_id }: Key & { whose: Whose }) =>
    withinPatients(db.selectFrom('document_sharings').selectAll('document_sharings'), whose)
      .where('doc_type', '=', doc_type)
      .where('document_id', '=', document_id)
      .executeTakeFirst(),

  putSharing: (row: DocumentSharingRow) =>
    db
      .insertInto('document_sharings')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['patient_id', 'doc_type', 'document_id'])
          .doUpdateSet({ is_shared: row.is_shared, changed_at: row.changed_at }),
      )
      .execute(),
});

export const partnersStore = { partners: partnersOf };
