import { describe, expect, it } from 'vitest';
import { knownAddress, readPostalCode } from '#app/domain/patients/address.ts';
import { isAddressKnown, isPostalCode } from '#provider/patients/rules.ts';

describe('a postal code', () => {
  it.each([
    ['20-400', '20-400'],
    ['20400', '20-400'],
    [' 20 400 ', '20-400'],
    ['20–400', '20-400'],
    ['20 - 400', '20-400'],
    ['2040', undefined],
    ['204000', undefined],
    ['20-40O', undefined],
    ['', undefined],
  ])('in Poland: "%s" is %s', (text, postalCode) => {
    expect(readPostalCode({ text })).toBe(postalCode);
    if (postalCode) expect(isPostalCode({ postalCode, countryCode: null })).toBe(true);
  });

  it.each([
    ['01001', '01001'],
    ['sw1a 1aa', 'SW1A 1AA'],
    ['x', undefined],
    ['<01001>', undefined],
  ])('elsewhere: "%s" is %s', (text, postalCode) => {
    expect(readPostalCode({ text, countryCode: 'UA' })).toBe(postalCode);
  });

  it('of another country is not held against Polish ones', () => {
    expect(isPostalCode({ postalCode: '01001', countryCode: 'UA' })).toBe(true);
    expect(isPostalCode({ postalCode: '01001', countryCode: 'PL' })).toBe(false);
  });
});

it('of an address only three parts decide on the step', () => {
  const address = { street: 'ul. Polna', houseNumber: '22', postalCode: '20-400', city: 'Lublin' };
  expect(knownAddress(address)).toEqual({ houseNumber: '22', postalCode: '20-400', city: 'Lublin' });
});

it.each([
  [{}, true],
  [{ city: null }, false],
  [{ house_number: '' }, false],
  [{ postal_code: null }, false],
  [{ street: null, apartment_number: null }, true],
])('with %j the address is known: %s', (lacking, isKnown) => {
  const row = { street: 'a', house_number: '1', apartment_number: '2', postal_code: '20-400', city: 'b' };
  expect(isAddressKnown({ ...row, country_code: 'PL', ...lacking })).toBe(isKnown);
});
