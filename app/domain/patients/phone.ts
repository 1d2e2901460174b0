/** B§5, phone input: why a text is no phone number that can be called and written to. */
export type PhoneFault =
  'required' | 'invalidCountryCode' | 'tooShort' | 'tooLong' | 'invalidNumber' | 'premium';

const POLAND = '48';
const POLISH_LENGTH = 9;
/** Paid numbers of Poland: nobody's own. */
const PREMIUM = /^(70|80|90)/;

/**
 * "+48600100101" of "600 100 101", "48 600-100-101", "+48 (600) 100 101" or "0048600100101"; without a plus it is Polish.
 * Fewer than four digits are as good as none (A§5).
 */
export function readPhone(text: string): { phoneNumber: string } | { fault: PhoneFault } {
  const typed = text.replace(/[\s\p{Pd}().]/gu, '').replace(/^00/, '+');
  if (typed.replace(/\D/g, '').length < 4 && /^\+?\d*$/.test(typed)) return { fault: 'required' };
  if (!/^\+?\d+$/.test(typed)) return { fault: 'invalidNumber' };

  const isForeign = typed.startsWith('+') && !typed.startsWith(`+${POLAND}`);
  if (isForeign) return readForeign(typed.slice(1));
  const digits = typed.replace('+', '');
  const hasCountry = typed.startsWith('+') || (digits.startsWith(POLAND) && digits.length === 11);
  return readPolish(hasCountry ? digits.slice(POLAND.length) : digits);
}

function readPolish(number: string): { phoneNumber: string } | { fault: PhoneFault } {
  if (number.length < POLISH_LENGTH) return { fault: 'tooShort' };
  if (number.length > POLISH_LENGTH) return { fault: 'tooLong' };
  if (number.startsWith('0')) return { fault: 'invalidNumber' };
  return PREMIUM.test(number) ? { fault: 'premium' } : { phoneNumber: `+${POLAND}${number}` };
}

/** E.164: a country code never begins with 0, and there are at most fifteen digits. */
function readForeign(digits: string): { phoneNumber: string } | { fault: PhoneFault } {
  if (digits.startsWith('0')) return { fault: 'invalidCountryCode' };
  if (digits.length < 8) return { fault: 'tooShort' };
  return digits.length > 15 ? { fault: 'tooLong' } : { phoneNumber: `+${digits}` };
}
