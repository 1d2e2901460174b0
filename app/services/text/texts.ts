import i18next from 'i18next';
import { createText, type Translate } from './text.ts';
import type { Language } from '#app/domain/dates/words.ts';
import { resources } from '#locales/generated.ts';

/** Names and counts: {{name}}. */
const PLACE = /\{\{(\w+)\}\}/g;
const MOST_TEMPLATES = 5_000;

/** One i18next per language, made once: a request does no set-up. */
const TRANSLATORS: Record<Language, Translate> = { pl: createTranslator('pl'), en: createTranslator('en') };
const TEXTS = {
  pl: createText({ language: 'pl', t: TRANSLATORS.pl }),
  en: createText({ language: 'en', t: TRANSLATORS.en }),
};

/** Says the texts of locales/ in a language. */
export const translator = (language: Language) => TRANSLATORS[language];

/** The same, with dates: what components read by useText(). */
export const textIn = (language: Language) => TEXTS[language];

function createTranslator(language: Language): Translate {
  const instance = i18next.createInstance({
    lng: language,
    fallbackLng: false,
    resources: { [language]: resources[language] },
    interpolation: { escapeValue: false },
    initImmediate: false,
    returnNull: false,
  });
  void instance.init();

  const templates = new Map<string, string>();
  const templateOf = (key: string, count?: number) => {
    const id = count === undefined ? key : `${key} ${count}`;
    const known = templates.get(id);
    if (known !== undefined) return known;
    const template = instance.t(key, { ...(count === undefined ? {} : { count }), skipInterpolation: true });
    if (templates.size < MOST_TEMPLATES) templates.set(id, template);
    return template;
  };

  return (key, values) => {
    if (!values) return templateOf(key);
    const { count } = values;
    const template = templateOf(key, typeof count === 'string' ? Number(count) : count);
    return template.replace(PLACE, (place, name: string) => String(values[name] ?? place));
  };
}
