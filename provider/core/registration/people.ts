import type { CallContext } from '#provider/core/context.ts';
import { lookFor } from '#provider/core/enrolling/known.ts';
import { askForLink, putNewLink } from '#provider/core/enrolling/linking.ts';
import { typedPerson } from '#provider/core/enrolling/rules.ts';
import { newId } from '#provider/core/ids.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { PLAIN_PATIENT } from '#provider/core/plain-rows.ts';
import { keptBody, type KeptPerson, type RegistrationRow } from './kept.ts';

type Adding = Readonly<{
  store: StoreInTransaction;
  context: Pick<CallContext, 'clock' | 'portalOrigin' | 'requestId'>;
  accountId: string;
  registration: RegistrationRow;
}>;

/** Brings the people of a registration into the records, with their links, consents and papers, once its account is let in. */
export async function addPeople({ registration, ...adding }: Adding) {
  const { people, consentVersion } = keptBody(registration);
  const { store, context, accountId } = adding;
  for (const each of people) {
    const patientId = await addOrAsk({ ...adding, registration, each });
    if (consentVersion !== null)
      await store.enrolment.addConsent({
        account_id: accountId,
        patient_id: patientId,
        version: consentVersion,
        given_at: registration.created_at,
      });
    const whose = { account_id: accountId, patient_id: patientId };
    const { attachments: ids } = each.person;
    await store.registration.filesToPerson({ registrationId: registration.id, ids, ...whose });
    const [at, action] = [context.clock.now(), 'registration.create'];
    await store.audit.add([{ at, accountId, patientId, action, object: null, requestId: context.requestId }]);
  }
}

/** Adds somebody new; somebody who is known is asked, as a ward or a child, and is nobody's record for who says to be them (S-60). */
async function addOrAsk({ each, ...adding }: Adding & { each: KeptPerson }) {
  const { store, context, accountId, registration } = adding;
  const { role } = each;
  const isNew = await addPerson({ ...adding, each, isDoubted: false });
  if (isNew !== null) return linked({ ...adding, role, patientId: isNew });
  const known = await lookFor({ store, accountId, identity: each.identity });
  const { found } = known;
  if (!found) throw new Error('Somebody was not added, and is not known');
  const patientId = found.person.id;
  if (role !== 'PATIENT') {
    const now = context.clock.now().getTime();
    await store.usage.add({ accountId, what: 'LOOK_UPS', amount: 1, now });
    const typed = typedPerson(each.person);
    await askForLink({ store, context, accountId, role, typed, ...known, found });
    return patientId;
  }
  if (registration.is_identity_sure === 1) return linked({ ...adding, role, patientId });
  const doubted = await addPerson({ ...adding, each, isDoubted: true });
  if (doubted === null) throw new Error('Somebody who is doubted was not added');
  return linked({ ...adding, role, patientId: doubted });
}

async function linked({
  patientId,
  ...linking
}: Omit<Adding, 'registration'> & Pick<KeptPerson, 'role'> & { patientId: string }) {
  await putNewLink({ ...linking, patientId });
  return patientId;
}

/** Null: somebody of this PESEL or document is there by now, and nobody was added. */
async function addPerson({
  store,
  context,
  accountId,
  registration,
  each: { person, identity, role },
  isDoubted,
}: Adding & { each: KeptPerson; isDoubted: boolean }) {
  const at = context.clock.now();
  const now = at.getTime();
  const id = newId(at);
  const { address } = person;
  const isAdded = await store.enrolment.addPerson({
    ...PLAIN_PATIENT,
    ...identity,
    national_id_doubted_at: isDoubted && identity.national_id !== null ? now : null,
    document_doubted_at: isDoubted && identity.document_number !== null ? now : null,
    id,
    name: person.name,
    middle_name: person.middleName || null,
    last_name: person.lastName,
    insurer_code: null,
    authorized: role === 'PATIENT' && registration.is_identity_sure === 1 ? 1 : 0,
    registered_by: accountId,
    registered_at: now,
    street: address?.street ?? null,
    house_number: address?.houseNumber ?? null,
    apartment_number: address?.apartmentNumber ?? null,
    postal_code: address?.postalCode ?? null,
    city: address?.city ?? null,
    country_code: address?.countryCode ?? null,
  });
  return isAdded ? id : null;
}
