import { isDefinedError, safe, type InferClientErrors } from '@orpc/client';
import type { NewConsent } from '#contract/given-consents/schemas.ts';
import type { ProviderClient } from '#contract/index.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import type { Carer } from './calls.ts';
import { portalSteps } from './portal-steps.server.ts';

type Errors = InferClientErrors<ProviderClient>['givenConsents'];
type Refusal<Call extends keyof Errors> = Extract<Errors[Call], { code: string }>;

/** The outcome of a second step. 'full': too many wait already, and nothing was saved at all. */
type Second = 'full' | 'done' | 'waiting' | Readonly<{ refused: string }>;

export type Given =
  Readonly<{ refusal: Refusal<'give'> }> | Readonly<{ refusal: null; id: string | null; second: Second }>;

/** Gives a consent for a person, and notes who it is in the hospital's system. */
export async function giveToPerson(
  request: AccountRequest,
  { consent, carer }: { consent: NewConsent; carer: Carer },
): Promise<Given> {
  const told: { refusal?: Refusal<'give'> } = {};
  const give = async () => {
    const [error, saved] = await safe(request.provider.givenConsents.give(consent));
    if (isDefinedError(error)) told.refusal = error;
    if (error) throw error;
    const awaitsSignature = saved.signatureRequired ?? true;
    return { documentId: saved.id, input: { ...carer, awaitsSignature } };
  };
  const { patientId } = consent;
  try {
    const kept = await portalSteps.runOrKeep(request, {
      kind: 'carerGiven',
      patientId,
      input: carer,
      first: give,
    });
    if (kept === 'full') return { refusal: null, id: null, second: 'full' };
    return { refusal: null, id: kept.first.documentId, second: kept.second };
  } catch (error) {
    if (told.refusal) return { refusal: told.refusal };
    throw error;
  }
}
