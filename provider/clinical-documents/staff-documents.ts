import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inTransaction } from '#database/index.ts';
import { auditOf } from '#provider/core/audit/store.ts';
import type { Clock } from '#provider/core/clock.ts';
import { newId } from '#provider/core/ids.ts';
import { isNamed } from '#provider/core/named-patient.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { ClinicalDocumentFileRow, ClinicalDocumentRow } from './tables.ts';

type Parts = Readonly<{ db: Kysely<Tables>; clock: Clock }>;
type File = Omit<ClinicalDocumentFileRow, 'document_id' | 'position' | 'language'>;
type Added = Readonly<{
  patient: string;
  type: string;
  title: string;
  source: ClinicalDocumentRow['source'];
  files: readonly File[];
}>;

/** Documents of all patients, as the staff side writes them; each change with its entry of the audit. */
export const staffDocumentsOf = ({ db, clock }: Parts) => {
  const noted = (trx: Kysely<Tables>, what: string, row: Pick<ClinicalDocumentRow, 'id' | 'patient_id'>) =>
    auditOf(trx).add([
      {
        at: clock.now(),
        accountId: null,
        patientId: row.patient_id,
        action: `bench.clinicalDocuments.${what}`,
        object: row.id,
        requestId: randomUUID(),
      },
    ]);
  const byId = (trx: Kysely<Tables>, id: string) =>
    trx.selectFrom('clinical_documents').select(['id', 'patient_id']).where('id', '=', id).executeTakeFirst();

  return {
    /** The documents that came last. */
    latest: (limit: number) =>
      db
        .selectFrom('clinical_documents')
        .innerJoin('patients', 'patients.id', 'clinical_documents.patient_id')
        .selectAll('clinical_documents')
        .select(['patients.name', 'patients.last_name'])
        .orderBy('published_at', 'desc')
        .orderBy('clinical_documents.id')
        .limit(limit)
        .execute(),

    /** Publishes a document of today. Null: there is no such patient or type. */
    publish: ({ patient, type, title, source, files }: Added) =>
      inTransaction(db, async (trx) => {
        const of = await trx
          .selectFrom('patients')
          .select('id')
          .where((where) => isNamed({ where, patient }))
          .executeTakeFirst();
        const isType = trx.selectFrom('clinical_document_types').select('code').where('code', '=', type);
        if (!of || !(await isType.executeTakeFirst())) return null;
        const at = clock.now();
        const id = newId(at);
        const row: ClinicalDocumentRow = {
          id,
          patient_id: of.id,
          system_id: null,
          content_id: id,
          type,
          title,
          source,
          dated_at: at.getTime(),
          published_at: at.getTime(),
          unit_name: null,
          context_id: `context-${id}`,
        };
        await trx.insertInto('clinical_documents').values(row).execute();
        await trx
          .insertInto('clinical_document_files')
          .values(files.map((file, position) => ({ ...file, document_id: id, position, language: 'pl' })))
          .execute();
        await noted(trx, 'publish', row);
        return { id };
      }),

    /** Null: there is no such document. */
    addNote: ({ id, text }: { id: string; text: string }) =>
      inTransaction(db, async (trx) => {
        const row = await byId(trx, id);
        if (!row) return null;
        const at = clock.now();
        const note = { id: newId(at), document_id: id, at: at.getTime(), role: 'Lekarz', text };
        await trx.insertInto('clinical_document_notes').values(note).execute();
        await noted(trx, 'note', row);
        return { id };
      }),

    /** Null: there is no such document. */
    withdraw: (id: string) =>
      inTransaction(db, async (trx) => {
        const row = await byId(trx, id);
        if (!row) return null;
        await trx.deleteFrom('clinical_document_notes').where('document_id', '=', id).execute();
        await trx.deleteFrom('clinical_document_files').where('document_id', '=', id).execute();
        await trx.deleteFrom('clinical_documents').where('id', '=', id).execute();
        await noted(trx, 'withdraw', row);
        return { id };
      }),
  };
};
export type StaffDocument = Awaited<ReturnType<ReturnType<typeof staffDocumentsOf>['latest']>>[number];
