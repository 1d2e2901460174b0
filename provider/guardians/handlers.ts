import { isAdult } from '#contract/people/reading/ages.ts';
import { endParentsOf } from '#provider/ages/telling.ts';
import type { Action } from '#provider/core/actions.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { present } from '#provider/core/wire.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { moveLink } from './moving.ts';
import { actorOf, BY, entryOf, isOwnFor, linkedTo, lockedLink } from './asking.ts';
import { limit, narrow } from './limiting.ts';
import { ending, restore } from './restoring.ts';
import { refusalOf, stateOn, undoUntilOf } from './rules.ts';
import type { LinkOfPatient } from './store.ts';
import { guardianView, parentView, wardLinkView } from './views.ts';

const todayOf = ({ clock }: CallContext) => localDay(clock.now().getTime());

/** The links of the account's own patients to other accounts. */
async function linksOfOwn(context: CallContext, action: Action) {
  const own = (await context.access.reachable(action)).filter(({ role }) => role === 'PATIENT');
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
    .filter(({ row, ...on }) => row.role === 'WARD' && stateOn({ link: row, ...on }) !== 'D' && isThere(row))
    .map(guardianView);
});

const parents = os.guardians.parents.handler(async ({ context }) => {
  const links = await linksOfOwn(context, 'guardians.parents');
  return links
    .filter(({ row }) => row.role === 'CHILD' && row.hidden_at === null && isThere(row))
    .map(parentView);
});

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

/** Tells whether somebody else may act for a child whom the account acts for. */
async function hasOtherGuardian({ store, accountId, patientId }: Asking) {
  const alone = await store.departure.onlyChildrenOf(accountId);
  return !alone.some(({ id }) => id === patientId);
}

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

const change = os.guardians.change.handler(async ({ input, context, errors }) => {
  const { status: to, accountId, patientId, from } = input;
  const patient = await linkedTo(context, patientId);
  if (!patient) throw errors.NOT_FOUND();
  const entry = await entryOf({ context, patient, action: 'guardians.change', object: accountId });
  const moved = await context.store.transaction(async (store) => {
    const { accountId: mine, own } = await lockedLink(context, { store, patientId });
    const actor = actorOf({ own, isOwnLink: accountId === mine });
    const row = actor && (await store.links.get({ accountId, patientId }));
    if (!row || row.role === 'PATIENT') throw errors.NOT_FOUND();
    const asked = { link: row, birthDate: patient.birth_date, today: todayOf(context) };
    const others = await hasOtherGuardian({ store, accountId, patientId });
    const isAsSeen = from === undefined || from === stateOn(asked);
    const refusal = isAsSeen ? refusalOf({ ...asked, actor, to, hasOtherGuardian: others }) : 'LINK_STATE';
    if (refusal) throw errors[refusal]({ data: { status: stateOn(asked) } });
    const by = BY[actor];
    await moveLink({ context, store, link: row, to, by });
    await store.audit.add([entry]);
    return { link: row, to, by };
  });
  return { status: to, accountId, patientId, ...undoOf(moved, context) };
});

/** Until when what was just done can be undone (AP-26); nothing where it cannot. */
function undoOf(moved: Parameters<typeof undoUntilOf>[0], { clock }: CallContext) {
  const until = undoUntilOf(moved, clock.now().getTime());
  return present({ restorableUntil: until === null ? null : new Date(until).toISOString() });
}

const remove = os.guardians.remove.handler(async ({ input, context, errors }) => {
  const { id: patientId } = input;
  const patient = await linkedTo(context, patientId);
  if (!patient) throw errors.NOT_FOUND();
  const { id: object } = await context.account();
  const entry = await entryOf({ context, patient, action: 'guardians.remove', object });
  const moved = await context.store.transaction(async (store) => {
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
    return { link: own, to: 'D', by: 'ACCOUNT' } as const;
  });
  return { removed: true as const, ...undoOf(moved, context) };
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

export const guardians = {
  wardens,
  parents,
  change,
  link,
  wardLink,
  remove,
  removeParent,
  ending,
  restore,
  limit,
  narrow,
};
