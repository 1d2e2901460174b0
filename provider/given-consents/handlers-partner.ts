import { os } from '#provider/core/context.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { madeBefore, newRow, requireConsent, requireOffered, save, shownOne, todayOf } from './asking.ts';
import { cancelled } from './cancelling.ts';
import { dateProblems } from './person.ts';
import { duplicateOf, liveKey } from './rules.ts';
import type { PatientConsentRow } from './tables.ts';

/** Another consent that stands against the new one; what has ended gives its key back first. */
async function standing(store: StoreInTransaction, { row, day }: { row: PatientConsentRow; day: string }) {
  const existing = await store.givenConsents.ofScope(row);
  const ended = existing.filter(({ valid_to: last }) => last !== null && last < day);
  await store.givenConsents.freeKeys(ended.map(({ id }) => id));
  return duplicateOf(row, { existing, day });
}

const give = os.partnerConsents.give.handler(async ({ input, context, errors }) => {
  const { patientId, authorizedPartnerId: partnerId, personnelId, onlySelectedDocuments } = input;
  const patient = await context.access.patient({ patientId, action: 'partnerConsents.give' });
  const begun = await newRow({ context, patient, type: 'CPAR', input });
  const before = await madeBefore({ context, patient, row: begun });
  if (before) return shownOne(context, before);
  await requireOffered({ context, errors, patient, type: 'CPAR' });
  const { partners } = context.store;
  if (!(await partners.byId(partnerId))) throw errors.UNKNOWN_PARTNER();
  const isThere = (await partners.personnel(partnerId)).some(({ id }) => id === personnelId);
  if (personnelId !== undefined && !isThere) throw errors.UNKNOWN_PERSONNEL();
  const day = todayOf(context);
  const problems = dateProblems(input, day);
  if (problems.length > 0) throw errors.CONSENT_REFUSED({ data: { problems } });

  const unkeyed: PatientConsentRow = {
    ...begun,
    partner_id: partnerId,
    personnel_id: personnelId ?? null,
    only_selected: onlySelectedDocuments ? 1 : 0,
  };
  const row = { ...unkeyed, live_key: liveKey(unkeyed) };
  const check = async (store: StoreInTransaction) => {
    const other = await standing(store, { row, day });
    if (other) throw errors[other.code]({ data: { id: other.id } });
  };
  return shownOne(context, await save({ context, patient, action: 'partnerConsents.give', row, check }));
});

const cancel = os.partnerConsents.cancel.handler(({ input: { id }, context, errors }) =>
  cancelled({ context, errors, id, action: 'partnerConsents.cancel', isOfPartner: true }),
);

const putSystemId = os.partnerConsents.putSystemId.handler(async ({ input, context, errors }) => {
  const { id, systemId } = input;
  const action = 'partnerConsents.putSystemId';
  const { whose, row: before } = await requireConsent({ context, errors, id, action });
  if (before.type !== 'CPAR') throw errors.NOT_FOUND();
  const { patient_id: patientId } = before;
  const entry = await context.access.entry({ patientId, action, object: id });

  const row = await context.store.transaction(async (store) => {
    await context.lockedAccount(store);
    await store.patients.lock(patientId);
    const stored = (await store.givenConsents.byId({ whose, id })) ?? before;
    if ((systemId === null) !== (stored.status === 'CANCELLED')) return null;
    if (stored.system_id === systemId) return stored;
    const to = { system_id: systemId };
    await store.givenConsents.change({ id, version: stored.version, to });
    await store.audit.add([entry]);
    return { ...stored, ...to, version: stored.version + 1 };
  });
  if (!row) throw errors.NOT_POSSIBLE();
  return shownOne(context, row);
});

export const partnerConsents = { give, cancel, putSystemId };
