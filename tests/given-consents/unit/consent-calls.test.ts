import { expect, it } from 'vitest';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { consentCalls } from '#app/services/second-steps/consent-calls.server.ts';

/** B-33: after a kill between the two saves the consent of the first one is found again, and no other. */

const NOW = Date.parse('2026-11-27T10:00:00Z');
const CARER = {
  patientCarerNationalId: '44051401359',
  name: 'Iga',
  lastName: 'Łęcka',
  typeAuthorizationDocument: 'CDPM',
  dateFrom: '2026-11-27',
  awaitsSignature: true,
};
const SAVED = {
  id: 'saved',
  patientId: 'p',
  consentType: 'CDPM',
  consentStatus: 'REGISTERED',
  registeredAt: '2026-11-27T10:00:01.000Z',
  validFrom: '2026-11-27',
  authorizedPerson: {
    name: 'Iga',
    lastName: 'Łęcka',
    identity: { nationalIdentificationNumber: '44051401359', country: 'PL' },
  },
};

function found(saved: object, carer: object = CARER) {
  const provider = { givenConsents: { list: () => Promise.resolve([saved]) } };
  const calls = consentCalls({ provider } as unknown as AccountRequest);
  return calls.savedFor({ patientId: 'p', carer: carer as typeof CARER, since: NOW });
}

it('is the one of this person and these days', async () => {
  expect(await found(SAVED)).toBe('saved');
  const identity = { documentType: 'PASSPORT', documentNumber: 'FX100', country: 'UA' };
  const person = { ...SAVED.authorizedPerson, identity };
  const { patientCarerNationalId: _, ...named } = CARER;
  const byDocument = { ...named, documentNumber: 'fx-100', documentCountry: 'UA' };
  expect(await found({ ...SAVED, authorizedPerson: person }, byDocument)).toBe('saved');
  expect(
    await found({ ...SAVED, authorizedPerson: person }, { ...byDocument, documentCountry: 'DE' }),
  ).toBeNull();
});

it.each([
  ['another patient', { patientId: 'q' }],
  ['taken back', { consentStatus: 'CANCELLED' }],
  ['made long before', { registeredAt: '2026-11-27T09:50:00.000Z' }],
  ['another last day', { validTo: '2027-01-01' }],
  ['another first day', { validFrom: '2026-11-28' }],
  ['nobody is named', { authorizedPerson: undefined }],
])('is none: %s', async (_, other) => {
  expect(await found({ ...SAVED, ...other })).toBeNull();
});
