import { os, type CallContext } from '#provider/core/context.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { actorOf, BY, entryOf, isOwnFor, linkedTo, lockedLink } from './asking.ts';
import { restoreRefusal, stateOn } from './rules.ts';
import { tellOfLink } from '#provider/core/links/telling.ts';

type Pair = Readonly<{ accountId: string; patientId: string }>;
type Store = Pick<CallContext['store'], 'links'>;

/** A link that the account ended, or its own patient's: nobody else brings it back. */
async function endedLink(context: CallContext, store: Store, { accountId, patientId }: Pair) {
  const { id: mine } = await context.account();
  const patient = await linkedTo(context, patientId);
  const rows = await store.links.ofPatient(patientId);
  const link = rows.find((one) => one.account_id === accountId);
  const own = await store.links.get({ accountId: mine, patientId });
  const actor = actorOf({ own, isOwnLink: accountId === mine });
  if (!patient || !link || link.role === 'PATIENT' || !actor) return undefined;
  if (link.link_state === 'D' && link.ended_by !== BY[actor]) return undefined;
  const now = context.clock.now().getTime();
  const state = stateOn({ link, birthDate: patient.birth_date, today: localDay(now) });
  const others = rows.filter((one) => one !== link);
  return {
    link,
    role: link.role,
    patient,
    by: BY[actor],
    refusal: restoreRefusal({ link, state, others, now }),
  };
}

export const ending = os.guardians.ending.handler(async ({ input, context, errors }) => {
  const { accountId, patientId } = input;
  const found = await endedLink(context, context.store, input);
  if (!found) throw errors.NOT_FOUND();
  const { link, role, patient, by, refusal } = found;
  const read = { action: 'guardians.ending', patientId, object: accountId } as const;
  await (isOwnFor(patient) ? context.access.patient(read) : context.access.note(read));
  // No more is told of somebody else's data than while it may come back.
  const { name, last_name: lastName } = by === 'PERSON' ? link : patient;
  return { role, by, ...(refusal === null ? { name, lastName } : { refusal }) };
});

export const restore = os.guardians.restore.handler(async ({ input, context, errors }) => {
  const { accountId, patientId } = input;
  const patient = await linkedTo(context, patientId);
  if (!patient) throw errors.NOT_FOUND();
  const entry = await entryOf({ context, patient, action: 'guardians.restore', object: accountId });
  await context.store.transaction(async (store) => {
    await lockedLink(context, { store, patientId });
    const found = await endedLink(context, store, input);
    if (!found) throw errors.NOT_FOUND();
    if (found.refusal) throw errors[found.refusal]();
    const now = context.clock.now().getTime();
    const stands = { ended_at: null, ended_by: null };
    await store.links.change({ accountId, patientId, from: 'D', to: 'C', now, ...stands });
    await tellOfLink(context, store, { event: 'BEGUN', accountId, patientId, by: found.by });
    await store.audit.add([entry]);
  });
  return { status: 'C', accountId, patientId };
});
