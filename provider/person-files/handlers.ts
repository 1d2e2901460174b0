import type { PersonFile } from '#contract/person-files/schemas.ts';
import type { Action } from '#provider/core/actions.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { checkedFile, placedName } from '#provider/core/files/checked-file.ts';
import { addWaitingFile } from '#provider/core/files/waiting.ts';
import { spend } from '#provider/core/limits/spend.ts';
import { filesWanted, isEnough, isRemovable } from './rules.ts';
import type { Looking, ShownPersonFileRow } from './store.ts';

const DAY_MS = 24 * 3_600_000;
/** As long as a draft of the portal lives. */
const KEPT_DAYS = 30;

const waitingSince = ({ clock }: Pick<CallContext, 'clock'>) => clock.now().getTime() - KEPT_DAYS * DAY_MS;

type Asked = { context: CallContext; patientId: string; action: Action; object?: string };

/** Whose papers are asked for, and which of them the account may see. @throws NOT_FOUND */
async function lookingAt({ context, ...query }: Asked): Promise<Looking> {
  const patient = await context.access.patient(query);
  const { id: accountId } = await context.account();
  const whose = await context.access.seen([patient]);
  return { patientId: patient.id, accountId, whose, isOwn: patient.role === 'PATIENT' };
}

const wanted = async ({ store }: { store: Pick<CallContext['store'], 'settings'> }) =>
  filesWanted(await store.settings.registration());

const fileView = (row: ShownPersonFileRow, looking: Pick<Looking, 'accountId'>): PersonFile => ({
  id: row.id,
  filename: row.filename,
  type: row.type,
  size: row.size,
  addedAt: new Date(row.created_at).toISOString(),
  isRemovable: isRemovable(row, looking),
});

const list = os.personFiles.list.handler(async ({ input: { patientId }, context }) => {
  const looking = await lookingAt({ context, patientId, action: 'personFiles.list' });
  const rows = await context.store.personFiles.ofPatient(looking);
  return rows.map((row) => fileView(row, looking));
});

const get = os.personFiles.get.handler(async ({ input: { patientId, attId: id }, context, errors }) => {
  const looking = await lookingAt({ context, patientId, action: 'personFiles.get', object: id });
  if (!(await wanted(context)).isOpen) throw errors.NOT_FOUND();
  const found = await context.store.personFiles.get({ ...looking, id });
  if (!found) throw errors.NOT_FOUND();
  return new File([new Uint8Array(found.content)], found.filename, { type: found.type });
});

const add = os.personFiles.add.handler(async ({ input, context, errors }) => {
  const { patientId } = input;
  const looking = await lookingAt({ context, patientId, action: 'personFiles.add' });
  if (!(await wanted(context)).isOpen) throw errors.CLOSED();
  const made = await checkedFile({ input, context, errors });
  const entry = await context.access.entry({ patientId, action: 'personFiles.add', object: made.id });

  const added = await context.store.transaction(async (store) => {
    const { accountId } = looking;
    await context.lockedAccount(store);
    await spend({ store, context, errors, accountId, what: 'FILES', amount: made.size });
    await store.patients.lock(patientId);
    const others = await store.personFiles.ofPatient(looking);
    const filename = await placedName({ store, filename: made.filename, others, errors });
    const paper = { ...made, filename, patient_id: patientId, is_of_registration: 0 as const };
    await store.personFiles.add(paper);
    await store.audit.add([entry]);
    return paper;
  });
  return fileView(added, looking);
});

const remove = os.personFiles.remove.handler(async ({ input: { patientId, id }, context, errors }) => {
  const looking = await lookingAt({ context, patientId, action: 'personFiles.remove', object: id });
  const entry = await context.access.entry({ patientId, action: 'personFiles.remove', object: id });
  await context.store.transaction(async (store) => {
    await store.patients.lock(patientId);
    const kept = await store.personFiles.ofPatient(looking);
    const file = kept.find((one) => one.id === id);
    if (!file || !isRemovable(file, looking)) throw errors.NOT_FOUND();
    const { isOpen, isRequired } = await wanted({ store });
    if (!isOpen) throw errors.CLOSED();
    if (isRequired && !isEnough({ kept: kept.length, removed: 1 })) throw errors.REQUIRED();
    await store.personFiles.remove({ patientId, id });
    await store.audit.add([entry]);
  });
  return { removed: true as const };
});

const addWaiting = os.personFiles.addWaiting.handler(async (call) => {
  const { id, filename, type, size, created_at } = await addWaitingFile({
    ...call,
    since: waitingSince(call.context),
    filesOf: ({ personFiles }) => ({
      forgetBefore: personFiles.forgetWaitingBefore,
      ofAccount: personFiles.waiting,
      insert: personFiles.addWaiting,
    }),
  });
  return { id, filename, type, size, addedAt: new Date(created_at).toISOString() };
});

const removeWaiting = os.personFiles.removeWaiting.handler(async ({ input: { id }, context, errors }) => {
  const { id: accountId } = await context.account();
  if (!(await context.store.personFiles.removeWaiting({ accountId, id }))) throw errors.NOT_FOUND();
  return { removed: true as const };
});

export const personFiles = { list, get, add, remove, addWaiting, removeWaiting };
