import { createHash } from 'node:crypto';
import type { RegistrationSettings } from '#contract/settings/registration.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import type { AskedNow } from '#app/journeys/registration/draft.ts';
import { hearRegistrationSettings, installation } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/** C§3: the e-mail address is the name to sign in with. */
const NAMED_BY_EMAIL = 'E_MAIL';

/** SHA-256 in hex, of words as they were read. */
export const hashOfWords = (words: string) => createHash('sha256').update(words).digest('hex');

/** The rules of a registration at this moment. @throws while the settings were never heard: nothing is guessed of consents, files and phones */
export async function askedNow(request: PortalRequest): Promise<AskedNow> {
  const settings = await hearRegistrationSettings(request);
  const isNamedByEmail = settings.usernamePromptMode === NAMED_BY_EMAIL;
  const isKiosk = request.context.portal.environment.isKiosk;
  return {
    today: dayOf(request.now),
    userMinAge: settings.userMinAge,
    isAbroad: (await regionOf(request)) !== 'PL',
    address: settings.addressRequired ? 'needed' : settings.addressVisible ? 'free' : 'no',
    phone: settings.phoneIsRequired ? 'needed' : 'free',
    email: settings.emailIsRequired || isNamedByEmail ? 'needed' : 'free',
    isNamedByEmail,
    // A kiosk takes no files (B-14).
    takesFiles: !isKiosk && (settings.attachmentsVisible || settings.attachmentsRequired),
    needsFile: settings.attachmentsRequired,
    consents: wordsOf(settings),
  };
}

/** Until the provider says it, it is in Poland (C§9). */
async function regionOf(request: PortalRequest) {
  const found = await orOutage(installation(request));
  return found.ok ? found.data.region : 'PL';
}

/** All that is consented to, in both languages: another one when any of it is changed. */
const wordsOf = (settings: RegistrationSettings) =>
  hashOfWords(
    JSON.stringify([settings.requirePatientConsent, settings.registerConsents, settings.consentVersion]),
  );
