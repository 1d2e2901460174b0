import type { CallContext } from '#provider/core/context.ts';
import type { z } from 'zod';
import type { ClosedCode } from '#contract/telehealth-live/schemas.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { standingConsent } from '#provider/given-consents/standing.ts';
import { failAsSet, type FaultyCall } from '#provider/core/telehealth/faults.ts';
import { closedBy } from './rules/closed.ts';
import { claimedLive, standingOf, type Claim, type Claimed, type Found, type Standing } from './standing.ts';
import { stateOf } from './view.ts';

type Closed = Readonly<{ data: { errorCode: z.output<typeof ClosedCode> } }>;
export type Closing = Readonly<{ CLOSED: (closed: Closed) => Error }>;

type Allowed = Readonly<{ mayBeUnbooked?: boolean; mayBeEarly?: boolean }>;

/** Refuses what comes outside of its time or state. @throws CLOSED */
export function requireOpen(standing: Standing, errors: Closing, allowed: Allowed = {}) {
  const { mayBeUnbooked = false, mayBeEarly = false } = allowed;
  const { status, window, booked } = standing;
  const errorCode = closedBy({ status, window, isBooked: booked !== null, mayBeUnbooked, mayBeEarly });
  if (errorCode) throw errors.CLOSED({ data: { errorCode } });
}

/** Whose it is, then whether the staff lets the call fail. @throws NOT_FOUND */
export async function claimAndFail(context: CallContext, claim: Claim & { call: FaultyCall }) {
  const { call, ...asked } = claim;
  const claimed = await claimedLive(context, asked);
  const fault = await failAsSet(context, { call, patientId: claimed.patient.id });
  return { claimed, fault };
}

/** @throws NO_CONSENT */
export async function requireConsent(
  context: CallContext,
  errors: { NO_CONSENT: () => Error },
  { patient }: Pick<Claimed, 'patient'>,
) {
  const whose = context.access.whoeverMade([patient]);
  const day = localDay(context.clock.now().getTime());
  if ((await standingConsent(context.store, { whose, patientId: patient.id, day })) === null)
    throw errors.NO_CONSENT();
}

type Write<Result> = Allowed & {
  context: CallContext;
  errors: Closing;
  claimed: Claimed;
  /** Says beside its result whether anything has changed: what the audit has an entry of. */
  work: (store: StoreInTransaction, standing: Standing) => Promise<readonly [Result, boolean]>;
};

/** One transaction: the patient's row is locked, as every move of the staff does, so that nothing is taken after the end. */
export async function writeLive<Result>({ context, errors, claimed, work, ...allowed }: Write<Result>) {
  const { id, accountId, patient, action } = claimed;
  const entry = await context.access.entry({ action, patientId: patient.id, object: id });
  const now = context.clock.now().getTime();
  return context.store.transaction(async (store) => {
    await store.patients.lock(patient.id);
    const standing = await standingOf(store, { id, accountId, now });
    requireOpen(standing, errors, allowed);
    const [result, hasChanged] = await work(store, standing);
    if (hasChanged) await store.audit.add([entry]);
    return result;
  });
}

type Asked = Pick<Claimed, 'id' | 'accountId'>;

/** The state of it now; `found` is said by a call that has written nothing since. */
export async function stateNow(context: CallContext, { id, accountId }: Asked, found?: Found) {
  const now = context.clock.now().getTime();
  const standing = await standingOf(context.store, { id, accountId, now, found });
  return stateOf(context.store, standing, { accountId, media: context.sessions.media });
}

/** Saves what has changed of the live row, when anything has. */
export async function saveLive(
  store: StoreInTransaction,
  { live }: Standing,
  changed: Partial<Standing['live']>,
) {
  const known = live as Readonly<Record<string, unknown>>;
  const isNew = Object.entries(changed).some(([column, value]) => known[column] !== value);
  const { consultation_id, patient_id } = live;
  if (isNew) await store.telehealthLives.save({ consultation_id, patient_id, ...changed });
  return isNew;
}
