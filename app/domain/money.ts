import { memoise } from './memoise.ts';

type Amount = { amount: number; currency: string; language: 'pl' | 'en' };

const LOCALES = { pl: 'pl-PL', en: 'en-GB' };

const formatOf = memoise(
  (name: string) => {
    const [locale = '', currency = ''] = name.split(' ');
    return new Intl.NumberFormat(locale, { style: 'currency', currency });
  },
  { limit: 20 },
);

/** "220,00 zł", "PLN 220.00"; `amount` in the currency's smallest unit, of which a hundred make one. */
export const formatAmount = ({ amount, currency, language }: Amount) =>
  formatOf(`${LOCALES[language]} ${currency}`).format(amount / 100);
