import { ORPCError } from '@orpc/server';
import type { SignableKind } from '#contract/signing/schemas.ts';
import type { Action } from '#provider/core/actions.ts';
import type { CallContext } from '#provider/core/context.ts';
import type { Whose } from '#provider/core/whose.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';
import type { SignableDocument } from '#provider/core/signable.ts';

/** A document of somebody whom the account acts for now. */
export type Opened = Readonly<{
  document: SignableDocument;
  patient: LinkedPatientRow;
  /** The account's own patient where it is another one: who acts as guardian. */
  guardian: LinkedPatientRow | undefined;
  whose: Whose;
  accountId: string;
}>;

/** @throws NOT_FOUND, the same for another's document as for none */
export async function opened(
  context: CallContext,
  { kind, id, action }: { kind: SignableKind; id: string; action: Action },
): Promise<Opened> {
  const { id: accountId } = await context.account();
  const { access, store, signables } = context;
  const reachable = await access.reachable(action);
  const seen = await access.seen(reachable);
  const document = await signables[kind]?.open(store, { whose: seen, id });
  if (!document) throw new ORPCError('NOT_FOUND', { status: 404 });
  const { patientId, madeBy } = document;
  const patient = await access.patient({ patientId, action, object: id, madeBy });
  const own = reachable.find(({ role }) => role === 'PATIENT');
  const guardian = patient.role === 'PATIENT' ? undefined : own;
  return { document, patient, guardian, whose: access.whoeverMade([patient]), accountId };
}
