import { randomBytes } from 'node:crypto';
import type { LookedUp } from '#contract/enrolment/schemas.ts';
import { hashOf, type CallContext } from '#provider/core/context.ts';
import { spendTry } from '#provider/core/limits/tries.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { LookedFor } from '#provider/core/enrolling/known.ts';
import { LOOK_UP_KEPT_MS, typedPerson } from '#provider/core/enrolling/rules.ts';

type Asked = { store: StoreInTransaction; context: CallContext; accountId: string };

type OverBound = { TOO_MANY_LOOK_UPS: (error: { data: { until: string } }) => Error };

/** Counts a look-up of the account, which the transaction has locked (AP-46). @throws TOO_MANY_LOOK_UPS */
export const spendLookUp = ({ errors, ...asked }: Asked & { errors: OverBound }) =>
  spendTry({ ...asked, what: 'LOOK_UPS', tooMany: errors.TOO_MANY_LOOK_UPS });

/** Keeps what was looked for; returns the reference to it, which opens nothing of another account. */
export async function keepLookUp({
  store,
  context,
  accountId,
  input,
  found,
}: Asked & { input: LookedUp; found: LookedFor['found'] }) {
  const reference = randomBytes(24).toString('base64url');
  const now = context.clock.now().getTime();
  await store.enrolment.keepLookUp({
    reference_hash: hashOf(reference),
    account_id: accountId,
    patient_id: found?.person.id ?? null,
    is_sure: found?.isSure ? 1 : 0,
    role: input.patientRole,
    typed: typedPerson(input),
    made_at: now,
    keptFrom: now - LOOK_UP_KEPT_MS,
  });
  return reference;
}

/** The account's own look-up of a reference; undefined for another's, for one that is over, and for none. */
export const lookUpOf = ({
  store,
  context,
  accountId,
  reference,
}: Asked & { reference: string | undefined }) =>
  store.enrolment.lookUp({
    referenceHash: hashOf(reference ?? ''),
    accountId,
    keptFrom: context.clock.now().getTime() - LOOK_UP_KEPT_MS,
  });

/** The person whom such a look-up has found, as things stand now; undefined: nobody. */
export async function foundBefore({
  store,
  accountId,
  lookUp,
}: Omit<Asked, 'context'> & { lookUp: NonNullable<Awaited<ReturnType<typeof lookUpOf>>> }) {
  const patientId = lookUp.patient_id ?? undefined;
  const person = await store.enrolment.person(patientId);
  if (!person) return undefined;
  const link = await store.enrolment.linkOf({ accountId, patientId });
  const canAnswer = await store.enrolment.canAnswer(patientId);
  return { found: { person, isSure: lookUp.is_sure === 1 }, link, canAnswer };
}
