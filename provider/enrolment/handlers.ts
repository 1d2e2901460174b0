import type { EnrolmentFault } from '#contract/enrolment/errors.ts';
import type { NewPerson } from '#contract/enrolment/schemas.ts';
import type { PatientRole } from '#contract/people/reading/birth-range.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { newId } from '#provider/core/ids.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { PLAIN_PATIENT } from '#provider/core/plain-rows.ts';
import { consentVersionOf } from '#provider/core/settings/consent-version.ts';
import { lookFor } from '#provider/core/enrolling/known.ts';
import { askForLink, linkNew } from '#provider/core/enrolling/linking.ts';
import { foundBefore, keepLookUp, lookUpOf, spendLookUp } from './look-up.ts';
import {
  answerOf,
  faultOf,
  outcomeOfKnown,
  readLookedUp,
  typedPerson,
  type Identity,
} from '#provider/core/enrolling/rules.ts';

type Action = 'enrolment.registerMe' | 'enrolment.registerWard' | 'enrolment.registerChild';
type Fault = { data: { fault: EnrolmentFault } };

type Enrolling = {
  context: CallContext;
  input: NewPerson;
  role: PatientRole;
  action: Action;
  errors: {
    INVALID: (error: Fault) => Error;
    ALREADY_THERE: () => Error;
    TOO_MANY_LOOK_UPS: (error: { data: { until: string } }) => Error;
  };
};

const today = ({ clock }: CallContext) => localDay(clock.now().getTime());

/** Who it is, when nothing is wrong with what was sent. @throws INVALID */
async function readInput({ store, context, input, role, errors }: Enrolling & { store: StoreInTransaction }) {
  const settings = await store.settings.registration();
  const read = readLookedUp(input, { role, today: today(context), settings });
  const fault = read.fault ?? faultOf(input, { ...settings, consentVersion: consentVersionOf(settings) });
  if (fault || !read.identity) throw errors.INVALID({ data: { fault: fault ?? 'PERSON' } });
  return read.identity;
}

/**
 * Registers somebody below the account: a new person, or a request for one who is known (A§4). What decides is read in the transaction
 * that writes; of two who register somebody at once the records' own index lets one in, and the other one asks.
 */
async function enrol(enrolling: Enrolling) {
  const { context, input, role, action, errors } = enrolling;
  const { id: accountId } = await context.account();
  return context.store.transaction(async (store) => {
    await context.lockedAccount(store);
    if (role === 'PATIENT' && (await store.enrolment.hasOwn(accountId))) throw errors.ALREADY_THERE();
    const identity = await readInput({ ...enrolling, store });
    const typed = typedPerson(input);
    const lookUp = await lookUpOf({ store, context, accountId, reference: input.reference });
    const isLookedUp = lookUp?.role === role && lookUp.typed === typed;
    if (!isLookedUp) await spendLookUp({ store, context, accountId, errors });

    const patientId = await addPerson({ store, context, accountId, input, identity });
    const made = patientId
      ? { outcome: 'REGISTERED' as const, patientId, isMine: true }
      : await askOfKnown({ store, context, accountId, role, typed, identity });
    if (patientId) await linkNew({ store, context, accountId, role, patientId });
    await keepConsent({ store, context, accountId, input, patientId: made.patientId });
    await attachFiles({ store, accountId, errors, ids: input.attachments, patientId: made.patientId });
    await store.audit.add([await context.access.entry({ patientId: made.patientId, action })]);
    return { outcome: made.outcome, ...(made.isMine ? { patientId: made.patientId } : {}) };
  });
}

type Person = {
  store: StoreInTransaction;
  context: CallContext;
  accountId: string;
  identity: Identity;
};

/** Adds somebody whom nobody knows, and says by which id; null: somebody does. */
async function addPerson({ store, context, accountId, input, identity }: Person & { input: NewPerson }) {
  const at = context.clock.now();
  const id = newId(at);
  const { street, houseNumber, apartmentNumber, postalCode, city, countryCode } = input.address;
  const isAdded = await store.enrolment.addPerson({
    ...PLAIN_PATIENT,
    ...identity,
    id,
    name: input.name,
    middle_name: input.middleName || null,
    last_name: input.lastName,
    insurer_code: null,
    authorized: 0,
    registered_by: accountId,
    registered_at: at.getTime(),
    street: street ?? null,
    house_number: houseNumber,
    apartment_number: apartmentNumber ?? null,
    postal_code: postalCode,
    city,
    country_code: countryCode,
  });
  return isAdded ? id : null;
}

