import { describe, expect, it } from 'vitest';
import { consentStateOn } from '#contract/given-consents/reading/state.ts';
import { duplicateOf, inForce, liveKey } from '#provider/given-consents/rules.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';

const DAY = '2026-10-20';
const SIGNED = { consentType: 'CPAR', consentStatus: 'SIGNED', validFrom: '2026-01-01' } as const;

describe('how a consent stands on a day', () => {
  it.each([
    ['IN_FORCE', {}],
    ['IN_FORCE', { validFrom: undefined }],
    ['IN_FORCE', { validFrom: DAY, validTo: DAY }],
    ['AHEAD', { validFrom: '2026-10-21' }],
    ['ENDED', { validTo: '2026-10-19' }],
    ['ENDED', { validTo: '2026-10-19', consentStatus: 'REGISTERED' }],
    ['CANCELLED', { consentStatus: 'CANCELLED', validTo: '2026-10-19' }],
    ['AWAITS_SIGNATURE', { consentStatus: 'REGISTERED' }],
    ['AWAITS_SIGNATURE', { consentStatus: 'REGISTERED', consentType: 'CDPM' }],
    ['IN_FORCE', { consentStatus: 'REGISTERED', consentType: 'INFO' }],
    ['IN_FORCE', { consentStatus: 'REGISTERED', consentType: 'OCCU' }],
    ['IN_FORCE', { consentStatus: 'REGISTERED', consentType: 'CTEL' }],
    ['IN_FORCE', { consentStatus: 'REGISTERED', signatureRequired: false }],
    ['AWAITS_SIGNATURE', { consentStatus: 'REGISTERED', consentType: 'INFO', signatureRequired: true }],
    ['AWAITS_OWN_CONSENT', { waitsForOwnConsent: true }],
    ['AWAITS_SIGNATURE', { waitsForOwnConsent: true, consentStatus: 'REGISTERED' }],
    ['CANCELLED', { waitsForOwnConsent: true, consentStatus: 'CANCELLED' }],
    ['ON_ACCOUNT', { consentType: 'CTEL', consentStatus: 'C' }],
    ['ON_ACCOUNT', { consentType: 'CTEL', consentStatus: 'UNCHECKED' }],
    ['UNKNOWN', { consentStatus: 'X' }],
    ['UNKNOWN', { consentStatus: 'CANCELED' }],
    ['UNKNOWN', { consentStatus: 'signed' }],
  ] as const)('is %s: %j', (state, changed) => {
    expect(consentStateOn({ ...SIGNED, ...changed }, DAY)).toBe(state);
  });

  it.each([
    ['2026-12-31', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z'],
    ['2027-03-28', '2027-03-28T21:59:59Z', '2027-03-28T22:00:00Z'],
    ['2027-10-31', '2027-10-31T22:59:59Z', '2027-10-31T23:00:00Z'],
    ['2028-02-29', '2028-02-29T22:59:59Z', '2028-02-29T23:00:00Z'],
  ])('ends with the last moment of %s in Warsaw', (validTo, last, after) => {
    const at = (instant: string) => consentStateOn({ ...SIGNED, validTo }, localDay(Date.parse(instant)));
    expect([at(last), at(after)]).toEqual(['IN_FORCE', 'ENDED']);
  });
});

const ROW = {
  type: 'CPAR',
  status: 'SIGNED',
  valid_from: '2026-01-01',
  valid_to: null,
  waits_own: 0,
  own_given_at: null,
} as const;
const NEEDS = { CPAR: true, CDPM: true, CTEL: false, INFO: false, OCCU: false };

describe('what counts', () => {
  it.each([
    [true, {}],
    [false, { status: 'REGISTERED' as const }],
    [false, { status: 'CANCELLED' as const }],
    [false, { valid_to: '2026-10-19' }],
    [false, { valid_from: '2026-10-21' }],
    [false, { waits_own: 1 as const }],
    [true, { waits_own: 1 as const, own_given_at: 1 }],
    [true, { type: 'INFO' as const, status: 'REGISTERED' as const }],
  ])('%s: %j', (isInForce, changed) => {
    expect(inForce({ ...ROW, ...changed }, { day: DAY, signatureRequired: NEEDS })).toBe(isInForce);
  });

  it('follows the setting of its kind', () => {
    const unsigned = { ...ROW, status: 'REGISTERED' as const };
    expect(inForce(unsigned, { day: DAY, signatureRequired: { ...NEEDS, CPAR: false } })).toBe(true);
  });
});

describe('duplicates', () => {
  const all = { id: 'all', personnel_id: null, valid_to: null };
  const person = { id: 'person', personnel_id: 'p-1', valid_to: null };
  it.each([
    [{ code: 'existsConsentAll', id: 'all' }, null, [all]],
    [{ code: 'existsConsentAll', id: 'all' }, 'p-1', [all]],
    [{ code: 'existsConsentPersonnel', id: 'person' }, 'p-1', [person]],
    [{ code: 'existsConsentPersonnel', id: 'person' }, null, [person]],
    [null, 'p-2', [person]],
    [null, 'p-1', [{ ...person, valid_to: '2026-10-19' }]],
    [{ code: 'existsConsentPersonnel', id: 'person' }, 'p-1', [{ ...person, valid_to: DAY }]],
    [null, 'p-1', []],
  ])('%j for %j', (found, wanted, existing) => {
    expect(duplicateOf({ personnel_id: wanted }, { existing, day: DAY })).toEqual(found);
  });

  it('have one key, and other scopes, partners, people and patients another', () => {
    const one = { patient_id: 'a', partner_id: 'b', personnel_id: null, only_selected: 1 } as const;
    const others = [
      { ...one, patient_id: 'x' },
      { ...one, partner_id: 'x' },
      { ...one, personnel_id: 'x' },
      { ...one, only_selected: 0 as const },
    ];
    expect(new Set([one, { ...one }, ...others].map(liveKey)).size).toBe(5);
  });
});
