import type { Action } from '#provider/core/actions.ts';
import { hashOf, os, type CallContext } from '#provider/core/context.ts';
import { checkedFile, placedName } from '#provider/core/files/checked-file.ts';
import { newId } from '#provider/core/ids.ts';
import { spend } from '#provider/core/limits/spend.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { staffName } from '#provider/core/words.ts';
import { answerByOf, wantedOf } from './rules.ts';
import type { CorrectionRow } from './tables.ts';
import { correctionView, fileView } from './view.ts';

type Errors = Parameters<Parameters<typeof os.corrections.withdraw.handler>[0]>[0]['errors'];
type Asked = {
  context: CallContext;
  errors: Pick<Errors, 'NOT_FOUND'>;
  input: { patientId: string; id: string };
  action: Action;
};

/** A request of the account about somebody for whom it may act at this moment. @throws NOT_FOUND */
async function requireCorrection({ context, errors, input: { patientId, id }, action }: Asked) {
  await context.access.patient({ patientId, action, object: id });
  const { id: accountId } = await context.account();
  const row = await context.store.corrections.get({ accountId, patientId, id });
  if (!row) throw errors.NOT_FOUND();
  return row;
}

async function viewsOf(store: Pick<StoreInTransaction, 'corrections'>, rows: readonly CorrectionRow[]) {
  const files = await store.corrections.files(rows.map(({ id }) => id));
  return rows.map((row) => correctionView({ row, files }));
}

async function viewOf(store: Pick<StoreInTransaction, 'corrections'>, row: CorrectionRow) {
  const files = await store.corrections.files([row.id]);
  return correctionView({ row, files });
}

const mine = os.corrections.mine.handler(async ({ context }) => {
  const { id: accountId } = await context.account();
  const patients = await context.access.reachable('corrections.mine');
  if (patients.some(({ sentinel }) => sentinel === 'OUTAGE')) await context.outages.strike();
  const patientIds = patients.map(({ id }) => id);
  const rows = await context.store.corrections.ofAccount({ accountId, patientIds });
  for (const { id: object, patient_id: patientId } of rows)
    await context.access.note({ action: 'corrections.mine', patientId, object });
  return viewsOf(context.store, rows);
});

const get = os.corrections.get.handler(async (call) =>
  viewOf(call.context.store, await requireCorrection({ ...call, action: 'corrections.get' })),
);

const ask = os.corrections.ask.handler(async ({ input, context, errors }) => {
  const { patientId, kind, text } = input;
  await context.access.patient({ patientId, action: 'corrections.ask' });
  const { id: accountId } = await context.account();
  const [recipient] = await context.store.messageStaff.byIds([input.recipient]);
  if (!recipient) throw errors.NOT_FOUND();
  const wanted = wantedOf(input);
  if (!wanted) throw errors.INCOMPLETE();

  const now = context.clock.now();
  const row: CorrectionRow = {
    id: newId(now),
    account_id: accountId,
    patient_id: patientId,
    kind,
    wanted: JSON.stringify(wanted),
    text: text ?? null,
    recipient_id: recipient.id,
    recipient_name: staffName(recipient),
    state: 'SUBMITTED',
    reason: null,
    taken_up_at: null,
    ended_at: null,
    asked_at: now.getTime(),
    answer_by: answerByOf(now.getTime()),
    key_hash: input.key === undefined ? null : hashOf(JSON.stringify([accountId, input])),
  };
  const entry = await context.access.entry({ patientId, action: 'corrections.ask', object: row.id });
  return context.store.transaction(async (store) => {
    await context.lockedAccount(store);
    const sent = row.key_hash === null ? undefined : await store.corrections.withKey(row.key_hash);
    if (sent) return viewOf(store, sent);
    await spend({ store, context, errors, accountId, what: 'MESSAGES' });
    await store.corrections.add(row);
    await store.audit.add([entry]);
    return correctionView({ row, files: [] });
  });
});

const addFile = os.corrections.addFile.handler(async (call) => {
  const { input, context, errors } = call;
  const { id, patientId } = input;
  const before = await requireCorrection({ ...call, action: 'corrections.addFile' });
  if (before.state !== 'SUBMITTED') throw errors.TAKEN_UP();
  const made = await checkedFile({ input, context, errors });
  const entry = await context.access.entry({ patientId, action: 'corrections.addFile', object: made.id });
  return context.store.transaction(async (store) => {
    const { id: accountId } = await context.lockedAccount(store);
    await spend({ store, context, errors, accountId, what: 'FILES', amount: made.size });
    await store.corrections.lock(id);
    const row = await store.corrections.get({ accountId, patientId, id });
    if (row?.state !== 'SUBMITTED') throw errors.TAKEN_UP();
    const others = await store.corrections.files([id]);
    const filename = await placedName({ store, filename: made.filename, others, errors });
    await store.corrections.addFile({ ...made, filename, correction_id: id });
    await store.audit.add([entry]);
    return fileView({ ...made, filename });
  });
});

const file = os.corrections.file.handler(async (call) => {
  const { id: correctionId } = await requireCorrection({ ...call, action: 'corrections.file' });
  const found = await call.context.store.corrections.file({ correctionId, id: call.input.fileId });
  if (!found) throw call.errors.NOT_FOUND();
  return new File([new Uint8Array(found.content)], found.filename, { type: found.type });
});

/** Exactly one happens of a removal and a taking up at once: both hold the request's lock. */
const removeFile = os.corrections.removeFile.handler(async (call) => {
  const { input, context, errors } = call;
  const { id, patientId, fileId } = input;
  await requireCorrection({ ...call, action: 'corrections.removeFile' });
  const entry = await context.access.entry({ patientId, action: 'corrections.removeFile', object: fileId });
  await context.store.transaction(async (store) => {
    const { id: accountId } = await context.lockedAccount(store);
    await store.corrections.lock(id);
    const row = await store.corrections.get({ accountId, patientId, id });
    if (row?.state !== 'SUBMITTED') throw errors.TAKEN_UP();
    if (!(await store.corrections.removeFile({ correctionId: id, id: fileId }))) throw errors.NOT_FOUND();
    await store.audit.add([entry]);
  });
  return { removed: true as const };
});

const withdraw = os.corrections.withdraw.handler(async (call) => {
  const { input, context, errors } = call;
  const { id, patientId } = input;
  const before = await requireCorrection({ ...call, action: 'corrections.withdraw' });
  const to = { state: 'WITHDRAWN', ended_at: context.clock.now().getTime() } as const;
  const entry = await context.access.entry({ patientId, action: 'corrections.withdraw', object: id });
  return context.store.transaction(async (store) => {
    const isDone = await store.corrections.change({ id, from: 'SUBMITTED', to });
    if (isDone) await store.audit.add([entry]);
    const { account_id: accountId } = before;
    const row = (await store.corrections.get({ accountId, patientId, id })) ?? before;
    if (row.state !== 'WITHDRAWN') throw errors.TAKEN_UP();
    return viewOf(store, row);
  });
});

export const corrections = { mine, get, ask, addFile, file, removeFile, withdraw };
