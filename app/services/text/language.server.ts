import { createCookie } from '@remix-run/node';
import { RemixI18Next } from 'remix-i18next/server';
import type { Language } from '#app/domain/dates/words.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
export const LANGUAGES = ['pl', 'en'] as const;

const languageCookie = createCookie('language', {
  path: '/',
  maxAge: YEAR_SECONDS,
  sameSite: 'lax',
  httpOnly: true,
});

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...LANGUAGES],
    fallbackLanguage: 'pl',
    cookie: languageCookie,
    order: ['cookie'],
  },
});

/** The chosen language: the cookie; null when nothing was chosen yet. */
export async function chosenLanguage(request: Request): Promise<Language | null> {
  if (!request.headers.get('cookie')?.includes('language=')) return null;
  return (await detector.getLocale(request)) === 'en' ? 'en' : 'pl';
}

/** Tells whether a language was chosen in this browser, by its Cookie header. */
export const isLanguageChosen = async (cookies: string) => (await languageCookie.parse(cookies)) !== null;

export function writeLanguage(language: Language, { isSecure }: { isSecure: boolean }) {
  return languageCookie.serialize(language, { secure: isSecure });
}
