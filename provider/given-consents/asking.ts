import type { ConsentType } from '#contract/given-consents/schemas.ts';
import { isOwnConsentAwaited } from '#provider/ages/consent.ts';
import type { Action } from '#provider/core/actions.ts';
import { hashOf, type os, type CallContext } from '#provider/core/context.ts';
import { newId } from '#provider/core/ids.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';
import { NOBODY_NAMED, type PatientConsentRow } from './tables.ts';
import type { ShownConsentRow } from './store.ts';
import { consentView } from './view.ts';

type Errors = Parameters<Parameters<typeof os.givenConsents.give.handler>[0]>[0]['errors'];

/** Today in Warsaw. */
export const todayOf = ({ clock }: Pick<CallContext, 'clock'>) => localDay(clock.now().getTime());

/** A consent, or several, as they stand today. */
export async function shown(context: CallContext, rows: readonly ShownConsentRow[]) {
  const { signatureRequired } = await context.store.consentSettings.giving();
  return rows.map((row) => consentView({ row, day: todayOf(context), signatureRequired }));
}

/** The same of one. */
export async function shownOne(context: CallContext, row: ShownConsentRow) {
  const { signatureRequired } = await context.store.consentSettings.giving();
  return consentView({ row, day: todayOf(context), signatureRequired });
}

type One = { context: CallContext; errors: Pick<Errors, 'NOT_FOUND'>; id: string; action: Action };

/** A consent that the account may see. @throws NOT_FOUND */
export async function requireConsent({ context, errors, id, action }: One) {
  const whose = await context.access.seen(await context.access.reachable(action));
  const row = await context.store.givenConsents.byId({ whose, id });
  if (!row) throw errors.NOT_FOUND();
  const { patient_id: patientId, account_id: madeBy } = row;
  const patient = await context.access.patient({ patientId, action, object: id, madeBy });
  return { whose, row, patient };
}

type Offered = {
  context: CallContext;
  errors: Pick<Errors, 'GUARDIAN_MAY_NOT' | 'NOT_OFFERED'>;
  patient: LinkedPatientRow;
  type: ConsentType;
};

/** @throws GUARDIAN_MAY_NOT, or NOT_OFFERED where the settings have no such kind (A-141, B-15) */
export async function requireOffered({ context: { store }, errors, patient, type }: Offered) {
  const { guardianMayGive, occupational } = await store.consentSettings.giving();
  const modules = await store.consentSettings.modules();
  const isOwn = patient.role === 'PATIENT' || type === 'CTEL';
  if (!isOwn && !guardianMayGive) throw errors.GUARDIAN_MAY_NOT();
  const isOff =
    (type === 'CPAR' && !modules.partners) || (type === 'OCCU' && !(modules.occupational && occupational));
  if (isOff) throw errors.NOT_OFFERED();
}

type Begun = {
  context: CallContext;
  patient: LinkedPatientRow;
  type: ConsentType;
  input: { validFrom?: string | undefined; validTo?: string | undefined; key: string };
};

/** A new row as it is begun; the input's key with all that was said makes it once. */
export async function newRow({ context, patient, type, input }: Begun): Promise<PatientConsentRow> {
  const { id: accountId } = await context.account();
  const at = context.clock.now();
  return {
    ...NOBODY_NAMED,
    id: newId(at),
    patient_id: patient.id,
    account_id: accountId,
    type,
    status: 'REGISTERED',
    made_at: at.getTime(),
    given_by_role: patient.role === 'PATIENT' ? 'SELF' : 'GUARDIAN',
    signed_at: null,
    valid_from: input.validFrom ?? todayOf(context),
    valid_to: input.validTo ?? null,
    cancelled_on: null,
    partner_id: null,
    personnel_id: null,
    only_selected: null,
    system_id: null,
    waits_own: 0,
    live_key: null,
    key_hash: hashOf(JSON.stringify([accountId, type, input])),
    version: 1,
  };
}

type Made = { context: CallContext; patient: LinkedPatientRow; row: PatientConsentRow };

/** The consent that the same call has made before, whose answer was lost. */
export async function madeBefore({ context, patient, row: { key_hash: keyHash } }: Made) {
  const whose = await context.access.seen([patient]);
  return keyHash === null ? undefined : context.store.givenConsents.byKeyHash({ whose, keyHash });
}

type Saved = {
  context: CallContext;
  patient: LinkedPatientRow;
  action: Action;
  row: PatientConsentRow;
  /** Refuses it, by what is read once nobody else can write of the patient. */
  check?: (store: StoreInTransaction) => Promise<void>;
};

/** Saves a new consent; its key was used: the one that it made. */
export async function save({ context, patient, action, row, check }: Saved) {
  const whose = await context.access.seen([patient]);
  const entry = await context.access.entry({ patientId: patient.id, action, object: row.id });
  return context.store.transaction(async (store) => {
    await context.lockedAccount(store);
    await store.patients.lock(patient.id);
    const before = await store.givenConsents.byKeyHash({ whose, keyHash: row.key_hash ?? '' });
    if (before) return before;
    await check?.(store);
    const isAwaited =
      patient.role !== 'PATIENT' && (await isOwnConsentAwaited(context, { store, patientId: patient.id }));
    if (!(await store.givenConsents.add({ ...row, waits_own: isAwaited ? 1 : 0 })))
      throw new Error('An equal consent has come meanwhile');
    await store.audit.add([entry]);
    const made = await store.givenConsents.byId({ whose, id: row.id });
    if (!made) throw new Error(`The consent ${row.id} is not there`);
    return made;
  });
}
