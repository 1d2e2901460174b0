import { DeclarationType } from '#contract/declarations/schemas.ts';
import { os } from '#provider/core/context.ts';
import { newId } from '#provider/core/ids.ts';
import { requireChoices, requireOwn, requireStaff, todayOf } from './asking.ts';
import { declarationFile } from './printout.ts';
import { choiceColumns, isKnownToHospital, isOpen, liveKey } from './rules.ts';
import type { DeclarationRow } from './tables.ts';
import { declarationView, hospitalView } from './view.ts';

const list = os.declarations.list.handler(async ({ context }) => {
  const { whose } = await context.access.scope({ action: 'declarations.list' });
  return (await context.store.declarations.own(whose)).map(declarationView);
});

const get = os.declarations.get.handler(async ({ input: { id }, context, errors }) => {
  const { row, whose } = await requireOwn({ context, errors, id, action: 'declarations.get' });
  const signed = await context.store.signings.signedDocument({ whose, kind: 'DECLARATION', document_id: id });
  return { ...declarationView(row), ...(signed && { urlEpuap: signed.address }) };
});

const forPatient = os.declarations.forPatient.handler(async ({ input, context }) => {
  const patient = await context.access.patient({ ...input, action: 'declarations.forPatient' });
  const rows = await context.store.declarations.own(await context.access.seen([patient]));
  return rows.map(declarationView);
});

const hospitalForPatient = os.declarations.hospitalForPatient.handler(async ({ input, context, errors }) => {
  const patient = await context.access.patient({ ...input, action: 'declarations.hospitalForPatient' });
  if (!isKnownToHospital(patient)) throw errors.UNKNOWN_TO_HOSPITAL();
  const wanted = input.types?.split(',');
  const types = DeclarationType.options.filter((type) => !wanted || wanted.includes(type));
  const whose = await context.access.seen([patient]);
  return (await context.store.hospitalDeclarations.list({ whose, types })).map(hospitalView);
});

/** The pre-registration, whom it chooses and the kind must be those of what is saved: the hospital and the portal say one thing. */
const add = os.declarations.add.handler(async ({ input, context, errors }) => {
  const { patientId, type, systemId, replaces } = input;
  const patient = await context.access.patient({ patientId, action: 'declarations.add' });
  const today = todayOf(context);
  requireChoices({ errors, type, dateOfSubmission: today, fields: input });
  const { columns } = await requireStaff({ store: context.store, errors, input });
  const whose = await context.access.seen([patient]);
  const { id: accountId } = await context.account();

  const row: DeclarationRow = {
    ...columns,
    ...choiceColumns(input),
    id: newId(context.clock.now()),
    patient_id: patientId,
    account_id: accountId,
    type,
    state: 'REGISTERED',
    state_export: 'N',
    registration_date: today,
    date_of_submission: today,
    given_by_role: patient.role === 'PATIENT' ? 'SELF' : 'GUARDIAN',
    system_id: systemId,
    signed_at: null,
    version: 1,
    withdrawn_on: null,
    live_key: liveKey({ patient_id: patientId, type, state: 'REGISTERED' }),
  };
  const entry = await context.access.entry({ patientId, action: 'declarations.add', object: row.id });
  const saved = await context.store.transaction(async (store) => {
    await context.lockedAccount(store);
    await store.patients.lock(patientId);
    const held = await store.hospitalDeclarations.byId({ whose, systemId });
    const isTheSame = held?.patient_id === patientId && held.type === type;
    if (!isTheSame || held.state !== 'REGISTERED' || held.practitioner_id !== row.practitioner_id)
      return { refusal: 'NOT_PREREGISTERED' as const };
    const live = await store.declarations.live({ patientId, type });
    if (live?.system_id === systemId) return { row: live };
    if (live && live.id !== replaces) return { refusal: 'ALREADY_EXISTS' as const, id: live.id };
    if (live) {
      const to = { state: 'CANCELED', withdrawn_on: today, live_key: null } as const;
      await store.declarations.change({ id: live.id, version: live.version, to });
    }
    if (!(await store.declarations.add(row))) throw new Error('A live declaration has come meanwhile');
    await store.audit.add([entry]);
    return { row };
  });
  if (saved.refusal === 'ALREADY_EXISTS') throw errors.ALREADY_EXISTS({ data: { id: saved.id } });
  if (saved.refusal) throw errors.NOT_PREREGISTERED();
  return declarationView(saved.row);
});

/** Decides on the row as it is once nobody else can change it. */
const change = os.declarations.change.handler(async ({ input, context, errors }) => {
  const { id, choices, version, state } = input;
  const { row: before, whose } = await requireOwn({ context, errors, id, action: 'declarations.change' });
  const { patient_id: patientId, type, date_of_submission: dateOfSubmission } = before;
  if (choices) requireChoices({ errors, type, dateOfSubmission, fields: choices });
  const entry = await context.access.entry({ patientId, action: 'declarations.change', object: id });
  const to: Partial<DeclarationRow> = {
    ...(choices ? choiceColumns(choices) : {}),
    ...(state && { state, withdrawn_on: todayOf(context), live_key: null }),
  };

  const { row, refusal } = await context.store.transaction(async (store) => {
    await context.lockedAccount(store);
    await store.patients.lock(patientId);
    const stored = (await store.declarations.byId({ whose, id })) ?? before;
    if (state && stored.state === 'CANCELED') return { row: stored };
    if (!isOpen(stored)) return { row: stored, refusal: 'NOT_OPEN' as const };
    if (version !== undefined && version !== stored.version)
      return { row: stored, refusal: 'STALE_VERSION' as const };
    await store.declarations.change({ id, version: stored.version, to });
    await store.audit.add([entry]);
    return { row: { ...stored, ...to, version: stored.version + 1 } };
  });
  if (refusal === 'STALE_VERSION') throw errors.STALE_VERSION({ data: { stored: declarationView(row) } });
  if (refusal) throw errors.NOT_OPEN({ data: { state: row.state } });
  return declarationView(row);
});

const printout = os.declarations.printout.handler(async ({ input: { id }, context, errors }) => {
  const found = await requireOwn({ context, errors, id, action: 'declarations.printout' });
  return declarationFile({ context, ...found });
});

export const declarations = { list, get, forPatient, hospitalForPatient, add, change, printout };
