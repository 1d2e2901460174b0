import { describe, expect, it } from 'vitest';
import { endOfWaiting, isOver, judged, newNonce, nonceHash, withNonce } from '#provider/signing/rules.ts';
import type { SignatureVerdict, Signer } from '#provider/core/signatures/verdict.ts';

const PERSON = {
  name: 'Jan',
  last_name: 'Nowak',
  birth_date: '1954-03-14',
  national_id: '54031412358',
  document_number: null,
};
const GUARDIAN = { ...PERSON, name: 'Anna', last_name: 'Kowalska', national_id: '85072612345' };
const FOREIGNER = { ...PERSON, national_id: null, document_number: 'AB123' };
const signer: Signer = { pesel: PERSON.national_id, name: 'Jan', lastName: 'Nowak', birthDate: null };
const NOBODY: Signer = { pesel: null, name: null, lastName: null, birthDate: null };
const verdict = (outcome: 'VALID' | 'UNCHECKED', by: Signer): SignatureVerdict => ({
  outcome,
  signer: by,
  documentId: 'one',
});
const negative = (reason: 'CHANGED' | 'EXPIRED'): SignatureVerdict => ({ outcome: 'NEGATIVE', reason });

describe('what a signed document is worth', () => {
  const ROWS: readonly (readonly [string, SignatureVerdict[], object])[] = [
    ['the patient, by PESEL', [verdict('VALID', signer)], { outcome: 'SIGNED' }],
    ['who acts for them', [verdict('VALID', { ...signer, pesel: '85072612345' })], { outcome: 'SIGNED' }],
    ['somebody else', [verdict('VALID', { ...signer, pesel: '44051401359' })], { reason: 'ANOTHER_PERSON' }],
    ['no list of revoked ones', [verdict('UNCHECKED', signer)], { outcome: 'WITH_STAFF' }],
    ['no PESEL, and the names', [verdict('VALID', { ...signer, pesel: null })], { outcome: 'WITH_STAFF' }],
    [
      'no PESEL, and other names',
      [verdict('VALID', { ...signer, pesel: null, lastName: 'Lis' })],
      { reason: 'ANOTHER_PERSON' },
    ],
    [
      'no PESEL, and another birth date',
      [verdict('VALID', { ...signer, pesel: null, birthDate: '1950-01-01' })],
      { reason: 'ANOTHER_PERSON' },
    ],
    ['a seal that names nobody', [verdict('UNCHECKED', NOBODY)], { outcome: 'WITH_STAFF' }],
    ['nobody, although it is valid', [verdict('VALID', NOBODY)], { reason: 'ANOTHER_PERSON' }],
    ['a negative one', [negative('EXPIRED')], { outcome: 'REFUSED', reason: 'EXPIRED' }],
    ['a good one beside a bad one', [negative('CHANGED'), verdict('VALID', signer)], { outcome: 'SIGNED' }],
    [
      'a good one beside an unchecked one',
      [verdict('UNCHECKED', signer), verdict('VALID', signer)],
      { outcome: 'SIGNED' },
    ],
    ['none', [], { outcome: 'REFUSED', reason: 'NO_SIGNATURE' }],
  ];
  it.each(ROWS)('%s', (_, verdicts, expected) => {
    expect(judged(verdicts, [PERSON, GUARDIAN])).toMatchObject(expected);
  });

  it('of a patient without PESEL goes to the staff', () => {
    expect(judged([verdict('VALID', signer)], [FOREIGNER])).toMatchObject({ outcome: 'WITH_STAFF' });
  });

  it('of the guardian is nothing where nobody acts for the patient', () => {
    const guardians = verdict('VALID', { ...signer, pesel: GUARDIAN.national_id });
    expect(judged([guardians], [PERSON])).toMatchObject({ reason: 'ANOTHER_PERSON' });
  });
});

describe('the waiting', () => {
  it('takes 30 minutes', () => {
    const end = endOfWaiting(0);
    expect(end).toBe(30 * 60_000);
    expect(isOver({ startedAt: 0, now: end - 1 })).toBe(false);
    expect(isOver({ startedAt: 0, now: end })).toBe(true);
  });
});

describe('a nonce', () => {
  it('is another one each time, and known by its hash', () => {
    const all = Array.from({ length: 100 }, newNonce);
    expect(new Set(all).size).toBe(100);
    expect(all.every((nonce) => /^[\w-]{32}$/.test(nonce))).toBe(true);
    expect(nonceHash('one')).not.toBe(nonceHash('two'));
  });

  it('is put into an address, in the place of one that stands there, and changes nothing else', () => {
    const address = 'https://portal.example/consents/1?epuapstatus=ok';
    expect(withNonce(address, 'abc')).toBe(`${address}&nonce=abc`);
    expect(withNonce(`${address}&nonce=other`, 'abc')).toBe(`${address}&nonce=abc`);
  });
});
