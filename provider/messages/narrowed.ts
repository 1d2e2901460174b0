import type { Action } from '#provider/core/actions.ts';
import type { CallContext } from '#provider/core/context.ts';
import type { MessageRow } from './tables.ts';

type Written = { action: Action; message: Pick<MessageRow, 'id' | 'patient_id'> };

/** The entry of the audit of what is done with a message. */
export const entryOf = (
  { access }: CallContext,
  { action, message: { id, patient_id: patientId } }: Written,
) => access.entry({ action, patientId, object: id });

/** True where the account acts for whom a message is about, and not so far as this (AP-22). */
export async function isNarrowed(
  { access }: CallContext,
  { action, message: { patient_id: patientId } }: Written,
) {
  if (patientId === null) return false;
  const isIn = (patients: readonly { id: string }[]) => patients.some(({ id }) => id === patientId);
  return isIn(await access.reachable(null)) && !isIn(await access.reachable(action));
}
