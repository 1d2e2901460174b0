import type { Kysely } from 'kysely';
import { compiledQuery } from '#database/fast/compiled.ts';
import type { AddressColumns } from '#provider/core/columns.ts';
import { documentKey } from '#contract/people/reading/document-number.ts';
import { lockRow } from '#provider/core/lock.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { followName } from '#provider/core/own-name.ts';
import type { CorrespondenceColumns, PatientRow } from '#provider/patients/tables.ts';

/** The columns of a patient that may be changed from the portal. */
export type ChangedColumns = Partial<
  AddressColumns &
    CorrespondenceColumns &
    Pick<PatientRow, 'document_number' | 'document_country' | 'name' | 'middle_name' | 'last_name'> &
    Pick<PatientRow, 'document_doubted_at' | 'undoubted_number' | 'undoubted_country'>
>;

const ORDER = { PATIENT: 0, WARD: 1, CHILD: 2 };

const linkedPatients = compiledQuery((db: Kysely<Tables>, { accountId }: { accountId: string }) =>
  db
    .selectFrom('account_patients')
    .innerJoin('patients', 'patients.id', 'account_patients.patient_id')
    .selectAll('patients')
    .select(['role', 'link_state', 'typed', 'acts_until', 'scope'])
    .where('account_id', '=', accountId),
);

const patientsOf = (db: Kysely<Tables>) => ({
  lock: (id: string) => lockRow(db, { table: 'patients', id }),

  /** Tells whether a document is another patient's, and nobody doubts it. */
  async isDocumentOfAnother({ id, columns }: { id: string; columns: ChangedColumns }) {
    const { document_number: number, document_country: country } = columns;
    if (!number || !country) return false;
    const found = await db
      .selectFrom('patients')
      .select('id')
      .where('document_number', 'in', [number, documentKey(number)])
      .where('document_country', '=', country)
      .where('document_doubted_at', 'is', null)
      .where('id', '<>', id)
      .executeTakeFirst();
    return found !== undefined;
  },

  /** Saves what was changed of a row that the transaction has locked, as its next version (AP-20). */
  async change({ id, version, columns }: { id: string; version: number; columns: ChangedColumns }) {
    await db
      .updateTable('patients')
      .set({ ...columns, version: version + 1 })
      .where('id', '=', id)
      .execute();
    if (columns.name !== undefined || columns.last_name !== undefined) await followName(db, id);
  },

  /** Own first, then wards, then children, each by birth; in every state of the link. */
  async ofAccount(accountId: string): Promise<LinkedPatientRow[]> {
    const rows = await linkedPatients(db, { accountId });
    return rows.sort((a, b) => ORDER[a.role] - ORDER[b.role] || (a.birth_date < b.birth_date ? -1 : 1));
  },
});

export const patientsStore = { patients: patientsOf };
