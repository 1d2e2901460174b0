import type { Action } from '#provider/core/actions.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { documentFile } from '#provider/core/files/documents.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { present } from '#provider/core/wire.ts';
import { ask } from './asking.ts';
import { agree } from './pricing.ts';
import { isYesAwaited, standingOf, UNCOMPLETED } from './rules.ts';
import type { CopyRequestRow } from './tables.ts';
import { requestViews } from './view.ts';

const settings = os.copies.settings.handler(async ({ context }) => {
  await context.account();
  const { cdocTypes, cdocScopeEnable, priceText } = await context.store.copySettings.all();
  return { cdocTypes, cdocScopeEnable, ...present({ priceText }) };
});

/** Patients whose files the account may fetch. */
async function confirmedOf({ access }: CallContext, patients: readonly LinkedPatientRow[]) {
  const may = (patient: LinkedPatientRow) =>
    access.mayReach({ patient, action: 'copies.attachment', madeBy: null });
  const areConfirmed = await Promise.all(patients.map(may));
  return new Set(patients.filter((_, index) => areConfirmed[index]).map(({ id }) => id));
}

const list = os.copies.list.handler(async ({ input, context }) => {
  const { patients, whose } = await context.access.scope({ action: 'copies.list' });
  const isUncompleted = input.onlyUncompleted === 'true';
  const rows = await context.store.copies.list({
    whose,
    isUncompleted,
    after: input.registeredAfter,
    before: input.registeredBefore,
  });
  const confirmed = await confirmedOf(context, patients);
  const now = context.clock.now().getTime();
  const views = await requestViews({ store: context.store, rows, now, confirmed });
  const states: readonly string[] = UNCOMPLETED;
  return isUncompleted ? views.filter(({ state }) => states.includes(state)) : views;
});

type Asked = Readonly<{ context: CallContext; id: string; action: Action; isOfUnit?: boolean }>;

/** A request that the account may see, with its patient; undefined: there is none. A copy itself is of the unit's record. */
async function found({ context: { access, store }, id, action, isOfUnit = false }: Asked) {
  const whose = await access.seen(await access.reachable(action));
  const row = await store.copies.byId({ whose, id });
  if (!row) return undefined;
  const madeBy = isOfUnit ? null : row.account_id;
  return { row, patient: await access.patient({ patientId: row.patient_id, action, object: id, madeBy }) };
}

type Showing = Readonly<{
  context: CallContext;
  store: StoreInTransaction;
  row: CopyRequestRow;
  patient: LinkedPatientRow;
}>;

async function shown({ context, store, row, patient }: Showing) {
  const confirmed = await confirmedOf(context, [patient]);
  const now = context.clock.now().getTime();
  const [view] = await requestViews({ store, rows: [row], now, confirmed });
  if (!view) throw new Error('A request has no view');
  return view;
}

const get = os.copies.get.handler(async ({ input: { id }, context, errors }) => {
  const request = await found({ context, id, action: 'copies.get' });
  if (!request) throw errors.NOT_FOUND();
  return shown({ context, store: context.store, ...request });
});

const getByOtherPath = os.copies.getByOtherPath.handler(async ({ input: { id }, context, errors }) => {
  const request = await found({ context, id, action: 'copies.get' });
  if (!request) throw errors.NOT_FOUND();
  return shown({ context, store: context.store, ...request });
});

const attachment = os.copies.attachment.handler(async ({ input, context, errors }) => {
  const request = await found({ context, id: input.id, action: 'copies.attachment', isOfUnit: true });
  if (!request) throw errors.NOT_FOUND();
  const { row } = request;
  const { copies, invoices } = context.store;
  const invoice = row.ref_invoice === null ? undefined : await invoices.again(row.ref_invoice);
  const now = context.clock.now().getTime();
  const { isFetchable } = standingOf({ row, invoice, now });
  const file = isFetchable ? await copies.file({ requestId: row.id, id: input.attId }) : undefined;
  if (!file) throw errors.NOT_FOUND();
  return documentFile(file);
});

const acceptPrice = os.copies.acceptPrice.handler(async ({ input: { id, amount }, context, errors }) => {
  const action = 'copies.acceptPrice';
  const request = await found({ context, id, action });
  if (!request) throw errors.NOT_FOUND();
  const { patient } = request;
  const entry = await context.access.entry({ patientId: patient.id, action, object: id });
  const at = context.clock.now();
  const row = await context.store.transaction(async (store) => {
    await context.lockedAccount(store);
    await store.patients.lock(patient.id);
    const now = (await store.copies.again(id)) ?? request.row;
    if (now.price === amount && !isYesAwaited(now)) return now;
    if (now.state !== 'ACCEPTED' || now.price !== amount)
      throw errors.PRICE_CHANGED({ data: now.price === null ? {} : { amount: now.price } });
    await store.audit.add([entry]);
    return agree({ store, row: now, at });
  });
  return shown({ context, store: context.store, row, patient });
});

export const copies = { settings, list, get, getByOtherPath, ask, attachment, acceptPrice };
