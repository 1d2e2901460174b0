import type { Faults } from '#provider/core/faults.ts';

/** The calls that the staff may let fail, each with what it is. */
export const FAILING = {
  'givenConsents.list': 'Lista zgód',
  'givenConsents.get': 'Jedna zgoda',
  'givenConsents.teleconsultations': 'Stan zgód na telekonsultacje',
  'givenConsents.documents': 'Dokumenty, które zgoda udostępnia',
  'givenConsents.give': 'Zapis nowej zgody',
  'givenConsents.cancel': 'Wycofanie zgody',
  'givenConsents.occupationalSettings': 'Ustawienia zgód medycyny pracy',
  'givenConsents.settings': 'Ustawienia zgód',
  'partners.consents': 'Zgody dla partnerów przy dokumentach',
  'partners.dict': 'Lista partnerów',
  'partners.personnel': 'Osoby u partnera',
  'partnerConsents.give': 'Zapis zgody dla partnera',
  'partnerConsents.cancel': 'Wycofanie zgody dla partnera',
  'partnerConsents.putSystemId': 'Zapis numeru od partnera',
} as const;

/** The same, with those that are let fail now. */
export const faults: Faults = {
  calls: FAILING,
  failing: async ({ consentSettings }) => (await consentSettings.giving()).failing,
};
