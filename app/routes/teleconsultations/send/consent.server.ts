import { createHash } from 'node:crypto';
import { CONSENTS_PATH } from '#app/domain/given-consents/paths.ts';
import { whoseCase } from '#app/routes/teleconsultations/case/cases.server.ts';
import { stepPath, type DraftRequest } from '#app/routes/teleconsultations/draft/drafts.server.ts';
import {
  consentAndIdentity,
  consentOfPatient,
  type Hindrance,
} from '#app/services/provider/telehealth-consent.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { withWay, type ErrorText } from '#app/services/text/error-text.ts';

/** B§8. */
const MISSING = 'teleconsultation-summary:consent.missing' satisfies TextKey;

/** B§8, with the way to the summary's box, where the consent is given. */
export const noConsent = ({ draft: { id } }: DraftRequest): ErrorText =>
  withWay(MISSING, {
    href: `${stepPath(id, 'summary')}#summary-consent`,
    words: 'teleconsultation-summary:consent.toBox',
  });

/** B§8, with the way to the consents, where what stands in the way of it is seen. */
const REFUSED: ErrorText = withWay(MISSING, {
  href: CONSENTS_PATH,
  words: 'teleconsultation-summary:consent.toConsents',
});

/** The state of the patient's consent, as the provider keeps it (A-104, B-88). */
export const consentOf = (request: DraftRequest) => consentOfPatient(request, whoseCase(request).patientId);

/** The text about what stands in the way, and the status with which it is answered. */
type Said = { refusals: ErrorText[]; status?: 503; field?: 'consent' };

/** The text on what to do when a system is silent, beside what has failed. */
export const KEPT = 'teleconsultation-summary:kept' satisfies TextKey;

const SAID: Readonly<Record<Hindrance, Said>> = {
  missing: { refusals: [MISSING, 'teleconsultation-summary:consent.below'], field: 'consent' },
  refused: { refusals: [REFUSED] },
  unsaved: { refusals: ['teleconsultation-summary:consent.failed'], status: 503 },
  silent: { refusals: ['telehealth:outage', KEPT], status: 503 },
  unknown: { refusals: ['teleconsultation-summary:identity'] },
};

/** Sees to consent and identity before anything is booked (B-59, A-112); null: nothing stands in the way. Nothing is booked while one of these fails. */
export async function prepared(
  request: DraftRequest,
  { isTicked }: { isTicked: boolean },
): Promise<Said | null> {
  const { patientId } = whoseCase(request);
  const found = await consentAndIdentity(request, { patientId, isTicked, key: keyOf(request) });
  if (found === null) return null;
  const said = SAID[found];
  return AFTER_CONSENT.has(found)
    ? { ...said, refusals: [...said.refusals, ...savedConsent(isTicked)] }
    : said;
}

/** The hindrances that come once the consent that was ticked is saved. */
const AFTER_CONSENT: ReadonlySet<Hindrance> = new Set(['silent', 'unknown']);

/** Said beside what has failed: the consent that was ticked stays, and nobody is asked for it again. */
export const savedConsent = (isTicked: boolean): TextKey[] =>
  isTicked ? ['telehealth-live:consent.given'] : [];

/** The key of one draft: whoever sends again gives no second consent. */
const keyOf = ({ draft }: DraftRequest) =>
  createHash('sha256').update(`${draft.id}:consent`).digest('base64url');
