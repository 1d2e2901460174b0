import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  ageOn,
  fullName,
  groupPesel,
  groupPhone,
  maskedPhone,
  roleText,
} from '#app/domain/patients/patients.ts';

test.each([
  [{ name: 'Anna', lastName: 'Kowalska' }, 'Anna Kowalska'],
  [{ name: 'Anna', middleName: 'Maria', lastName: 'Kowalska' }, 'Anna Kowalska'],
  [{ name: 'Anna', middleName: '', lastName: 'Kowalska' }, 'Anna Kowalska'],
])('fullName %#', (person, expected) => {
  expect(fullName(person)).toBe(expected);
});

test('roleText', () => {
  expect(roleText('WARD')).toBe('patients:role.WARD');
});

test.each([
  ['2008-11-24', '2026-11-24', 18],
  ['2008-11-25', '2026-11-24', 17],
  ['2008-11-23', '2026-11-24', 18],
  ['2026-11-24', '2026-11-24', 0],
  ['2008-02-29', '2026-02-27', 17],
  ['2008-02-29', '2026-02-28', 18],
  ['2008-02-29', '2028-02-28', 19],
  ['2008-02-29', '2028-02-29', 20],
  ['1896-02-29', '1900-02-28', 4],
  ['2009-03-01', '2027-02-28', 17],
  ['2026-11-25', '2026-11-24', null],
  ['2027-01-02', '2026-11-24', null],
  ['1948-03-07', '2026-11-24', 78],
])('born on %s, on %s: %s years', (birthDate, day, age) => {
  expect(ageOn({ birthDate, day })).toBe(age);
});

test.each([
  ['+48600100115', '+48 ••• ••• 115'],
  ['+380501234567', '+••• •• ••• •567'],
  ['+4960010011', '+•• •••• •011'],
  ['112', '112'],
  ['', ''],
])('phone %j is masked as %j', (phone, expected) => {
  expect(maskedPhone(phone)).toBe(expected);
});

describe('digits in groups', () => {
  test.each([
    ['44051401359', '44 05 14 013 59'],
    ['4405140135', '4405140135'],
    ['AB123456', 'AB123456'],
  ])('PESEL %s is shown as %s', (pesel, expected) => {
    expect(groupPesel(pesel)).toBe(expected);
  });

  test.each([
    ['+48601234567', '+48 601 234 567'],
    ['+48 601-234-567', '+48 601 234 567'],
    ['601234567', '601 234 567'],
    ['+48815550100', '+48 81 555 01 00'],
    ['814601230', '81 460 12 30'],
    ['+48501234567', '+48 501 234 567'],
    ['+380501234567', '+380 50 123 4567'],
    ['+4930123456', '+49 30 123456'],
    ['+442079460958', '+44 20 7946 0958'],
    ['112', '112'],
    ['wew. 12', 'wew. 12'],
    ['', ''],
  ])('phone %j is shown as %j', (phone, expected) => {
    expect(groupPhone(phone)).toBe(expected);
  });

  it('loses none', () => {
    const digits = fc.stringMatching(/^\d{1,15}$/);
    fc.assert(
      fc.property(digits, fc.constantFrom('', '+', '+48'), (number, prefix) => {
        expect(groupPhone(prefix + number).replaceAll(' ', '')).toBe(prefix + number);
        expect(groupPesel(number).replaceAll(' ', '')).toBe(number);
      }),
    );
  });
});
