import { cleanedHtml } from '#app/services/page/cleaned-html.server.ts';
import { accountDescription, hearRegistrationSettings } from '#app/services/provider/dictionaries.server.ts';
import { isEntryOn } from '#app/services/registration/guest.server.ts';
import { stepPathOf } from '#app/journeys/wizard.ts';
import { textIn } from '#app/services/text/texts.ts';
import { firstUnanswered } from '#app/journeys/engine.ts';
import { entryPath, type DraftRequest } from './draft.server.ts';

/** B-66: the unit's own words, cleaned of whatever could act (S-36); null while there are none, or they cannot be had. */
async function aboutAccounts(request: DraftRequest) {
  const text = await accountDescription(request);
  return text === null ? null : { html: cleanedHtml(text), language: request.language };
}

/** Registrations that somebody of this browser has begun and not sent: each leads to the page where it stopped. None at a kiosk (S-63). */
async function begunBefore(request: DraftRequest) {
  const { context, wizard, draft, now, language, t } = request;
  const { environment, store } = context.portal;
  if (environment.isKiosk) return [];
  const place = { browserId: context.browserId, journey: wizard.name, now: now.getTime() };
  const open = await store.guestDrafts.listOpen(place);
  const { formatDateTime } = textIn(language);
  return open
    .filter(({ id }) => id !== draft.id)
    .map(({ id, updatedAt }) => ({
      href: stepPathOf(wizard, { id, step: wizard.review }),
      label: t('registration:first.begun', { at: formatDateTime(new Date(updatedAt).toISOString()) }),
    }));
}

const ROLES = ['PATIENT', 'WARD', 'CHILD'] as const;

/** All that the first page says besides its form: the unit's own words, what to have at hand, and the other entries; null elsewhere. */
export async function firstPage(request: DraftRequest) {
  const { draft, step, wizard, t } = request;
  const { role, asked } = draft.answers.facts;
  const { facts } = draft.answers;
  if (firstUnanswered({ journey: wizard.journey, answers: { facts } }) !== step) return null;
  const { phoneConfirmationEnabled, smsEnabled } = await hearRegistrationSettings(request);
  const others = ROLES.filter((one) => one !== role);
  const areOn = await Promise.all(others.map((one) => isEntryOn(request, one)));
  return {
    // Whoever was proved is told at the end what is left to be done (C-07).
    about: facts.proved ? null : await aboutAccounts(request),
    toHave: [
      t(asked.isAbroad ? 'registration:first.document' : `registration:first.pesel.${role}`),
      ...(phoneConfirmationEnabled && smsEnabled ? [t('registration:first.phone')] : []),
      t(asked.email === 'needed' ? 'registration:first.email' : 'registration:first.emailIfAny'),
      ...(asked.takesFiles && asked.needsFile ? [t(`registration:first.papers.${role}`)] : []),
    ],
    begun: await begunBefore(request),
    others: others
      .filter((_, index) => areOn[index])
      .map((one) => ({ href: entryPath(request, one), label: t(`registration:first.others.${one}`) })),
  };
}
export type FirstPage = Awaited<ReturnType<typeof firstPage>>;
