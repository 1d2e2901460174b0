import type { GivenConsents } from '#app/journeys/registration/draft.ts';
import type { Language } from '#app/domain/dates/words.ts';
import { providerText } from '#app/domain/text.ts';
import { safeHref, wordsOfHtml } from '#app/services/page/cleaned-html.server.ts';
import { hearRegistrationSettings } from '#app/services/provider/dictionaries.server.ts';
import { hashOfWords } from '#app/services/registration/asked-now.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

export type ConsentKind = GivenConsents['given'][number]['kind'];

const isFilled = (text: string) => text.trim() !== '';

/** The page's language where the clinic has its text in it; else the other one, whose text is asked for as well. */
const languageOf = (texts: Readonly<Record<Language, string>>, own: Language): Language => {
  const other = own === 'pl' ? 'en' : 'pl';
  return !isFilled(texts[own]) && isFilled(texts[other]) ? other : own;
};

/**
 * The boxes of a registration (C-118), in the page's language as far as the clinic has its texts in it. `language` and `hash`: of the words
 * as they are read, or as the settings have them.
 */
export async function textsOf(request: PortalRequest) {
  const { t, language } = request;
  const settings = await hearRegistrationSettings(request);
  const { requirePatientConsent, registerConsents, registerConsentsLink } = settings;
  const ours = (text: string) => ({ text, hash: hashOfWords(text), language });
  const theirs = languageOf(registerConsents, language);
  const text = registerConsents[theirs];
  const words = wordsOfHtml(registerConsentsLink[language]);
  const href = safeHref(settings.registerConsentsLinkDest.trim());
  return {
    version: settings.consentVersion || '1',
    patient: requirePatientConsent ? ours(t('registration:consents.patient')) : null,
    register: isFilled(text) ? { text: wordsOfHtml(text), hash: hashOfWords(text), language: theirs } : null,
    marketing: ours(t('registration:consents.marketing')),
    link: words === '' || !href ? null : { words: providerText(words), href, language },
  };
}
export type Texts = Awaited<ReturnType<typeof textsOf>>;
