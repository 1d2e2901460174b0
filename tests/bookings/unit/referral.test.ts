import { describe, expect, it, test } from 'vitest';
import {
  digitsOf,
  isOldReferral,
  pathOfKind,
  readReferral,
  readReferralId,
  referralKind,
  referralWay,
  sentReferral,
  typedOfKind,
  type ReadReferral,
  type ReferralFaults,
  type ReferralKind,
  type TypedReferral,
} from '#app/domain/bookings/referral.ts';

const today = '2026-11-20';
const paper = { issueDate: '20.10.2026', institutionCro: '0000-0001 8601', practiceNo: '4587123' };
const read = (typed: TypedReferral, isRequired = true, kind: ReferralKind = 'electronic') =>
  readReferral({ typed, kind, isRequired, today });

/** B§5, A-96, A-97: what was typed, and what is wrong with it. */
const faults: [string, TypedReferral, ReferralFaults][] = [
  ['nothing', {}, { refENumber: 'required' }],
  ['spaces', { refENumber: '  ' }, { refENumber: 'required' }],
  ['three digits', { refENumber: '123' }, { refENumber: 'refENumber' }],
  ['43 digits', { refENumber: '1'.repeat(43) }, { refENumber: 'refENumber' }],
  ['a letter', { refENumber: '123a' }, { refENumber: 'refENumber' }],
  [
    'only cito',
    { cito: true },
    {
      issueDate: 'issueDateRequired',
      institutionCro: 'institutionRequired',
      practiceNo: 'practitionerRequired',
    },
  ],
  ['tomorrow', { ...paper, issueDate: '21-11-2026' }, { issueDate: 'issueDateTooLate' }],
  ['another century', { ...paper, issueDate: '21-11-1826' }, { issueDate: 'issueDateTooEarly' }],
  ['no date', { ...paper, issueDate: 'wczoraj' }, { issueDate: 'issueDateMalformed' }],
  ['no such day', { ...paper, issueDate: '31-02-2026' }, { issueDate: 'issueDateImpossible' }],
  ['a code with a letter', { ...paper, orgUnitCode: '12/3' }, { orgUnitCode: 'digits.orgUnitCode' }],
  [
    'a code that is too long',
    { ...paper, orgUnitTypeCode: '1'.repeat(11) },
    { orgUnitTypeCode: 'tooManyDigits.orgUnitTypeCode' },
  ],
  ['no institution', { ...paper, institutionCro: '' }, { institutionCro: 'institutionRequired' }],
  ['a number with a dot', { ...paper, practiceNo: '4.5' }, { practiceNo: 'digits.practiceNo' }],
  ['a long name', { ...paper, unknownInstitution: 'x'.repeat(201) }, { unknownInstitution: 'tooLong' }],
  ['a name with NUL', { ...paper, unknownPractitioner: 'a\u0000b' }, { unknownPractitioner: 'notPlain' }],
  [
    'two things',
    { refENumber: '1', issueDate: '1' },
    { refENumber: 'refENumber', issueDate: 'issueDateMalformed' },
  ],
];

describe('a referral as it is typed', () => {
  test.each(faults)('%s', (_, typed, expected) => {
    expect(read(typed)).toEqual({ faults: expected });
  });

  it('with an e-referral number needs nothing more; spaces and hyphens do not matter', () => {
    expect(read({ refENumber: ' 12-3 4 ' })).toEqual({ referral: { refENumber: '1234' } });
    expect(read({ refENumber: '1234 '.repeat(11) })).toEqual({ referral: { refENumber: '1234'.repeat(11) } });
  });

  it('on paper has a date, an institution and a practitioner, by number or by name', () => {
    const referral = { issueDate: '2026-10-20', institutionCro: '000000018601', practiceNo: '4587123' };
    expect(read(paper)).toEqual({ referral });
    expect(
      read({ issueDate: today, unknownInstitution: 'Gabinet', unknownPractitioner: 'Jan Kos', cito: true }),
    ).toEqual({
      referral: {
        issueDate: today,
        unknownInstitution: 'Gabinet',
        unknownPractitioner: 'Jan Kos',
        cito: true,
      },
    });
  });

  it('on the page of a paper one asks for what stands on it', () => {
    expect(read({}, true, 'paper')).toEqual({
      faults: {
        issueDate: 'issueDateRequired',
        institutionCro: 'institutionRequired',
        practiceNo: 'practitionerRequired',
      },
    });
    expect(read({}, false, 'paper')).toEqual({ referral: {} });
  });

  it('may be left out where it is not required, but not half', () => {
    expect(read({}, false)).toEqual({ referral: {} });
    expect(read({ issueDate: today }, false)).toEqual({
      faults: { institutionCro: 'institutionRequired', practiceNo: 'practitionerRequired' },
    });
  });
});

