import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import i18next from 'i18next';
import type { TextKey } from '#app/services/text/text-keys.ts';
import type { Language } from '#app/domain/dates/words.ts';

type Values = Record<string, string | number>;

/** The texts of locales/ in a language. */
export function textsIn(language: Language) {
  const folder = new URL(`../../locales/${language}/`, import.meta.url);
  const areas = readdirSync(folder).map((file) => [
    basename(file, '.json'),
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as object,
  ]);
  return Object.fromEntries(areas) as Record<string, object>;
}

/** The texts of locales/ as a test looks for them, so that a better wording changes no test. */
function wordsIn(language: Language) {
  const instance = i18next.createInstance({
    lng: language,
    resources: { [language]: textsIn(language) },
    interpolation: { escapeValue: false },
    initImmediate: false,
  });
  void instance.init();

  return {
    /** The text as it stands on the page. */
    say: (key: TextKey, values: Values = {}) => String(instance.t(key, values)),
    /** The text whatever stands in its gaps: names, times, days. */
    saying(key: TextKey, values: Values = {}) {
      const template = String(instance.t(key, { ...values, skipInterpolation: true }));
      const filled = template.replace(GAP, (gap, name: string) => String(values[name] ?? gap));
      return new RegExp(`^${filled.split(GAP_ONLY).map(literal).join('.+')}$`);
    },
  };
}

const GAP = /\{\{(\w+)\}\}/g;
const GAP_ONLY = /\{\{\w+\}\}/;
/** A text as a part of a regular expression. */
export const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const { say, saying } = wordsIn('pl');
export const english = wordsIn('en');
