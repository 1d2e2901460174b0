import { ORPCError } from '@orpc/server';
import type { Action } from '#provider/core/actions.ts';
import { hashOf, type CallContext } from '#provider/core/context.ts';
import type { Whose } from '#provider/core/whose.ts';
import type { LinkedPatientRow, MedicalCaseRow } from '#provider/core/rows.ts';

type Claimed = Readonly<{ accountId: string; patientId: string; action: Action; object?: string }>;

/** A missing record, and one of others. */
export const notFound = () => new ORPCError('NOT_FOUND', { status: 404 });

/** Refuses an address that names another account than the session's. @throws NOT_FOUND */
export async function requireOwnAccount({ account }: CallContext, accountId: string) {
  if (accountId !== (await account()).id) throw notFound();
}

/** Somebody whom the account of the session may act for; the address names that account, too. @throws NOT_FOUND */
export async function claimedPatient(context: CallContext, { accountId, ...whose }: Claimed) {
  await requireOwnAccount(context, accountId);
  return context.access.patient(whose);
}

/** The same of whom account and unit have confirmed, with all of the patient's rows. @throws NOT_FOUND */
export async function confirmedPatient(context: CallContext, { accountId, ...whose }: Claimed) {
  await requireOwnAccount(context, accountId);
  const patient = await context.access.patient({ ...whose, madeBy: null });
  return { patient, whose: context.access.whoeverMade([patient]) };
}

export type InCase = Readonly<{ patient: LinkedPatientRow; whose: Whose; medicalCase: MedicalCaseRow }>;

/** The case of an address, of the patient that it names. @throws NOT_FOUND */
export async function claimedCase(
  context: CallContext,
  { caseId, ...claimed }: Claimed & { caseId: string },
): Promise<InCase> {
  const found = await confirmedPatient(context, { object: caseId, ...claimed });
  const medicalCase = await context.store.medicalCases.byId({ whose: found.whose, id: caseId });
  if (medicalCase?.patient_id !== claimed.patientId) throw notFound();
  return { ...found, medicalCase };
}

/** The key that makes a write of a draft come once. */
export const keyHashOf = (...parts: readonly string[]) => hashOf(JSON.stringify(parts));
