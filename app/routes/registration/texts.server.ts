import type { GivenConsents } from '#app/journeys/registration/draft.ts';
import { safeHref, wordsOfHtml } from '#app/services/page/cleaned-html.server.ts';
import { hearRegistrationSettings } from '#app/services/provider/dictionaries.server.ts';
import { hashOfWords } from '#app/services/registration/asked-now.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

export type ConsentKind = GivenConsents['given'][number]['kind'];

/** The boxes of a registration (C-118), in the page's language; `hash`: of the words as they are read, or as the settings have them. */
export async function textsOf(request: PortalRequest) {
  const { t, language } = request;
  const settings = await hearRegistrationSettings(request);
  const { requirePatientConsent, registerConsents, registerConsentsLink } = settings;
  const [own, marketing] = [t('registration:consents.patient'), t('registration:consents.marketing')];
  const theirs = registerConsents[language];
  const words = wordsOfHtml(registerConsentsLink[language]);
  const href = safeHref(settings.registerConsentsLinkDest.trim());
  return {
    version: settings.consentVersion || '1',
    patient: requirePatientConsent ? { text: own, hash: hashOfWords(own) } : null,
    register: theirs.trim() === '' ? null : { text: wordsOfHtml(theirs), hash: hashOfWords(theirs) },
    marketing: { text: marketing, hash: hashOfWords(marketing) },
    link: words === '' || !href ? null : { words, href },
  };
}
export type Texts = Awaited<ReturnType<typeof textsOf>>;
