import type { Language } from '#app/domain/dates/words.ts';

const NAMES = {
  pl: new Intl.DisplayNames('pl', { type: 'language' }),
  en: new Intl.DisplayNames('en', { type: 'language' }),
};

/** "polski", "Polish": a language by its code of ISO 639-1. */
export const languageInWords = (code: string, language: Language) => NAMES[language].of(code) ?? code;
