import type { CaseFile } from '#contract/telehealth/case-schemas.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { checkedFile, placedName } from '#provider/core/files/checked-file.ts';
import type { AddedFileRow } from '#provider/core/files/rows.ts';
import { spend } from '#provider/core/limits/spend.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { Action } from '#provider/core/actions.ts';
import { claimedCase, keyHashOf, notFound, type InCase } from '#provider/core/telehealth/claimed.ts';
import { failAsSet } from '#provider/core/telehealth/faults.ts';
import type { MedicalCaseFileRow } from './tables.ts';

type Shown = Pick<MedicalCaseFileRow, 'id' | 'filename' | 'type' | 'size' | 'created_at'>;
const fileView = ({ id, filename, type, size, created_at }: Shown): CaseFile => ({
  attachmentId: id,
  fileName: filename,
  type,
  size,
  addedAt: new Date(created_at).toISOString(),
});

type Of = { accountId: string; patientId: string; caseId: string };
type Errors = Parameters<Parameters<typeof os.caseFiles.add.handler>[0]>[0]['errors'];
type Placing = {
  context: CallContext;
  errors: Pick<Errors, 'FILE_REFUSED' | 'OVER_LIMIT'>;
  input: Of;
  action: Action;
  made: AddedFileRow;
  /** Read and refused in the transaction: what is beside the new file, what was done before, and whether its bytes are new. */
  place: (store: StoreInTransaction) => Promise<{
    before?: MedicalCaseFileRow | undefined;
    others: readonly { filename: string }[];
    isNew: boolean;
    columns: Pick<MedicalCaseFileRow, 'key_hash' | 'copy_of' | 'teleconsultation_id'>;
  }>;
};

/** Puts a file that was found harmless into a case. @throws FILE_REFUSED, OVER_LIMIT */
async function placed({ context, errors, input, action, made, place }: Placing) {
  const { accountId, patientId, caseId } = input;
  const entry = await context.access.entry({ patientId, action, object: made.id });
  return context.store.transaction(async (store) => {
    await context.lockedAccount(store);
    await store.patients.lock(patientId);
    const { before, others, isNew, columns } = await place(store);
    if (before) return fileView(before);
    const filename = await placedName({ store, filename: made.filename, others, errors });
    if (isNew) await spend({ store, context, errors, accountId, what: 'FILES', amount: made.size });
    const row = { ...made, ...columns, filename, case_id: caseId, patient_id: patientId };
    await store.caseFiles.add(row);
    await store.audit.add([entry]);
    return fileView(row);
  });
}

const add = os.caseFiles.add.handler(async ({ input, context, errors }) => {
  const { accountId, patientId, caseId, key, copyOf } = input;
  const action = 'caseFiles.add';
  const { whose } = await claimedCase(context, { accountId, patientId, caseId, action });
  const source =
    copyOf === undefined ? undefined : await requireFile(context, { whose, id: copyOf, patientId });
  await failAsSet(context, { call: 'files', patientId });
  const made = await checkedFile({ input, context, errors });
  const keyHash = keyHashOf(accountId, key);
  const isNew = !source?.content.equals(made.content);
  return placed({
    context,
    errors,
    input,
    action,
    made,
    async place({ caseFiles }) {
      const of = { whose, caseId, keyHash };
      const before = copyOf === undefined ? undefined : await caseFiles.copied({ ...of, copyOf });
      const columns = { key_hash: keyHash, copy_of: copyOf ?? null, teleconsultation_id: null };
      return { before, others: await caseFiles.ofDraft(of), isNew, columns };
    },
  });
});

const addToConsultation = os.caseFiles.addToConsultation.handler(async ({ input, context, errors }) => {
  const { accountId, patientId, caseId, consultationId } = input;
  const action = 'caseFiles.addToConsultation';
  await claimedCase(context, { accountId, patientId, caseId, action });
  const consultation = await context.store.teleconsultations.byId(consultationId);
  if (consultation?.medical_case_id !== caseId) throw errors.NOT_FOUND();
  if (!(await context.store.medicalCases.isOpen(consultationId))) throw errors.CLOSED();
  await failAsSet(context, { call: 'files', patientId });
  const made = await checkedFile({ input, context, errors });
  return placed({
    context,
    errors,
    input,
    action,
    made,
    async place({ caseFiles, medicalCases }) {
      if (!(await medicalCases.isOpen(consultationId))) throw errors.CLOSED();
      const columns = { key_hash: null, copy_of: null, teleconsultation_id: consultationId };
      return { others: await caseFiles.ofConsultation(consultationId), isNew: true, columns };
    },
  });
});

type Asked = { whose: InCase['whose']; id: string; patientId: string };
/** A file of any case of the patient. @throws NOT_FOUND */
async function requireFile({ store }: CallContext, { patientId, ...asked }: Asked) {
  const file = await store.caseFiles.ofPatient(asked);
  if (file?.patient_id !== patientId) throw notFound();
  return { ...file, content: Buffer.from(file.content) };
}

const get = os.caseFiles.get.handler(async ({ input, context, errors }) => {
  const { attachmentId: id, caseId, patientId } = input;
  const { whose } = await claimedCase(context, { ...input, action: 'caseFiles.get', object: id });
  const found = await context.store.caseFiles.get({ whose, caseId, id });
  if (!found) throw errors.NOT_FOUND();
  await failAsSet(context, { call: 'files', patientId });
  return new File([new Uint8Array(found.content)], found.filename, { type: found.type });
});

const remove = os.caseFiles.remove.handler(async ({ input, context, errors }) => {
  const { attachmentId: id, caseId, patientId } = input;
  const action = 'caseFiles.remove';
  const { whose } = await claimedCase(context, { ...input, action, object: id });
  await failAsSet(context, { call: 'files', patientId });
  const entry = await context.access.entry({ patientId, action, object: id });
  await context.store.transaction(async (store) => {
    await context.lockedAccount(store);
    await store.patients.lock(patientId);
    const found = await store.caseFiles.get({ whose, caseId, id });
    if (!found) throw errors.NOT_FOUND();
    if (!(await store.medicalCases.isOpen(found.teleconsultation_id))) throw errors.CLOSED();
    await store.caseFiles.remove(id);
    await store.audit.add([entry]);
  });
  return { removed: true as const };
});

export const caseFiles = { add, addToConsultation, get, remove };
