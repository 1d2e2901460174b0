import { getCountryCallingCode, isSupportedCountry, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { groupsAbroad } from '#contract/people/reading/phone-groups.ts';
import { isBlank, typedIdentifier } from '#app/domain/typed.ts';

/** B§5, phone input: why a text is no phone number that can be called and written to. */
export type PhoneFault =
  | 'required'
  | 'tooFew'
  | 'notSelectedCountry'
  | 'invalidCountryCode'
  | 'tooShort'
  | 'tooLong'
  | 'invalidNumber'
  | 'premium';

const POLAND = '48';
const POLISH_LENGTH = 9;
/** Paid numbers of Poland: nobody's own. */
const PREMIUM = /^(70|80|90)/;

/** The signs between the digits of a number, and the words written before it. */
const BREAKS = /[ ().,/·•-]/g;
const WORD_BEFORE = /^(?:telefon|tel|kom|phone)?[.:]* *(?=[+\d(])/i;

/**
 * Reads "600 100 101", "48 600-100-101", "+48 (600) 100 101", "0048600100101", "tel:+48600100101" and "0 81 555 01 00" (with the
 * zero that was dialled before the area once); nine digits without a plus are Polish, more of them could be anybody's.
 * Fewer than four digits are as good as none (A§5, A-32): `tooFew` where anything is typed. A provider in another country (`phones`)
 * gives no number the Polish one: without a plus only digits that begin with its own country's code are read.
 */
export function readPhone(text: string, phones = 'pl'): PhoneRead {
  const typed = typedIdentifier(text)
    .replace(WORD_BEFORE, '')
    .replace(BREAKS, '')
    .replace(/^00(?!0)/, '+');
  const count = typed.replace(/\D/g, '').length;
  if (count < 4 && /^\+?\d*$/.test(typed)) return { fault: isBlank(text) ? 'required' : 'tooFew' };
  if (!/^\+?\d+$/.test(typed) || typed.startsWith('00')) return { fault: 'invalidNumber' };

  const isForeign = typed.startsWith('+') && !typed.startsWith(`+${POLAND}`);
  if (isForeign) return readForeign(typed.slice(1));
  const digits = typed.replace('+', '');
  if (!typed.startsWith('+') && phones.toLowerCase() !== 'pl') return readAbroad({ digits, phones });
  if (typed.startsWith('+') || isWithPoland(digits)) return readPolish(digits.slice(POLAND.length));
  const number = withoutTrunk(digits);
  return number.length > POLISH_LENGTH ? { fault: 'notSelectedCountry' } : readPolish(number);
}

type PhoneRead = { phoneNumber: string } | { fault: PhoneFault };

/** Digits without a plus where the provider's country is not Poland. */
function readAbroad({ digits, phones }: { digits: string; phones: string }): PhoneRead {
  const country = phones.toUpperCase();
  const isWhole = isSupportedCountry(country) && digits.startsWith(getCountryCallingCode(country));
  const read = isWhole ? readForeign(digits) : null;
  return read && 'phoneNumber' in read ? read : { fault: 'notSelectedCountry' };
}

/** True where the country stands before nine digits, or before the zero and nine digits; without a plus. */
const isWithPoland = (digits: string) =>
  digits.startsWith(POLAND) && withoutTrunk(digits.slice(POLAND.length)).length === POLISH_LENGTH;

const withoutTrunk = (number: string) =>
  number.startsWith('0') && number.length === POLISH_LENGTH + 1 ? number.slice(1) : number;

function readPolish(written: string): PhoneRead {
  const number = withoutTrunk(written);
  if (number.length < POLISH_LENGTH) return { fault: 'tooShort' };
  if (number.length > POLISH_LENGTH) return { fault: 'tooLong' };
  if (number.startsWith('0')) return { fault: 'invalidNumber' };
  return PREMIUM.test(number) ? { fault: 'premium' } : { phoneNumber: `+${POLAND}${number}` };
}

const LENGTH_FAULTS = {
  INVALID_COUNTRY: 'invalidCountryCode',
  NOT_A_NUMBER: 'invalidNumber',
  TOO_SHORT: 'tooShort',
  TOO_LONG: 'tooLong',
  INVALID_LENGTH: 'invalidNumber',
} as const satisfies Record<NonNullable<ReturnType<typeof validatePhoneNumberLength>>, PhoneFault>;

/** The lengths that the contract takes, with the country (E.164). */
const SHORTEST = 8;
const LONGEST = 15;

/** The country's code is one that exists, and the number as long as its country has them. */
function readForeign(digits: string): PhoneRead {
  const phoneNumber = `+${digits}`;
  const found = validatePhoneNumberLength(phoneNumber);
  if (found) return { fault: LENGTH_FAULTS[found] };
  if (digits.length > LONGEST) return { fault: 'tooLong' };
  return digits.length < SHORTEST ? { fault: 'tooShort' } : { phoneNumber };
}

/** Where the first two of nine digits are a town's and not a mobile net's (Polish numbering plan). */
const TOWN = /^(?:1[2-8]|2[2-59]|3[2-4]|4[1-468]|5[24-689]|6[1-3578]|7[14-7]|8[1-79]|9[145])/;

/**
 * "+48815550110" -> "81 555 01 10", "+48600100140" -> "600 100 140": in the groups in which people say it, and the country for
 * English pages alone, whose readers may ring from abroad. A number that comes in groups keeps them. No line breaks inside.
 */
export function phoneAsSaid({ phone, language }: { phone: string; language: 'pl' | 'en' }) {
  const [, , own] = /^(\+48)?(\d{9})$/.exec(phone) ?? [];
  const [, other] = /^(\+?\d+)$/.exec(phone) ?? [];
  const groups = own
    ? [...(language === 'en' ? [`+${POLAND}`] : []), ...(groupsOf(own) ?? [])]
    : (other && (groupsAbroad(other) ?? other.match(/\+?\d{1,3}/g))) || phone.split(' ');
  return groups.filter(Boolean).join('\u00a0');
}

const groupsOf = (digits: string) =>
  TOWN.test(digits) ? /^(..)(...)(..)(..)$/.exec(digits)?.slice(1) : digits.match(/.../g);
