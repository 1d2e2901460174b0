import { consentStateOn } from '#contract/given-consents/reading/state.ts';
import type { Consent, Personnel } from '#contract/given-consents/schemas.ts';
import type { z } from 'zod';
import { today } from '#app/domain/dates/warsaw.ts';
import { offeredOf } from '#app/domain/given-consents/found.ts';
import { consentPath } from '#app/domain/given-consents/paths.ts';
import { providerText } from '#app/domain/text.ts';
import { chosenPatientId } from '#app/journeys/consent/journey.ts';
import { personnelOf } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { withWay, type ErrorText } from '#app/services/text/error-text.ts';
import { searchView, stepFrame, type DraftRequest } from './draft.server.ts';
import { EVERYBODY } from './scope.form.server.ts';

const personnelName = ({ degree, name, lastName }: z.infer<typeof Personnel>) =>
  [degree, name, lastName].filter(Boolean).join(' ');

/** Who works at the chosen partner; not `ok` where they cannot be had, and then everybody there may still be chosen. */
const personnelOfDraft = (request: DraftRequest) =>
  orOutage(personnelOf(request, request.draft.answers.partner?.partnerId ?? ''));

export async function scopePage(request: DraftRequest) {
  const { t, draft } = request;
  const { scope } = draft.answers;
  const q = (request.url.searchParams.get('q') ?? '').trim();
  const answered = await personnelOfDraft(request);
  const all = answered.ok ? answered.data : [];
  const offered = offeredOf({ all, q, chosenId: scope?.personnelId, nameOf: personnelName });
  return {
    frame: stepFrame(request),
    title: t('consent-wizard:scope.title'),
    isUnknown: !answered.ok,
    search: searchView(request, { q, ...offered }),
    people: [
      { value: EVERYBODY, label: t('consent-wizard:scope.everybody') },
      ...offered.found.map((person) => ({
        value: person.id,
        label: providerText(personnelName(person)),
        isOfProvider: true as const,
      })),
    ],
    stored: scope && {
      personnelId: scope.personnelId ?? EVERYBODY,
      scope: scope.onlySelected ? 'SELECTED' : 'ALL',
    },
  };
}

/** Who at the partner was chosen: everybody, or one of those who work there; or why it cannot be. */
export async function personChosen(
  request: DraftRequest,
  typed: string,
): Promise<{ personnelId?: string; personnelName?: string } | { refusal: ErrorText }> {
  if (typed === EVERYBODY) return {};
  const answered = await personnelOfDraft(request);
  if (!answered.ok) return { refusal: 'consent-wizard:scope.notLoaded' };
  const person = answered.data.find(({ id }) => id === typed);
  if (!person) return { refusal: 'consent-wizard:scope.unknownPerson' };
  return { personnelId: person.id, personnelName: personnelName(person) };
}

type Wanted = { personnelId?: string; onlySelected: boolean };

/**
 * The text where a consent of the same scope stands against this one (A-142, B-74), with the way to it. Nothing is said
 * while the consents cannot be had: the provider decides at the end in any case.
 */
export async function existingText(request: DraftRequest, wanted: Wanted): Promise<ErrorText | null> {
  const { answers } = request.draft;
  const listed = await orOutage(request.provider.givenConsents.list());
  if (!listed.ok) return null;
  const day = today(request.now);
  const found = listed.data.find(
    (consent) =>
      consent.patientId === chosenPatientId(answers) &&
      consent.authorizedPartnerId === answers.partner?.partnerId &&
      isSameScope(consent, wanted) &&
      isStanding(consent, day),
  );
  if (!found) return null;
  return existsText(
    found.personnelId === undefined ? 'existsConsentAll' : 'existsConsentPersonnel',
    found.id,
  );
}

function isSameScope({ onlySelectedDocuments, personnelId: has }: Consent, wanted: Wanted) {
  const isSameWho = wanted.personnelId === undefined || has === undefined || has === wanted.personnelId;
  return isSameWho && (onlySelectedDocuments ?? false) === wanted.onlySelected;
}

/** True while a consent stands: one that was taken back or has ended does not count (B-32). */
function isStanding(consent: Consent, day: string) {
  const state = consentStateOn(consent, day);
  return state !== 'CANCELLED' && state !== 'ENDED';
}

/** The text about a consent that exists, with the way to it. */
export function existsText(
  code: 'existsConsentAll' | 'existsConsentPersonnel',
  id: string | undefined,
): ErrorText {
  const text = `consent-wizard:scope.${code}` as const;
  if (id === undefined) return text;
  return withWay(text, { href: consentPath(id), words: 'consent-wizard:scope.existing' });
}
