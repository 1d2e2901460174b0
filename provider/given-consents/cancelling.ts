import type { Action } from '#provider/core/actions.ts';
import type { os, CallContext } from '#provider/core/context.ts';
import { requireConsent, shownOne, todayOf } from './asking.ts';
import { TAKEN_BACK } from './teleconsultation-states.ts';

type Errors = Parameters<Parameters<typeof os.givenConsents.cancel.handler>[0]>[0]['errors'];
type Cancelled = {
  context: CallContext;
  errors: Errors;
  id: string;
  action: Action;
  /** A consent for a partner is asked for. */
  isOfPartner?: true;
};

/** Takes a consent back, whoever acts for the patient (B-85); decides on the row as it is once nobody else can change it. */
export async function cancelled({ context, errors, id, action, isOfPartner }: Cancelled) {
  const { whose, row: before } = await requireConsent({ context, errors, id, action });
  if (isOfPartner && before.type !== 'CPAR') throw errors.NOT_FOUND();
  const { patient_id: patientId } = before;
  const entry = await context.access.entry({ patientId, action, object: id });
  const today = todayOf(context);
  const to = { status: 'CANCELLED', cancelled_on: today, live_key: null } as const;

  const { row, isDone } = await context.store.transaction(async (store) => {
    await context.lockedAccount(store);
    await store.patients.lock(patientId);
    const stored = (await store.givenConsents.byId({ whose, id })) ?? before;
    const isOver = stored.status === 'CANCELLED' || (stored.valid_to !== null && stored.valid_to < today);
    if (isOver) return { row: stored, isDone: false };
    await store.givenConsents.change({ id, version: stored.version, to });
    // Whoever takes the consent back takes back as well what the unit has of it (decision 185).
    if (stored.type === 'CTEL') await store.besideConsents.takeBack({ patientId, value: TAKEN_BACK });
    await store.audit.add([entry]);
    return { row: { ...stored, ...to, version: stored.version + 1 }, isDone: true };
  });
  if (isDone) return shownOne(context, row);
  if (row.status === 'CANCELLED')
    throw errors.ALREADY_CANCELLED({ data: { cancelledOn: row.cancelled_on ?? undefined } });
  throw errors.ENDED({ data: { validTo: row.valid_to ?? undefined } });
}
