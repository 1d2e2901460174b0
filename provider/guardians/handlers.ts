import { endParentsOf } from '#provider/ages/telling.ts';
import type { Action } from '#provider/core/actions.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { localDay } from '#provider/core/local-time.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { AccountPatientRow } from '#provider/patients/tables.ts';
import type { LinkedPatientRow } from '#provider/patients/store.ts';
import { moveLink } from './moving.ts';
import { isAdult, refusalOf, stateOn, type Actor } from './rules.ts';
import type { LinkOfPatient } from './store.ts';
import { guardianView, parentView, wardLinkView } from './views.ts';

const todayOf = ({ clock }: CallContext) => localDay(clock.now().getTime());

/** The links of the account's own patients to other accounts. */
async function linksOfOwn(context: CallContext, action: Action) {
  const own = (await context.access.reachable()).filter(({ role }) => role === 'PATIENT');
  const today = todayOf(context);
  const found = await Promise.all(
    own.map(async ({ id, birth_date: birthDate }) => {
      await context.access.patient({ patientId: id, action });
      const rows = await context.store.links.ofPatient(id);
      return rows.map((row) => ({ row, birthDate, today }));
    }),
  );
  return found.flat();
}

/** Accounts that are gone act for nobody, and no page names them. */
const isThere = ({ deleted_at: deletedAt }: LinkOfPatient) => deletedAt === null;

const wardens = os.guardians.wardens.handler(async ({ context }) => {
  const links = await linksOfOwn(context, 'guardians.wardens');
  return links
    .filter(({ row }) => row.role === 'WARD' && row.link_state !== 'D' && isThere(row))
    .map(guardianView);
});

const parents = os.guardians.parents.handler(async ({ context }) => {
  const links = await linksOfOwn(context, 'guardians.parents');
  return links
    .filter(({ row }) => row.role === 'CHILD' && row.hidden_at === null && isThere(row))
    .map(parentView);
});

const linkedTo = async ({ linkedPatients }: CallContext, patientId: string) =>
  (await linkedPatients()).find(({ id }) => id === patientId);

const link = os.guardians.link.handler(async ({ input, context, errors }) => {
  const { patientId, accountId } = input;
  const patient = await linkedTo(context, patientId);
  if (patient?.role !== 'PATIENT') throw errors.NOT_FOUND();
  await context.access.patient({ patientId, action: 'guardians.link', object: accountId });
  const rows = await context.store.links.ofPatient(patientId);
  const row = rows.find((one) => one.account_id === accountId && one.role !== 'PATIENT' && isThere(one));
  if (!row) throw errors.NOT_FOUND();
  const role = row.role === 'CHILD' ? ('CHILD' as const) : ('WARD' as const);
  return { ...guardianView({ row, birthDate: patient.birth_date, today: todayOf(context) }), role };
});

type Asking = Readonly<{ store: StoreInTransaction; accountId: string; patientId: string }>;

/** Whether somebody else may act for a child whom the account acts for. */
async function hasOtherGuardian({ store, accountId, patientId }: Asking) {
  const alone = await store.departure.onlyChildrenOf(accountId);
  return !alone.some(({ id }) => id === patientId);
}

/** The own patient, for good: a claim that waits for the unit is as a request, and can be withdrawn (AP-57). */
const isOwnFor = ({ role, link_state: state }: Pick<AccountPatientRow, 'role' | 'link_state'>) =>
  role === 'PATIENT' && state !== 'W';

const wardLink = os.guardians.wardLink.handler(async ({ input, context, errors }) => {
  const { patientId } = input;
  const { id: accountId } = await context.account();
  const patient = await linkedTo(context, patientId);
  const row = await context.store.links.get({ accountId, patientId });
  if (!patient || !row || isOwnFor(row)) throw errors.NOT_FOUND();
  await context.access.note({ action: 'guardians.wardLink', patientId });
  const today = todayOf(context);
  const refusal = refusalOf({
    actor: 'GUARDIAN',
    to: 'D',
    link: row,
    birthDate: patient.birth_date,
    today,
    hasOtherGuardian: await hasOtherGuardian({ store: context.store, accountId, patientId }),
  });
  return wardLinkView({
    patient,
    link: row,
    today,
    refusal: refusal === 'UNDER_AGE' ? 'LINK_STATE' : refusal,
  });
});

/** Locks what decides about a patient's links, and reads how the account itself is linked to them by then. */
async function lockedLink(context: CallContext, { store, patientId }: Omit<Asking, 'accountId'>) {
  const account = await context.lockedAccount(store);
  await store.patients.lock(patientId);
  return { accountId: account.id, own: await store.links.get({ accountId: account.id, patientId }) };
}

