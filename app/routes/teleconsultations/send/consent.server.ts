import { createHash } from 'node:crypto';
import { isDefinedError, safe } from '@orpc/client';
import { CONSENTS_PATH } from '#app/domain/given-consents/paths.ts';
import { whoseCase } from '#app/routes/teleconsultations/case/cases.server.ts';
import type { DraftRequest } from '#app/routes/teleconsultations/draft/draft-request.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { orOutage, outageOf } from '#app/services/provider/provider.server.ts';
import { toldAs } from '#app/services/provider/telehealth-identity.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { withWay, type ErrorText } from '#app/services/text/error-text.ts';

/** B§8, with the way to the consents: there it is seen, and given. */
export const NO_CONSENT: ErrorText = withWay('teleconsultation-summary:consent.missing', {
  href: CONSENTS_PATH,
  words: 'teleconsultation-summary:consent.toConsents',
});

/** How it stands with the patient's consent, as the provider keeps it (A-104, B-88). */
export const consentOf = (request: DraftRequest) =>
  orNotFound(request.provider.teleconsultations.consent({ patientId: whoseCase(request).patientId }));

/** B§5: states of the patient's data, with which no document is asked for. */
const ON_DATA: ReadonlySet<string> = new Set(['C', 'UNCHECKED']);

/** What stands in the way, and with which status it is answered; null: nothing does. */
type Hindrance = { refusals: ErrorText[]; status?: 503; field?: 'consent' } | null;

/**
 * Sees to consent and identity before anything is booked (B-59, A-112): a consent that was ticked is saved as a CTEL, once for the draft;
 * the telehealth system is told of it until it has taken it, and then who the patient is. Nothing is booked while one of these fails.
 */
export async function prepared(
  request: DraftRequest,
  { isTicked }: { isTicked: boolean },
): Promise<Hindrance> {
  const { stands, value, isAwaited, isTold } = await consentOf(request);
  if (!stands && (!isTicked || isAwaited))
    return { refusals: [NO_CONSENT], ...(isAwaited ? {} : { field: 'consent' }) };
  if (!stands) {
    const given = await giveConsent(request);
    if (given) return given;
  }
  const status = value !== undefined && ON_DATA.has(value) ? value : 'REGISTERED';
  return (isTold ? null : await tellConsent(request, status)) ?? (await identify(request));
}

/** What to do when a system is silent, beside what has failed. */
export const KEPT = 'teleconsultation-summary:kept' satisfies TextKey;

/** The key of one draft: whoever sends again gives no second consent. */
const keyOf = ({ draft }: DraftRequest) =>
  createHash('sha256').update(`${draft.id}:consent`).digest('base64url');

async function giveConsent(request: DraftRequest): Promise<Hindrance> {
  const { patientId } = whoseCase(request);
  const wanted = { patientId, consentType: 'CTEL' as const, key: keyOf(request) };
  const [error] = await safe(request.provider.givenConsents.give(wanted));
  if (isDefinedError(error)) return refusedConsent(error);
  if (!error) return null;
  if (!outageOf(error)) throw error;
  return { refusals: ['teleconsultation-summary:consent.failed'], status: 503 };
}

/** @throws notFound for who is nobody’s to consent for */
function refusedConsent({ code }: { code: string }): Hindrance {
  if (code === 'NOT_FOUND') throw notFound();
  return { refusals: [NO_CONSENT] };
}

const DOWN: Hindrance = { refusals: ['telehealth:outage', KEPT], status: 503 };

/** B-88: it names the patient, and comes again with each try until it is taken. */
async function tellConsent(request: DraftRequest, consentStatus: string): Promise<Hindrance> {
  const { telehealthConsents } = request.provider;
  const told = { ...whoseCase(request), consentType: 'CTEL' as const, consentStatus };
  const [error] = await safe(telehealthConsents.put(told));
  if (isDefinedError(error)) return refusedConsent(error);
  if (!error) return null;
  if (!outageOf(error)) throw error;
  return DOWN;
}

async function identify(request: DraftRequest): Promise<Hindrance> {
  const told = await orOutage(toldAs(request, whoseCase(request).patientId));
  if (!told.ok) return DOWN;
  return told.data === 'known' ? null : { refusals: ['teleconsultation-summary:identity'] };
}
