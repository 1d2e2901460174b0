import type { NewPerson } from '#contract/enrolment/schemas.ts';
import { readPesel } from '#contract/people/reading/pesel.ts';
import { consentVersionOf } from '#provider/core/settings/consent-version.ts';
import { settingsStore } from '#provider/settings/store.ts';
import { peselOf } from '#provider/seed/pesel.ts';
import type { TestProvider } from '#tests/support/providers.ts';

/** So high that no person of the made-up clinic has it. */
const FIRST_SERIAL = 4_000;

/** A PESEL that nobody has: `number` tells people of one day and gender apart. */
export const newPesel = (birthDate: string, number = 0) =>
  peselOf({ birthDate, gender: 'FEMALE', serial: FIRST_SERIAL + number });

const ADDRESS = { houseNumber: '8', postalCode: '20-810', city: 'Lublin', countryCode: 'PL' };

type Typed = { pesel: string } | NewPerson['identity'];

const identityOf = (typed: Typed) =>
  'pesel' in typed ? { nationalIdentificationNumber: typed.pesel } : typed;

/** The details that are sent of somebody, with the consent in force. */
export async function personToSend({ provider }: TestProvider, typed: Typed, more: Partial<NewPerson> = {}) {
  const settings = await settingsStore.settings(provider.db).registration();
  return {
    name: 'Antonina',
    lastName: 'Nowicka',
    address: ADDRESS,
    attachments: [],
    consentVersion: consentVersionOf(settings),
    identity: identityOf(typed),
    ...more,
  };
}

/** Somebody who is looked for, by the name that `personToSend` gives. */
export const personToFind = (patientRole: 'PATIENT' | 'WARD' | 'CHILD', typed: Typed) => ({
  patientRole,
  name: 'Antonina',
  lastName: 'Nowicka',
  identity: identityOf(typed),
});

/** The provider lets people register wards and children. */
export async function offerAll({ provider: { db } }: TestProvider, isOffered = true) {
  const settings = settingsStore.settings(db);
  const value = JSON.stringify({
    ...(await settings.login()),
    showLinkToCreateAccountForWard: isOffered,
    showLinkToCreateAccountForChild: isOffered,
  });
  await db
    .insertInto('settings')
    .values({ key: 'login', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Changes what is kept of registrations. */
export async function changeRegistration({ provider: { db } }: TestProvider, change: object) {
  const value = JSON.stringify({ ...(await settingsStore.settings(db).registration()), ...change });
  await db.updateTable('settings').set({ value }).where('key', '=', 'registration').execute();
}

/** The PESEL of somebody of the made-up clinic. */
export async function peselOfPatient({ provider: { db } }: TestProvider, id: string) {
  const row = await db
    .selectFrom('patients')
    .select('national_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { read } = readPesel(row.national_id ?? '');
  if (!read) throw new Error(`${id} has no PESEL`);
  return read.pesel;
}

/** The account's link to somebody, by user name and id. */
export const linkOf = ({ provider: { db } }: TestProvider, username: string, patientId: string) =>
  db
    .selectFrom('account_patients')
    .innerJoin('accounts', 'accounts.id', 'account_patients.account_id')
    .selectAll('account_patients')
    .where('username', '=', username)
    .where('patient_id', '=', patientId)
    .executeTakeFirst();

/** Days go by, and sessions do not end. */
export async function passTime({ provider: { db }, clock }: TestProvider, duration: string) {
  clock.advance(duration);
  await db
    .updateTable('sessions')
    .set({ expires_at: clock.now().getTime() + 60 * 60_000 })
    .execute();
}
