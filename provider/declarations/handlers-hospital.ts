import { DeclarationType } from '#contract/declarations/schemas.ts';
import { hashOf, os } from '#provider/core/context.ts';
import { newId } from '#provider/core/ids.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import {
  isRefusedByHospital,
  REFUSED_BY_HOSPITAL,
  requireChoices,
  requireHospital,
  requireStaff,
  todayOf,
} from './asking.ts';
import { activated, canceled, type Done } from './ending.ts';
import { hospitalFile } from './printout.ts';
import { choiceColumns, hospitalLiveKey, isKnownToHospital } from './rules.ts';
import type { ChoiceColumns, HospitalDeclarationRow } from './tables.ts';
import { hospitalView } from './view.ts';

const list = os.hospitalDeclarations.list.handler(async ({ context }) => {
  const { whose } = await context.access.scope({ action: 'hospitalDeclarations.list' });
  const rows = await context.store.hospitalDeclarations.list({ whose, types: DeclarationType.options });
  return rows.map(hospitalView);
});

const get = os.hospitalDeclarations.get.handler(async ({ input: { systemId: id }, context, errors }) => {
  const { row } = await requireHospital({ context, errors, id, action: 'hospitalDeclarations.get' });
  return hospitalView(row);
});

const preRegister = os.hospitalDeclarations.preRegister.handler(async ({ input, context, errors }) => {
  const { patientId, type, replaces } = input;
  const action = 'hospitalDeclarations.preRegister';
  const patient = await context.access.patient({ patientId, action });
  const today = todayOf(context);
  requireChoices({ errors, type, dateOfSubmission: today, fields: input });
  const { member, columns } = await requireStaff({ store: context.store, errors, input });
  if (!isKnownToHospital(patient)) return {};
  if (member.sentinel === 'REFUSES')
    throw errors.HOSPITAL_REFUSED({ data: { message: REFUSED_BY_HOSPITAL } });

  const { id: accountId } = await context.account();
  const row: HospitalDeclarationRow = {
    ...columns,
    ...choiceColumns(input),
    system_id: `poz-${newId(context.clock.now())}`,
    patient_id: patientId,
    account_id: accountId,
    type,
    state: 'REGISTERED',
    state_export: 'N',
    date_of_submission: today,
    withdrawn_on: null,
    live_key: hospitalLiveKey({ patient_id: patientId, type, state: 'REGISTERED' }),
    key_hash: hashOf(JSON.stringify([accountId, input])),
  };
  const entry = await context.access.entry({ patientId, action, object: row.system_id });
  const { systemId, isTaken } = await context.store.transaction(async (store) => {
    await context.lockedAccount(store);
    await store.patients.lock(patientId);
    const sent = await store.hospitalDeclarations.withKey(row.key_hash ?? '');
    if (sent) return { systemId: sent.system_id };
    const waiting = await store.hospitalDeclarations.ofKind({ patientId, type, state: 'REGISTERED' });
    const former = waiting.find(({ live_key: key }) => key !== null);
    if (former && former.system_id !== replaces) return { systemId: former.system_id, isTaken: true };
    if (former)
      await store.hospitalDeclarations.change({ systemId: former.system_id, to: { live_key: null } });
    await store.hospitalDeclarations.add(row);
    await store.audit.add([entry]);
    return { systemId: row.system_id };
  });
  if (isTaken) throw errors.ALREADY_EXISTS({ data: { systemId } });
  return { systemId };
});

type Wanted = { choices?: ChoiceColumns | undefined; isActive: boolean; isCanceled: boolean; today: string };
type Changing = { store: StoreInTransaction; row: HospitalDeclarationRow; wanted: Wanted };

const change = os.hospitalDeclarations.change.handler(async ({ input, context, errors }) => {
  const { systemId, choices, stateExport, state } = input;
  const action = 'hospitalDeclarations.change';
  const { row: before, whose } = await requireHospital({ context, errors, id: systemId, action });
  const { patient_id: patientId, type } = before;
  const today = todayOf(context);
  const dateOfSubmission = before.date_of_submission ?? today;
  if (choices) requireChoices({ errors, type, dateOfSubmission, fields: choices });
  // A withdrawal is never refused: who chose somebody that takes nobody must get out of it.
  if (!state && (await isRefusedByHospital(context.store, before)))
    throw errors.HOSPITAL_REFUSED({ data: { message: REFUSED_BY_HOSPITAL } });

  const entry = await context.access.entry({ patientId, action, object: systemId });
  const wanted: Wanted = {
    choices: choices && choiceColumns(choices),
    isActive: stateExport === 'A',
    isCanceled: state === 'CANCELED',
    today,
  };
  const { row, refusal } = await context.store.transaction(async (store) => {
    await context.lockedAccount(store);
    await store.patients.lock(patientId);
    const stored = (await store.hospitalDeclarations.byId({ whose, systemId })) ?? before;
    const done = await changed({ store, row: stored, wanted });
    if (!done.refusal) await store.audit.add([entry]);
    return done;
  });
  if (refusal === 'NOT_SIGNED') throw errors.NOT_SIGNED();
  if (refusal) throw errors.NOT_ACTIVE({ data: { state: row.state } });
  return hospitalView(row);
});

async function changed({ store, row, wanted }: Changing): Promise<Done> {
  const { choices, isActive, isCanceled, today } = wanted;
  if (isCanceled && row.state === 'CANCELED') return { row };
  if (isActive && !choices && row.state === 'SUBMITTED') return { row };
  if (row.state !== 'REGISTERED') return { row, refusal: 'NOT_ACTIVE' };
  if (isCanceled) return canceled({ store, row, today });
  const edited = { ...row, ...choices };
  if (isActive) return activated({ store, row: edited, today });
  if (choices) await store.hospitalDeclarations.change({ systemId: row.system_id, to: choices });
  return { row: edited };
}

const printout = os.hospitalDeclarations.printout.handler(
  async ({ input: { systemId: id }, context, errors }) => {
    const action = 'hospitalDeclarations.printout';
    const { row, patient } = await requireHospital({ context, errors, id, action });
    return hospitalFile({ context, row, patient });
  },
);

export const hospitalDeclarations = { list, get, preRegister, change, printout };
