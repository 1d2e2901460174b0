import { readFileSync } from 'node:fs';
import { HtmlValidate, type ConfigData } from 'html-validate';

const config = new URL('../../../.htmlvalidate.json', import.meta.url);
const validator = new HtmlValidate(JSON.parse(readFileSync(config, 'utf8')) as ConfigData);

/** What html-validate finds in a served document (.htmlvalidate.json). */
export async function documentFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

type Language = 'pl' | 'en';

/** A text as it stands in locales/: tests in a browser do not load the app. */
export function wordsOf(language: Language) {
  const files = new Map<string, unknown>();
  return (key: string) => {
    const [file = '', path = ''] = key.split(':');
    const url = new URL(`../../../locales/${language}/${file}.json`, import.meta.url);
    if (!files.has(file)) files.set(file, JSON.parse(readFileSync(url, 'utf8')));
    const words = path
      .split('.')
      .reduce((node, name) => (node as Record<string, unknown>)[name], files.get(file));
    if (typeof words !== 'string') throw new Error(`no text ${key}`);
    return words;
  };
}

const words = { pl: wordsOf('pl'), en: wordsOf('en') };
const PORTAL = 'Przychodnia pod Lipami';
const plurals = { pl: new Intl.PluralRules('pl'), en: new Intl.PluralRules('en') };
const AREAS = { bookings: 'public:areas.bookings', newBooking: 'bookings:new.area' };

/** "Błąd: 2 pola do poprawy – page – area – portal", made of the page's own h1. */
export function titleOf({
  language,
  heading,
  area,
  errors = 0,
}: {
  language: Language;
  heading: string;
  area?: keyof typeof AREAS | undefined;
  errors?: number | undefined;
}) {
  const t = words[language];
  const form = plurals[language].select(errors);
  const prefix = errors > 0 ? t(`page:title.errors_${form}`).replace('{{count}}', String(errors)) : null;
  const areaName = area ? t(AREAS[area]) : null;
  return [prefix, heading, areaName === heading ? null : areaName, PORTAL].filter(Boolean).join(' – ');
}
