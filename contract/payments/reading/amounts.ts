/** An amount of money in words: one function for pages, mails and papers of both sides. */

type Amount = { amount: number; currency: string; language: 'pl' | 'en' };

const LOCALES = { pl: 'pl-PL', en: 'en-GB' };

const FORMATS = new Map<string, Intl.NumberFormat>();
/** More currencies than a clinic has: whoever sends others makes nobody keep them. */
const MOST_FORMATS = 20;

function formatOf(language: Amount['language'], currency: string) {
  const name = `${language} ${currency}`;
  const known = FORMATS.get(name);
  if (known) return known;
  const made = new Intl.NumberFormat(LOCALES[language], {
    ...(currency === '' ? { minimumFractionDigits: 2 } : { style: 'currency', currency }),
    useGrouping: 'always',
  });
  if (FORMATS.size < MOST_FORMATS) FORMATS.set(name, made);
  return made;
}

/** A word that Intl takes for a currency; other words stand behind the number as they are. */
const CODE = /^[A-Z]{3}$/;
/** People's word for the code. */
const ZLOTY = /^(?:zł|zl|pln)$/i;

/** "150.05" of 15005: never by a fraction of two, which is not exact. */
export function decimalOf(amount: number) {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
}

/** "1 220,00 zł", "PLN 1,220.00"; `amount` in the currency's smallest unit, of which a hundred make one. No line ends within it. */
export function formatAmount({ amount, currency, language }: Amount) {
  const code = ZLOTY.test(currency) ? 'PLN' : currency;
  const isCode = CODE.test(code);
  const number = formatOf(language, isCode ? code : '').format(decimalOf(amount));
  return isCode ? number : `${number}\u00a0${currency}`;
}