describe('the kind of a referral', () => {
  const kindIn = (query: string, before?: ReadReferral) => referralKind(new URLSearchParams(query), before);

  it('is what the address names, or what was given before, or else electronic', () => {
    expect(kindIn('')).toBe('electronic');
    expect(kindIn('kind=fax')).toBe('electronic');
    expect(kindIn('kind=paper')).toBe('paper');
    expect(kindIn('', { issueDate: today })).toBe('paper');
    expect(kindIn('', { issueDate: today, refENumber: '1234' })).toBe('electronic');
    expect(kindIn('kind=electronic', { issueDate: today })).toBe('electronic');
  });

  it('has a page of its own, and only what is asked for there is read', () => {
    const url = new URL('https://portal.example/referral?system=AMMS&kind=electronic');
    expect(pathOfKind(url, 'paper')).toBe('/referral?system=AMMS&kind=paper');
    const typed = { refENumber: '1', issueDate: 'x', cito: true };
    expect(typedOfKind('electronic', typed)).toEqual({ refENumber: '1' });
    expect(typedOfKind('paper', typed)).toEqual({ issueDate: 'x', cito: true });
  });
});

test.each([
  ['12 3', '123'],
  ['1–2', '12'],
  ['', undefined],
  ['1.2', undefined],
])('digits of %j: %j', (text, digits) => {
  expect(digitsOf(text)).toBe(digits);
});

test.each([
  ['2024-11-20', false],
  ['2024-11-19', true],
  [undefined, false],
])('of %s is old: %s', (issueDate, isOld) => {
  expect(isOldReferral({ issueDate, today, years: 2 })).toBe(isOld);
});

/** B§2, A-83, A-86. */
test.each([
  ['SCHEDULED', undefined, { issueDate: today }, false, 'edit'],
  ['SCHEDULED', undefined, { refENumber: '1234' }, true, 'edit'],
  ['SCHEDULED', undefined, {}, true, 'add'],
  ['SCHEDULED', undefined, undefined, true, 'add'],
  ['SCHEDULED', undefined, undefined, false, undefined],
  ['SCHEDULED', 'GTRE', { refENumber: '1234' }, true, undefined],
  ['REGISTERED', undefined, { refENumber: '1234' }, true, undefined],
  ['EXECUTED', undefined, undefined, true, undefined],
  ['CANCELED', undefined, { issueDate: today }, true, undefined],
] as const)(
  'a %s booking (%s) with %j, required %s: %s',
  (status, orderStatus, referral, isRequired, way) => {
    expect(referralWay({ booking: { status, orderStatus }, referral, isRequired })).toBe(way);
  },
);

test('is sent without the names that the provider knows itself, and not at all when it is empty', () => {
  expect(sentReferral({ refENumber: '1234', institutionName: 'Gabinet' })).toEqual({ refENumber: '1234' });
  expect(sentReferral({ institutionName: undefined, refENumber: undefined })).toBeUndefined();
});

test('an address may name the referral of an earlier booking', () => {
  expect(readReferralId(new URLSearchParams('mpiReferralId=r1'))).toBe('r1');
  expect(readReferralId(new URLSearchParams(''))).toBeUndefined();
  expect(readReferralId(new URLSearchParams({ mpiReferralId: 'x'.repeat(81) }))).toBeUndefined();
});
