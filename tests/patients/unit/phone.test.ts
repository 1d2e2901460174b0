import fc from 'fast-check';
import { expect, it } from 'vitest';
import { phoneAsSaid, readPhone } from '#app/domain/patients/phone.ts';

it.each([
  '601 234 567',
  '601234567',
  '601-234-567',
  '48601234567',
  '+48 601 234 567',
  '0048601234567',
  ' (+48) 601.234.567 ',
  '601\u2212234\u2212567',
  '601/234/567',
  '601·234·567',
  'tel:+48-601-234-567',
  'tel. 601 234 567',
  '\u202a+48 601 234 567\u202c',
  '６０１ ２３４ ５６７',
  '0 601 234 567',
  '+48 (0) 601 234 567',
  '48 0 601 234 567',
  '601\u00a0234\u202f567',
  '＋48601234567',
])('"%s" is a Polish number', (text) => {
  expect(readPhone(text)).toEqual({ phoneNumber: '+48601234567' });
});

it('a number of another country has a plus and its code', () => {
  expect(readPhone('+380 50 123 45 67')).toEqual({ phoneNumber: '+380501234567' });
  expect(readPhone('00380501234567')).toEqual({ phoneNumber: '+380501234567' });
});

it.each([
  ['', 'required'],
  ['   ', 'required'],
  ['+', 'tooFew'],
  ['-', 'tooFew'],
  ['0', 'tooFew'],
  ['12', 'tooFew'],
  ['+ 1 2 3', 'tooFew'],
  ['6001', 'tooShort'],
  ['600 abc 100', 'invalidNumber'],
  ['000100199', 'invalidNumber'],
  ['0001234567890', 'invalidNumber'],
  ['1234', 'tooShort'],
  ['60123456', 'tooShort'],
  ['+48 60123456', 'tooShort'],
  ['6012345678', 'notSelectedCountry'],
  ['49 301 234 567 8', 'notSelectedCountry'],
  ['+48 601 234 5678', 'tooLong'],
  ['+999 601 234 567', 'invalidCountryCode'],
  ['+210 601 234 567', 'invalidCountryCode'],
  ['+49 123', 'tooShort'],
  ['+4912345678901234', 'tooLong'],
  ['+0123456789', 'invalidCountryCode'],
  ['012345678', 'invalidNumber'],
  ['601 234 56a', 'invalidNumber'],
  ['telefon', 'invalidNumber'],
  ['601+234567', 'invalidNumber'],
  ['700 123 456', 'premium'],
  ['+48 801 234 567', 'premium'],
  ['905 123 456', 'premium'],
] as const)('"%s" is none: %s', (text, fault) => {
  expect(readPhone(text)).toEqual({ fault });
});

it.each([
  ['600100199', { fault: 'notSelectedCountry' }],
  ['6001', { fault: 'notSelectedCountry' }],
  ['49 170 1234567', { phoneNumber: '+491701234567' }],
  ['+48 600 100 199', { phoneNumber: '+48600100199' }],
  ['48600100199', { fault: 'notSelectedCountry' }],
  ['12', { fault: 'tooFew' }],
] as const)('where the provider is in Germany "%s" is %o', (text, read) => {
  expect(readPhone(text, 'de')).toEqual(read);
});

it('of a country that nobody knows no number is read without a plus', () => {
  expect(readPhone('600100199', 'xx')).toEqual({ fault: 'notSelectedCountry' });
  expect(readPhone('600100199', 'PL')).toEqual({ phoneNumber: '+48600100199' });
});

it('whatever is typed, a number that is read fits the contract', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (text) => {
      const read = readPhone(text);
      if ('phoneNumber' in read) expect(read.phoneNumber).toMatch(/^\+\d{8,15}$/);
    }),
  );
});

it.each([
  ['+4930123456', '+49 30 123456'],
  ['+12125550123', '+1 212 555 0123'],
  ['+442079460958', '+44 20 7946 0958'],
  ['+33123456789', '+33 1 23 45 67 89'],
  ['+48815550110', '81 555 01 10'],
  ['123456', '123 456'],
])('%s is said as "%s"', (phone, said) => {
  expect(phoneAsSaid({ phone, language: 'pl' })).toBe(said.replaceAll(' ', '\u00a0'));
});
