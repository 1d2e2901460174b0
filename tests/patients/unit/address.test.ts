import { describe, expect, it } from 'vitest';
import { knownAddress, postalCodeExample, readPostalCode } from '#app/domain/patients/address.ts';
import { postalCodeText } from '#app/services/forms/address.ts';
import { partsOf } from '#app/services/text/error-text.ts';
import { textIn } from '#app/services/text/texts.ts';
import { isAddressKnown, isPostalCode } from '#provider/core/addresses.ts';

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
    ['UA', '01001', '01001'],
    ['UA', 'UA-01001', 'UA-01001'],
    ['UA', 'sw1a 1aa', undefined],
    ['UA', '<01001>', undefined],
    ['GB', 'sw1a 1aa', 'SW1A 1AA'],
    ['GB', 'M11AE', 'M11AE'],
    ['GB', 'xx', undefined],
    ['GB', '20-400', undefined],
    ['NL', '1012 ab', '1012 AB'],
    ['NL', '1012', undefined],
    ['CZ', '110 00', '110 00'],
    ['SK', '8110', undefined],
    ['DE', 'D-10115', 'D-10115'],
    ['DE', '20-400', undefined],
    ['US', '10001-1234', '10001-1234'],
    ['US', '10001-12', undefined],
    // Nobody here knows how these are written.
    ['XK', '10000', '10000'],
    ['XK', 'x', undefined],
  ])('in %s: "%s" is %s', (countryCode, text, postalCode) => {
    expect(readPostalCode({ text, countryCode })).toBe(postalCode);
  });

  it.each(['BY', 'CZ', 'DE', 'FR', 'GB', 'LT', 'NL', 'SK', 'UA', 'US'])(
    'a code of %s that is none is told with an example, which is one',
    (countryCode) => {
      const example = postalCodeExample(countryCode) ?? '';
      expect(readPostalCode({ text: example, countryCode })).toBe(example);
      const { key, values } = partsOf(postalCodeText('invalid', countryCode));
      expect(textIn('pl').t(key, values)).toBe(
        `To nie jest kod pocztowy tego kraju. Wpisz go na przykład tak: ${example}.`,
      );
    },
  );

  it.each([undefined, 'PL'])('of an address in %s is told as a Polish one', (countryCode) => {
    expect(postalCodeText('invalid', countryCode)).toBe('booking-wizard:personaldata.postalCode.invalid');
  });

  it.each(['__proto__', 'toString'])(
    'of "%s", which is no country, is read as of an unknown one',
    (countryCode) => {
      expect(readPostalCode({ text: '20-400', countryCode })).toBe('20-400');
      expect(postalCodeExample(countryCode)).toBeNull();
    },
  );

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
