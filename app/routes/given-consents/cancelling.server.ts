import { isDefinedError, safe } from '@orpc/client';
import type { ConsentState } from '#contract/given-consents/reading/state.ts';
import type { Consent } from '#contract/given-consents/schemas.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { portalSteps } from '#app/services/second-steps/portal-steps.server.ts';

type Outcome =
  | Readonly<{ kind: 'done' | 'full' | 'NOT_FOUND' }>
  | Readonly<{ kind: 'ENDED'; day: string | undefined }>
  | Readonly<{ kind: 'ALREADY_CANCELLED'; day: string | undefined }>;

/**
 * Takes a consent back, and then what the hospital's system or a partner's has of it (B-33). What fails there leaves the consent taken
 * back: the list says what waits.
 */
export async function cancelConsent(
  request: AccountRequest,
  { consent, state }: { consent: Consent; state: ConsentState },
): Promise<Outcome> {
  const { id } = consent;
  const told: { refusal?: Outcome } = {};
  const first = async () => {
    const [error] = await safe(request.provider.givenConsents.cancel({ id }));
    if (isDefinedError(error)) {
      if (error.code === 'NOT_FOUND') told.refusal = { kind: 'NOT_FOUND' };
      else if (error.code === 'ENDED') told.refusal = { kind: 'ENDED', day: error.data.validTo };
      else told.refusal = { kind: 'ALREADY_CANCELLED', day: error.data.cancelledOn };
    }
    if (error) throw error;
    return { documentId: id };
  };
  try {
    const kept = await withSecond(request, { consent, state, first });
    return { kind: kept === 'full' ? 'full' : 'done' };
  } catch (error) {
    if (told.refusal) return told.refusal;
    throw error;
  }
}

type First = () => Promise<{ documentId: string }>;

/** The first step and its second one: an authorization ends, or goes where it never was in force; a partner's number is cleared (B-34). */
function withSecond(
  request: AccountRequest,
  { consent, state, first }: { consent: Consent; state: ConsentState; first: First },
) {
  const { id: documentId, patientId, consentType, systemId } = consent;
  const of = { patientId, documentId };
  const day = today(request.now);
  // In the hospital's system a consent that waits for the patient's own one (B-43) has begun as any other.
  const hasBegun = state === 'AWAITS_OWN_CONSENT' && (consent.validFrom ?? day) <= day;
  if (consentType === 'CDPM' && (state === 'IN_FORCE' || hasBegun)) {
    const input = { dateTo: day };
    return portalSteps.runOrKeep(request, { ...of, kind: 'carerEnded', input, first });
  }
  if (consentType === 'CDPM')
    return portalSteps.runOrKeep(request, { ...of, kind: 'carerDeleted', input: {}, first });
  if (systemId !== undefined)
    return portalSteps.runOrKeep(request, { ...of, kind: 'partnerNumber', input: { systemId: null }, first });
  return first();
}
