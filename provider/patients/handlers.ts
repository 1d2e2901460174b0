import { os, type CallContext } from '#provider/core/context.ts';
import { spendTry } from '#provider/core/limits/tries.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { changeOf, doubtOf, isAnotherTry, isMoreThanAddress, isOtherDocument } from './rules.ts';
import type { ChangedColumns } from './store.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';
import { patientView } from './view.ts';

const list = os.patients.list.handler(async ({ context }) => {
  const patients = await context.access.patients('patients.list');
  return patients.map(patientView);
});

/** Decides on the row as it is once nobody else can change it; a link that has ended meanwhile is none. */
const update = os.patients.update.handler(async ({ input, context, errors }) => {
  const { id: patientId, version, ...change } = input;
  const action = 'patients.update';
  const patient = await context.access.patient({ patientId, action });
  const whose = await context.access.seen([patient]);
  const isOwn = patient.role === 'PATIENT';
  const entry = await context.access.entry({ patientId, action });
  const { patientNamesDisabled, attachmentsRequired } = await context.store.settings.registration();
  const asksFile = attachmentsRequired && isMoreThanAddress(change);

  const { row, refusal } = await context.store.transaction(async (store) => {
    const { id: accountId } = await context.lockedAccount(store);
    await store.patients.lock(patientId);
    const stored = (await store.patients.ofAccount(accountId)).find(({ id }) => id === patientId);
    if (stored?.link_state !== 'C') return { refusal: 'NOT_FOUND' as const };
    if (version !== undefined && version !== stored.version)
      return { row: stored, refusal: 'STALE_VERSION' as const };
    const { columns, refusal } = changeOf({ row: stored, change, patientNamesDisabled });
    if (refusal) return { row: stored, refusal };
    if (asksFile && (await store.personFiles.ofPatient({ patientId, accountId, whose, isOwn })).length === 0)
      return { row: stored, refusal: 'FILE_REQUIRED' as const };
    if (isAnotherTry(stored, columns))
      await spendTry({ store, context, accountId, what: 'DOCUMENTS', tooMany: errors.TOO_MANY_DOCUMENTS });
    const changed = { ...columns, ...(await documentIn({ store, context, row: stored, columns })) };
    await store.patients.change({ id: patientId, version: stored.version, columns: changed });
    await store.audit.add([entry]);
    return { row: { ...stored, ...changed } };
  });

  if (refusal === 'STALE_VERSION') throw errors.STALE_VERSION({ data: { stored: patientView(row) } });
  if (refusal) throw errors[refusal]();
  return patientView(row);
});

type Written = {
  store: StoreInTransaction;
  context: CallContext;
  row: LinkedPatientRow;
  columns: ChangedColumns;
};

/** The doubt that is written with a changed document, where somebody else has it. The same queries, whoever has it. */
async function documentIn({ store, context, row, columns }: Written) {
  const isEmptied = columns.document_number === null;
  if (!isEmptied && !isOtherDocument(row, columns)) return {};
  const isTaken = await store.patients.isDocumentOfAnother({ id: row.id, columns });
  return doubtOf({ row, isTaken, now: context.clock.now().getTime() });
}

export const patients = { list, update };