/** In which part an account may change a link at all; null: it is none of theirs. */
function actorOf({
  own,
  isOwnLink,
}: {
  own: Awaited<ReturnType<typeof lockedLink>>['own'];
  isOwnLink: boolean;
}): Actor | null {
  if (!own) return null;
  if (own.role === 'PATIENT') return own.link_state === 'C' && !isOwnLink ? 'REPRESENTED' : null;
  return isOwnLink ? 'GUARDIAN' : null;
}

type Changed = Readonly<{ context: CallContext; patient: LinkedPatientRow; action: Action; object: string }>;

/** What an account reads or changes of links that may not be confirmed: the outage of a patient's record strikes first. */
async function entryOf({ context, patient, action, object }: Changed) {
  const { id: patientId } = patient;
  if (isOwnFor(patient)) await context.access.patient({ patientId, action, object });
  return context.access.entry({ patientId, action, object });
}

const BY = { REPRESENTED: 'PERSON', GUARDIAN: 'ACCOUNT', UNIT: 'UNIT' } as const;

const change = os.guardians.change.handler(async ({ input, context, errors }) => {
  const { status: to, accountId, patientId, from } = input;
  const patient = await linkedTo(context, patientId);
  if (!patient) throw errors.NOT_FOUND();
  const entry = await entryOf({ context, patient, action: 'guardians.change', object: accountId });
  await context.store.transaction(async (store) => {
    const { accountId: mine, own } = await lockedLink(context, { store, patientId });
    const actor = actorOf({ own, isOwnLink: accountId === mine });
    const row = actor && (await store.links.get({ accountId, patientId }));
    if (!row || row.role === 'PATIENT') throw errors.NOT_FOUND();
    const asked = { link: row, birthDate: patient.birth_date, today: todayOf(context) };
    const others = await hasOtherGuardian({ store, accountId, patientId });
    const isAsSeen = from === undefined || from === stateOn(asked);
    const refusal = isAsSeen ? refusalOf({ ...asked, actor, to, hasOtherGuardian: others }) : 'LINK_STATE';
    if (refusal) throw errors[refusal]({ data: { status: stateOn(asked) } });
    await moveLink({ context, store, link: row, to, by: BY[actor] });
    await store.audit.add([entry]);
  });
  return { status: to, accountId, patientId };
});

const remove = os.guardians.remove.handler(async ({ input, context, errors }) => {
  const { id: patientId } = input;
  const patient = await linkedTo(context, patientId);
  if (!patient) throw errors.NOT_FOUND();
  const { id: object } = await context.account();
  const entry = await entryOf({ context, patient, action: 'guardians.remove', object });
  await context.store.transaction(async (store) => {
    const { accountId, own } = await lockedLink(context, { store, patientId });
    if (!own) throw errors.NOT_FOUND();
    if (isOwnFor(own)) throw errors.OWN_PATIENT();
    const asked = { link: own, birthDate: patient.birth_date, today: todayOf(context) };
    const others = await hasOtherGuardian({ store, accountId, patientId });
    const refusal = refusalOf({ ...asked, actor: 'GUARDIAN', to: 'D', hasOtherGuardian: others });
    const data = { status: stateOn(asked) };
    if (refusal === 'LAST_GUARDIAN') throw errors.LAST_GUARDIAN({ data });
    if (refusal) throw errors.LINK_STATE({ data });
    await moveLink({ context, store, link: own, to: 'D', by: 'ACCOUNT' });
    await store.audit.add([entry]);
  });
  return { removed: true };
});

const removeParent = os.guardians.removeParent.handler(async ({ input, context, errors }) => {
  const { id: accountId } = input;
  const links = await linksOfOwn(context, 'guardians.parents');
  const found = links.find(
    ({ row }) => row.account_id === accountId && row.role === 'CHILD' && row.hidden_at === null,
  );
  if (!found) throw errors.NOT_FOUND();
  if (!isAdult(found)) throw errors.UNDER_AGE();
  const { patient_id: patientId } = found.row;
  const entry = await context.access.entry({
    patientId,
    action: 'guardians.removeParent',
    object: accountId,
  });
  const { portalOrigin, clock } = context;
  const at = clock.now();
  await context.store.transaction(async (store) => {
    await lockedLink(context, { store, patientId });
    // On the birthday itself this may come before the round that ends the links and tells both.
    const child = { id: patientId, birth_date: found.birthDate };
    await endParentsOf({ store, child, today: found.today, at, portalOrigin });
    await store.links.hide({ accountId, patientId, now: at.getTime() });
    await store.audit.add([entry]);
  });
  return { removed: true };
});

export const guardians = { wardens, parents, change, link, wardLink, remove, removeParent };
