import type { Action } from '#provider/core/actions.ts';
import type { CallContext } from '#provider/core/context.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { LinkedPatientRow, AccountPatientRow } from '#provider/core/rows.ts';
import type { Actor } from './rules.ts';

/** A person to whom the account is linked, in whatever state. */
export const linkedTo = async ({ linkedPatients }: CallContext, patientId: string) =>
  (await linkedPatients()).find(({ id }) => id === patientId);

/** The own patient, for good: a claim that waits for the unit is as a request, and can be withdrawn (AP-57). */
export const isOwnFor = ({ role, link_state: state }: Pick<AccountPatientRow, 'role' | 'link_state'>) =>
  role === 'PATIENT' && state !== 'W';

/** Locks what decides about a patient's links, and reads how the account itself is linked to them by then. */
export async function lockedLink(context: CallContext, { store, patientId }: Asking) {
  const account = await context.lockedAccount(store);
  await store.patients.lock(patientId);
  return { accountId: account.id, own: await store.links.get({ accountId: account.id, patientId }) };
}

type Asking = Readonly<{ store: StoreInTransaction; patientId: string }>;

/** In which part an account may change a link at all; null: it is none of theirs. */
export function actorOf({
  own,
  isOwnLink,
}: {
  own: Awaited<ReturnType<typeof lockedLink>>['own'];
  isOwnLink: boolean;
}): Exclude<Actor, 'UNIT'> | null {
  if (!own) return null;
  if (own.role === 'PATIENT') return own.link_state === 'C' && !isOwnLink ? 'REPRESENTED' : null;
  return isOwnLink ? 'GUARDIAN' : null;
}

type Changed = Readonly<{ context: CallContext; patient: LinkedPatientRow; action: Action; object: string }>;

/** The entry that an account reads or changes of links that may not be confirmed: the outage of a patient's record strikes first. */
export async function entryOf({ context, patient, action, object }: Changed) {
  const { id: patientId } = patient;
  if (isOwnFor(patient)) await context.access.patient({ patientId, action, object });
  return context.access.entry({ patientId, action, object });
}

/** Who is said to have ended a link. */
export const BY = { REPRESENTED: 'PERSON', GUARDIAN: 'ACCOUNT', UNIT: 'UNIT' } as const satisfies Record<
  Actor,
  AccountPatientRow['ended_by']
>;
