import { describe, expect, it } from 'vitest';
import {
  isAtOrigin,
  isConsentOpen,
  isDeclarationOpen,
  needsNoSignature,
  saidByReturn,
  signedPath,
  signPath,
} from '#app/domain/signing/documents.ts';
import { formTargetOf } from '#server/gate/security-headers.ts';

const DAY = '2026-11-27';

describe('a document that can be signed', () => {
  it.each([
    ['REGISTERED', undefined, true],
    ['REGISTERED', DAY, true],
    ['REGISTERED', '2026-11-26', false],
    ['SIGNED', undefined, false],
    ['CANCELLED', undefined, false],
    ['C', undefined, false],
    ['another word', undefined, false],
  ])('consent %s until %s: %s', (consentStatus, validTo, expected) => {
    const consent = { consentType: 'CDPM', consentStatus, ...(validTo && { validTo }) };
    expect([isConsentOpen(consent, DAY), needsNoSignature(consent, DAY)]).toEqual([expected, false]);
  });

  it.each([
    ['INFO', 'REGISTERED', undefined, true],
    ['INFO', 'REGISTERED', true, false],
    ['CPAR', 'REGISTERED', false, true],
    ['INFO', 'CANCELLED', undefined, false],
    ['INFO', 'SIGNED', undefined, false],
  ])('a consent of %s that is %s, a signature asked: %s; needs none: %s', (type, status, asked, expected) => {
    const setting = asked === undefined ? {} : { signatureRequired: asked };
    const consent = { consentType: type, consentStatus: status, ...setting };
    expect(needsNoSignature(consent, DAY)).toBe(expected);
  });

  it.each([
    ['REGISTERED', undefined, true],
    ['REGISTERED', '2026-11-27T08:00:00.000Z', false],
    ['SUBMITTED', undefined, false],
    ['CANCELED', undefined, false],
  ] as const)('declaration %s signed at %s: %s', (state, signedAt, expected) => {
    expect(isDeclarationOpen({ state, ...(signedAt && { signedAt }) })).toBe(expected);
  });

  it('has its addresses, whatever its id is', () => {
    expect(signPath({ kind: 'CONSENT', id: 'a/b?c' })).toBe('/consents/a%2Fb%3Fc/sign');
    expect(signedPath({ kind: 'DECLARATION', id: 'declaration-5001' })).toBe(
      '/declarations/declaration-5001/signed',
    );
  });
});

it.each([
  ['', {}],
  ['epuapstatus=ok&nonce=n', { word: 'ok', nonce: 'n' }],
  ['epuapstatus=error', { word: 'error' }],
  ['epuapstatus=SIGNED&nonce=n', { nonce: 'n' }],
  [`nonce=${'n'.repeat(201)}`, {}],
])('a return with %s says %o', (query, expected) => {
  expect(saidByReturn(new URLSearchParams(query))).toEqual(expected);
});

it.each([
  ['https://podpis.example/dokument/x', true],
  ['https://podpis.example.evil.example/x', false],
  ['https://podpis.example@evil.example/x', false],
  ['http://podpis.example/x', false],
  ['//podpis.example/x', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%s lies at the origin of the settings: %s', (address, expected) => {
  expect(isAtOrigin(address, 'https://podpis.example')).toBe(expected);
});

it.each([
  [null, null],
  ['https://podpis.example', 'https://podpis.example'],
  ["https://podpis.example/x; script-src 'unsafe-inline'", 'https://podpis.example'],
  ["'self' *", null],
  ['javascript:alert(1)', null],
])('%s as the target of a form is %s', (given, expected) => {
  expect(formTargetOf(given)).toBe(expected);
});
