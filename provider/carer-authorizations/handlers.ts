import type { NewCarerAuthorization } from '#contract/carer-authorizations/schemas.ts';
import type { Action } from '#provider/core/actions.ts';
import { hashOf, os, type CallContext } from '#provider/core/context.ts';
import { newId } from '#provider/core/ids.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { endOf, faultOf, wasInForce } from './rules.ts';
import type { CarerAuthorizationRow } from './tables.ts';

const list = os.carerAuthorizations.list.handler(async ({ input, context }) => {
  const { access, store } = context;
  const { id: madeBy } = await context.account();
  const patient = await access.patient({ ...input, action: 'carerAuthorizations.list', madeBy });
  const rows = await store.carerAuthorizations.list(access.whoeverMade([patient]));
  // Where one of both is unconfirmed: those that follow from the account's own consents (B-70).
  const isWhole = await access.mayReach({ patient, action: 'carerAuthorizations.list', madeBy: null });
  const consents = isWhole ? [] : await store.givenConsents.list(await access.seen([patient]));
  const own = new Set(consents.map(({ id }) => id));
  const shown = isWhole ? rows : rows.filter(({ consent_id: consentId }) => own.has(consentId));
  return shown.map(({ id, consent_id: consentId, date_from: dateFrom, date_to, system_id, url }) => ({
    id,
    consentId,
    dateFrom,
    dateTo: date_to ?? undefined,
    url: url ?? undefined,
    isActive: system_id !== null,
  }));
});

const today = ({ clock }: CallContext) => localDay(clock.now().getTime());

/** The authorization that is written: one that is there, by its id, or a new one that follows from a consent. */
type Written = {
  context: CallContext;
  patientId: string;
  action: Action;
} & ({ object: string } | { consentId: string | undefined });

/** Who gave the consent from which an authorization follows: theirs is the authorization as well (B-70). Null: nobody knows. */
async function makerOf(
  { access, store }: CallContext,
  { patientId, action, consentId }: { patientId: string; action: Action; consentId: string | undefined },
) {
  if (consentId === undefined) return null;
  const whose = await access.seen(await access.reachable(action));
  const consent = await store.givenConsents.byId({ whose, id: consentId });
  return consent?.patient_id === patientId ? consent.account_id : null;
}

async function consentIdOf({ access, store }: CallContext, { id, action }: { id: string; action: Action }) {
  const whose = access.whoeverMade(await access.reachable(action));
  return (await store.carerAuthorizations.byId({ whose, id }))?.consent_id;
}

/** The way to write: whose rows, the audit's entry, and whether the hospital's system refuses at the moment; it may as well be down. */
async function writing({ context, patientId, action, ...written }: Written) {
  const isNew = 'consentId' in written;
  const about = { patientId, action, ...(isNew ? {} : { object: written.object }) };
  const consentId = isNew ? written.consentId : await consentIdOf(context, { id: written.object, action });
  const madeBy = await makerOf(context, { patientId, action, consentId });
  const patient = await context.access.patient({ ...about, madeBy });
  const whose = context.access.whoeverMade([patient]);
  const answers = await context.store.carerAuthorizations.answers();
  if (answers === 'FAILS') await context.outages.strike();
  return { whose, entry: await context.access.entry(about), isRefused: answers === 'REFUSES' };
}

const add = os.carerAuthorizations.add.handler(async ({ input, context, errors }) => {
  const { patientId, consentId } = input;
  const written = { context, patientId, consentId, action: 'carerAuthorizations.add' } as const;
  const { entry, isRefused } = await writing(written);
  const fault = faultOf(input);
  if (fault) throw errors[fault]();
  if (isRefused) throw errors.CARER_REFUSED();

  const { id: accountId } = await context.account();
  const row = rowOf(input, {
    at: context.clock.now(),
    keyHash: hashOf(JSON.stringify([accountId, input.key])),
  });
  return context.store.transaction(async (store) => {
    await store.patients.lock(patientId);
    const carer_patient_id = await store.carerAuthorizations.carerOf(row);
    if (await store.carerAuthorizations.add({ ...row, carer_patient_id })) {
      await store.audit.add([{ ...entry, object: row.id }]);
      return { id: row.id };
    }
    const before = await store.carerAuthorizations.madeBy(row);
    // A key that somebody else's call has had: nobody is told whose.
    if (!before) throw errors.NOT_FOUND();
    if (before.system_id === null) throw errors.ALREADY_ENDED();
    return { id: before.id };
  });
});

const rowOf = (
  input: NewCarerAuthorization,
  { at, keyHash }: { at: Date; keyHash: string },
): CarerAuthorizationRow => ({
  id: newId(at),
  key_hash: keyHash,
  patient_id: input.patientId,
  consent_id: input.consentId,
  carer_patient_id: null,
  national_id: input.patientCarerNationalId ?? null,
  document_type: input.documentType ?? null,
  document_number: input.documentNumber ?? null,
  document_country: input.documentCountry ?? null,
  name: input.name,
  last_name: input.lastName,
  type: input.typeAuthorizationDocument,
  date_from: input.dateFrom,
  date_to: input.dateTo ?? null,
  url: input.url ?? null,
  awaits_signature: input.awaitsSignature && input.url === undefined ? 1 : 0,
  address: input.address ? JSON.stringify(input.address) : null,
  system_id: newId(at),
  former_system_id: null,
  made_at: at.getTime(),
});

const change = os.carerAuthorizations.change.handler(async ({ input, context, errors }) => {
  const { patientId, id, dateTo, url } = input;
  const written = { context, patientId, object: id, action: 'carerAuthorizations.change' } as const;
  const { whose, entry, isRefused } = await writing(written);
  if (dateTo === undefined && url === undefined) throw errors.INCOMPLETE();
  if (isRefused) throw errors.CARER_REFUSED();

  await context.store.transaction(async (store) => {
    await store.patients.lock(patientId);
    const row = await store.carerAuthorizations.byId({ whose, id });
    if (!row) throw errors.NOT_FOUND();
    const signed = url === undefined ? {} : ({ url, awaits_signature: 0 } as const);
    const end = dateTo === undefined ? null : endOf({ ...row, ...signed }, { dateTo, today: today(context) });
    if (end === 'ALREADY_ENDED' || end === 'NEVER_IN_FORCE') throw errors[end]();
    // The id is kept beside: what was active under it stays known.
    const ended = end === 'END' ? { date_to: dateTo, system_id: null, former_system_id: row.system_id } : {};
    const columns = { ...signed, ...ended };
    if (Object.keys(columns).length === 0) return;
    await store.carerAuthorizations.change(id, columns);
    await store.audit.add([entry]);
  });
  return { value: true };
});

const remove = os.carerAuthorizations.remove.handler(async ({ input, context, errors }) => {
  const { patientId, id } = input;
  const written = { context, patientId, object: id, action: 'carerAuthorizations.remove' } as const;
  const { whose, entry, isRefused } = await writing(written);
  if (isRefused) throw errors.CARER_REFUSED();

  await context.store.transaction(async (store) => {
    await store.patients.lock(patientId);
    const row = await store.carerAuthorizations.byId({ whose, id });
    if (!row) throw errors.NOT_FOUND();
    if (wasInForce(row, today(context)) || row.system_id === null) throw errors.WAS_IN_FORCE();
    await store.carerAuthorizations.remove(id);
    await store.audit.add([entry]);
  });
  return { value: true };
});

export const carerAuthorizations = { list, add, change, remove };