/** Answers a registration of somebody who is known: no record is handed over (AP-57). */
async function askOfKnown({
  store,
  context,
  accountId,
  role,
  typed,
  identity,
}: Person & { role: PatientRole; typed: string }) {
  const { found, ...lookedFor } = await lookFor({ store, accountId, identity });
  if (!found) throw new Error('Somebody was not added, and is not known');
  const state = await askForLink({ store, context, accountId, role, typed, found, ...lookedFor });
  return {
    outcome: outcomeOfKnown(role, lookedFor.link),
    patientId: found.person.id,
    isMine: state === 'C',
  };
}

/** Files that waited for this are papers of the person. @throws INVALID when one of them is there no longer */
async function attachFiles({
  store,
  errors,
  ids,
  ...whose
}: {
  store: StoreInTransaction;
  errors: Pick<Enrolling['errors'], 'INVALID'>;
  ids: readonly string[];
  accountId: string;
  patientId: string;
}) {
  const attached = await store.personFiles.attach({ ids, ...whose });
  if (attached < ids.length) throw errors.INVALID({ data: { fault: 'ATTACHMENTS' } });
}

/** Which words were agreed to, and when; nothing where none are asked for. */
async function keepConsent({
  store,
  context,
  accountId,
  input: { consentVersion: version },
  patientId,
}: Omit<Person, 'identity'> & { input: NewPerson; patientId: string }) {
  if (version === undefined) return;
  const given_at = context.clock.now().getTime();
  await store.enrolment.addConsent({ account_id: accountId, patient_id: patientId, version, given_at });
}

const registerMe = os.enrolment.registerMe.handler(({ input, context, errors }) =>
  enrol({ input, context, errors, role: 'PATIENT', action: 'enrolment.registerMe' }),
);

/** A§6: whether the provider lets people register wards, or children; everybody may register themselves (AP-60). */
async function isOffered({ store }: Pick<CallContext, 'store'>, role: PatientRole) {
  const login = await store.settings.login();
  if (role === 'WARD') return login.showLinkToCreateAccountForWard;
  return role === 'PATIENT' || login.showLinkToCreateAccountForChild;
}

type EnrollingOther = Omit<Enrolling, 'errors'> & {
  errors: Enrolling['errors'] & { NOT_OFFERED: () => Error };
};

/** Registers somebody else than oneself, where the provider offers that. */
async function enrolOther(enrolling: EnrollingOther) {
  const { context, role, errors } = enrolling;
  await context.account();
  if (!(await isOffered(context, role))) throw errors.NOT_OFFERED();
  return enrol(enrolling);
}

const registerWard = os.enrolment.registerWard.handler(({ input, context, errors }) =>
  enrolOther({ input, context, errors, role: 'WARD', action: 'enrolment.registerWard' }),
);

const registerChild = os.enrolment.registerChild.handler(({ input, context, errors }) =>
  enrolOther({ input, context, errors, role: 'CHILD', action: 'enrolment.registerChild' }),
);

/** The look-up itself leaves a trace, of nobody: who was looked for is the asker's alone. */
const find = os.enrolment.find.handler(async ({ input, context, errors }) => {
  const { id: accountId } = await context.account();
  const role = input.patientRole;
  if (!(await isOffered(context, role))) throw errors.NOT_OFFERED();
  const settings = await context.store.settings.registration();
  const read = readLookedUp(input, { role, today: today(context), settings });
  if (read.fault) throw errors.INVALID({ data: { fault: read.fault } });
  const { identity } = read;

  return context.store.transaction(async (store) => {
    await context.lockedAccount(store);
    await spendLookUp({ store, context, accountId, errors });
    const { found, link: itsLink } = await lookFor({ store, accountId, identity });
    const answer = answerOf(itsLink, found !== undefined);
    const reference = await keepLookUp({ store, context, accountId, input, found });
    const [at, action] = [context.clock.now(), 'enrolment.find'];
    const { requestId } = context;
    await store.audit.add([{ at, accountId, patientId: null, action, object: null, requestId }]);
    return answer === 'MINE' ? { answer, patientId: found?.person.id } : { answer, reference };
  });
});

const link = os.enrolment.link.handler(
  async ({ input: { reference, attachments: ids }, context, errors }) => {
    const { id: accountId } = await context.account();
    return context.store.transaction(async (store) => {
      await context.lockedAccount(store);
      const lookUp = await lookUpOf({ store, context, accountId, reference });
      const known = lookUp && (await foundBefore({ store, accountId, lookUp }));
      if (!known) throw errors.NOT_FOUND();
      const { role, typed } = lookUp;
      if (role === 'PATIENT' && (await store.enrolment.hasOwn(accountId))) throw errors.NOT_FOUND();
      await askForLink({ store, context, accountId, role, typed, ...known });
      const patientId = known.found.person.id;
      await attachFiles({ store, accountId, errors, ids, patientId });
      await store.audit.add([await context.access.entry({ patientId, action: 'enrolment.link' })]);
      return { outcome: 'REQUESTED' as const };
    });
  },
);

export const enrolment = { registerMe, registerWard, registerChild, find, link };
