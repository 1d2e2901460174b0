import type { NewCopyRequest } from '#contract/copies/schemas.ts';
import type { AuthorizedPerson } from '#contract/given-consents/schemas.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { readName } from '#contract/people/reading/names.ts';
import { readPesel } from '#contract/people/reading/pesel.ts';
import { isAddressKnown } from '#provider/core/addresses.ts';
import { hashOf, os } from '#provider/core/context.ts';
import { newId } from '#provider/core/ids.ts';
import { spendTry } from '#provider/core/limits/tries.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { Whose } from '#provider/core/whose.ts';
import { problemsOf } from './rules.ts';
import type { CopyRequestRow } from './tables.ts';
import { requestViews } from './view.ts';

const instant = (at: number) => new Date(at).toISOString();

type Asked = Readonly<{ store: StoreInTransaction; whose: Whose; input: NewCopyRequest }>;

/** Every document that is asked for, as it is now, and those that are not there; undefined: there is no such visit, or it has no copies. */
async function documentsOf({ store, whose, input }: Asked) {
  const ids = [...new Set(input.clinicalDocumentIds)];
  const found = new Map<string, { typeName: string; title: string; date: string }>();
  if (input.encounterId !== undefined) {
    const visit = await store.encounters.byId({ whose, id: input.encounterId });
    const settings = await store.settings.encounters();
    if (!visit || !settings.documents || !settings.copies) return undefined;
    for (const row of (await store.encounters.documents([visit.id])).get(visit.id) ?? [])
      found.set(row.id, {
        typeName: row.type_name,
        title: row.file_name,
        date: instant(visit.starts_at),
      });
  } else if (ids.length > 0) {
    for (const row of await store.clinicalDocuments.byIds({ whose, ids }))
      found.set(row.id, { typeName: row.type_name, title: row.title, date: instant(row.dated_at) });
  }
  const there = ids.flatMap((id) => {
    const document = found.get(id);
    return document ? [{ id, ...document }] : [];
  });
  return { there, gone: ids.filter((id) => !found.has(id)) };
}

/** The facts of the unit and of the patient, by which a request is judged. */
async function factsOf(
  store: StoreInTransaction,
  { patient, now }: { patient: LinkedPatientRow; now: number },
) {
  const units = await store.catalogue.units();
  return {
    settings: await store.copySettings.all(),
    identification: await store.consentSettings.identification(),
    specialities: new Map(units.map(({ speciality }) => [speciality.code, speciality])),
    hasAddress: isAddressKnown(patient) || Boolean(patient.correspondence_city),
    now,
  };
}

/** The words of a named person as they are read, and not as they were typed. */
const readPerson = (person: AuthorizedPerson): AuthorizedPerson => ({
  ...person,
  name: readName(person.name).name ?? person.name,
  lastName: readName(person.lastName).name ?? person.lastName,
  identity: {
    ...person.identity,
    nationalIdentificationNumber:
      readPesel(person.identity.nationalIdentificationNumber ?? '').read?.pesel ??
      person.identity.nationalIdentificationNumber,
  },
});

type Facts = Awaited<ReturnType<typeof factsOf>>;

function scopeOf({ clinicalDocumentsScope: scope }: NewCopyRequest, { specialities }: Facts) {
  if (!scope) return null;
  const department = specialities.get(scope.departmentSpeciality ?? '');
  return JSON.stringify({
    ...(department && { department }),
    dateFrom: instant(scope.dateFrom),
    dateTo: instant(scope.dateTo),
  });
}

/** Nothing has become of it yet. */
const BEGUN = {
  state: 'REGISTERED',
  accepted_at: null,
  prepared_at: null,
  completed_at: null,
  rejected_at: null,
  reason: null,
  price: null,
  agreed_amount: null,
  agreed_at: null,
  ref_invoice: null,
} as const;

/** One request of one draft, however often it comes (069). */
export const ask = os.copies.ask.handler(async ({ input, context, errors }) => {
  const { patientId, authorizedPerson: person } = input;
  const action = 'copies.ask';
  const patient = await context.access.patient({ patientId, action, madeBy: null });
  const whose = context.access.whoeverMade([patient]);
  const account = await context.account();
  const at = context.clock.now();
  const now = at.getTime();
  const id = newId(at);
  const entry = await context.access.entry({ patientId, action, object: id });
  const keyHash = hashOf(JSON.stringify(['copies', account.id, input.key]));

  return context.store.transaction(async (store) => {
    await context.lockedAccount(store);
    await store.patients.lock(patientId);
    const shown = async (row: CopyRequestRow) => {
      const confirmed = new Set([patientId]);
      const [view] = await requestViews({ store, rows: [row], now, confirmed });
      if (!view) throw errors.NOT_FOUND();
      return view;
    };
    const before = await store.copies.byKey(keyHash);
    if (before) {
      if (before.patient_id !== patientId) throw errors.NOT_FOUND();
      return shown(before);
    }
    if (!(await store.copySettings.areTaken())) throw errors.NOT_FOUND();
    const documents = await documentsOf({ store, whose, input });
    if (!documents) throw errors.NOT_FOUND();
    const facts = await factsOf(store, { patient, now });
    const specialities = new Set(facts.specialities.keys());
    const problems = problemsOf(input, { ...facts, specialities });
    if (problems.length > 0) throw errors.REQUEST_INVALID({ data: { problems } });
    if (documents.gone.length > 0) {
      context.refusals.note({ accountId: account.id, kind: action, at });
      throw errors.DOCUMENTS_GONE({ data: { ids: documents.gone } });
    }
    const tooMany = errors.TOO_MANY_REQUESTS;
    await spendTry({ store, context, accountId: account.id, what: 'COPIES', tooMany });
    const row: CopyRequestRow = {
      ...BEGUN,
      id,
      number: await store.copies.nextNumber(localDay(now)),
      patient_id: patientId,
      account_id: account.id,
      key_hash: keyHash,
      registered_at: now,
      cdoc_type: input.cdocType,
      description: input.description,
      encounter_id: input.encounterId ?? null,
      documents: documents.there.length > 0 ? JSON.stringify(documents.there) : null,
      scope: scopeOf(input, facts),
      delivery_format: input.deliveryFormat,
      delivery_mode: input.deliveryMode,
      authorized_person: person ? JSON.stringify(readPerson(person)) : null,
    };
    await store.copies.insert(row);
    await store.audit.add([entry]);
    return shown(row);
  });
});
