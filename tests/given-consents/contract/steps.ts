import type { NewConsent, NewPartnerConsent } from '#contract/given-consents/schemas.ts';
import type { TestProvider } from '#tests/support/providers.ts';

export const JAN = 'patient-1001';
export const ANNA = 'patient-1002';
export const ZOFIA = 'patient-1003';
export const HELENA = 'patient-1004';
/** The day on which the tests begin, and the ones beside it. */
export const YESTERDAY = '2026-10-19';
export const TODAY = '2026-10-20';
export const TOMORROW = '2026-10-21';

let drafts = 0;
export const newKey = () => `key-of-one-draft-${(drafts += 1)}`;

export const IRYNA = {
  name: 'Iryna',
  lastName: 'Bondar',
  identity: { documentType: 'PASSPORT', documentNumber: 'FX900900', country: 'UA' },
};

export const toPerson = (changed: Partial<NewConsent> = {}): NewConsent => ({
  patientId: JAN,
  consentType: 'CDPM',
  authorizedPerson: IRYNA,
  key: newKey(),
  ...changed,
});

/** The laboratory's former consent of Jan has ended. */
export const toPartner = (changed: Partial<NewPartnerConsent> = {}): NewPartnerConsent => ({
  patientId: JAN,
  authorizedPartnerId: 'partner-laboratory',
  onlySelectedDocuments: true,
  key: newKey(),
  ...changed,
});

/** Sets the rules of consents from now on, as the staff side sets them. */
export async function setConsents({ provider: { db } }: TestProvider, value: object) {
  await db.deleteFrom('settings').where('key', '=', 'consents').execute();
  await db
    .insertInto('settings')
    .values({ key: 'consents', value: JSON.stringify(value) })
    .execute();
}

/** Flags of the application's settings, beside those that stand. */
export async function setModules({ provider: { db } }: TestProvider, flags: object) {
  const row = db.selectFrom('settings').select('value').where('key', '=', 'application');
  const kept = JSON.parse((await row.executeTakeFirstOrThrow()).value) as object;
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify({ ...kept, ...flags }) })
    .where('key', '=', 'application')
    .execute();
}

/** As a verified signature, or a paper at the unit, leaves it. */
export const signed = ({ provider }: TestProvider, id: string) =>
  provider.db.updateTable('patient_consents').set({ status: 'SIGNED' }).where('id', '=', id).execute();

export const noted = ({ provider }: TestProvider, object: string) =>
  provider.db.selectFrom('audit').select(['action', 'patient_id']).where('object', '=', object).execute();

/** The first moment of TOMORROW in Warsaw; sessions live on. */
export async function onTomorrow({ provider, clock }: TestProvider) {
  clock.set('2026-10-20T22:00:00.000Z');
  const expires_at = clock.now().getTime() + 3_600_000;
  await provider.db.updateTable('sessions').set({ expires_at }).execute();
}
