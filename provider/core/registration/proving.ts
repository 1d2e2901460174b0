import type { CallContext } from '#provider/core/context.ts';
import { foundOf } from '#provider/core/enrolling/rules.ts';
import type { AccountRow } from '#provider/core/rows.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { keptBody, type RegistrationRow } from './kept.ts';
import { letIn } from './letting-in.ts';

type Proving = Readonly<{
  store: StoreInTransaction;
  context: Pick<CallContext, 'clock' | 'portalOrigin' | 'requestId'>;
  /** As it is now; the transaction has locked it. */
  account: AccountRow;
  registration: RegistrationRow;
}>;

export type Proved =
  | Readonly<{ outcome: 'IN'; username: string }>
  | Readonly<{ outcome: 'NEEDS_PASSWORD'; username: string }>
  | Readonly<{ outcome: 'CONTACT_KNOWN'; maySignUp: boolean }>;

/**
 * The number of a registration is proved by its code. Where another account has it, that is told now and not before (S-60);
 * without a password nobody could sign in, so that it is asked for first (C-114).
 */
export async function proveNumber({ isTaken, ...proving }: Proving & { isTaken: boolean }): Promise<Proved> {
  const { store, registration } = proving;
  const { id } = registration;
  if (isTaken) {
    await store.registration.change({ id, state: 'PROVED', is_number_proved: 1, is_contact_known: 1 });
    return { outcome: 'CONTACT_KNOWN', maySignUp: await maySignUp(proving) };
  }
  return goOn(proving);
}

/** Goes on once nothing is to be said of the number any more. */
export async function goOn(proving: Proving): Promise<Proved> {
  const { store, account, registration } = proving;
  const { username } = account;
  if (account.password_hash !== '') {
    await letIn({ ...proving, by: 'PHONE' });
    return { outcome: 'IN', username };
  }
  await store.registration.change({
    id: registration.id,
    state: 'PROVED',
    is_number_proved: 1,
    is_contact_known: 0,
  });
  return { outcome: 'NEEDS_PASSWORD', username };
}

/** AP-72: another person than those of the accounts with this contact, where a family may share one. */
export async function maySignUp({ store, registration, account }: Omit<Proving, 'context'>) {
  if (!(await store.settings.arePhonesSharedInFamily())) return false;
  const { phone_number: phoneNumber } = registration;
  const owners = phoneNumber === null ? [] : await store.accounts.byPhone({ phoneNumber });
  return !(await isOwnOfAny({ store, registration, owners: owners.filter(({ id }) => id !== account.id) }));
}

type Known = Readonly<{
  store: Pick<StoreInTransaction, 'enrolment' | 'links'>;
  registration: RegistrationRow;
}>;

/** The accounts of which somebody registers the own person anew, by the same PESEL or document. */
export async function ownersOfPeople({ store, registration }: Known) {
  const owners: AccountRow[] = [];
  for (const { role, identity } of keptBody(registration).people) {
    if (role !== 'PATIENT') continue;
    const known = await store.enrolment.known({
      nationalId: identity.national_id,
      documentNumber: identity.document_number,
      documentCountry: identity.document_country,
    });
    const person = foundOf(known, identity)?.person;
    if (person) owners.push(...(await store.links.ownAccounts(person.id)));
  }
  return owners;
}

/** Tells whether somebody of the registration is the own person of one of these accounts. */
export async function isOwnOfAny({ owners, ...known }: Known & { owners: readonly AccountRow[] }) {
  const ofPeople = new Set((await ownersOfPeople(known)).map(({ id }) => id));
  return owners.some(({ id }) => ofPeople.has(id));
}
