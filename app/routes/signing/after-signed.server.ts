import type { Consent } from '#contract/given-consents/schemas.ts';
import type { Declaration } from '#contract/declarations/schemas.ts';
import { signedPath } from '#app/domain/signing/documents.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { portalSteps } from '#app/services/second-steps/portal-steps.server.ts';
import type { SignedDocument } from './documents.server.ts';

/** The state of a signed declaration at the hospital system: SUBMITTED is what that has taken. */
export type HospitalState = 'done' | 'waiting' | 'refused';

/** A document before the question whether it is signed, and after it. */
type Signed = Readonly<{ before: SignedDocument; document: SignedDocument }>;

/** The consequences of a signature in the hospital's system, as second steps (B-33). Null: nothing that a page tells of. */
export async function afterSigned(
  request: AccountRequest,
  { before, document }: Signed,
): Promise<HospitalState | null> {
  if (document.kind === 'DECLARATION') return sentOn(request, document.record);
  await tellOfCarer(request, { consent: document.record, isNews: before.isOpen && !document.isOpen });
  return null;
}

/**
 * the authorization that follows from a consent for a person is told of the signed document. Where the process died between the
 * signature and the note, the next look at the consent finds that it was not.
 */
async function tellOfCarer(
  request: AccountRequest,
  { consent, isNews }: Readonly<{ consent: Consent; isNews: boolean }>,
) {
  const { id, patientId, consentType, consentStatus } = consent;
  if (consentType !== 'CDPM' || consentStatus !== 'SIGNED' || request.isPrefetch) return;
  if (!isNews && !(await isUntold(request, consent))) return;
  await portalSteps.runOrKeep(request, {
    kind: 'carerSigned',
    patientId,
    documentId: id,
    input: { url: request.url.origin + signedPath({ kind: 'CONSENT', id }) },
    first: () => Promise.resolve({ documentId: id }),
  });
}

/** Nothing is noted, and the hospital's system has the authorization without the document; an outage says nothing. */
async function isUntold(request: AccountRequest, { id, patientId }: Consent) {
  const [waiting, refused] = await Promise.all([
    portalSteps.waitingOf(request, 'consents'),
    portalSteps.refusedOf(request, 'consents'),
  ]);
  if ([...waiting, ...refused].some(({ documentId }) => documentId === id)) return false;
  const listed = await orOutage(request.provider.carerAuthorizations.list({ patientId }));
  return (
    listed.ok &&
    listed.data.some(({ consentId, isActive, url }) => consentId === id && isActive && url === undefined)
  );
}

/** B-79. One that waits or was refused is not sent a second time by a look at it. */
async function sentOn(
  request: AccountRequest,
  { id, patientId, state }: Declaration,
): Promise<HospitalState | null> {
  if (state === 'CANCELED') return null;
  if (state === 'SUBMITTED') return 'done';
  const noted = await notedOf(request, id);
  if (noted || request.isPrefetch) return noted ?? 'waiting';
  const kept = await portalSteps.runOrKeep(request, {
    kind: 'declarationSigned',
    patientId,
    documentId: id,
    input: {},
    first: () => Promise.resolve({ documentId: id }),
  });
  if (kept === 'full') return 'waiting';
  return typeof kept.second === 'string' ? kept.second : 'refused';
}

/** The state that is noted of it already: it waits, or was refused for good. */
async function notedOf(request: AccountRequest, id: string): Promise<HospitalState | null> {
  const isOfThis = ({ kind, documentId }: { kind: string; documentId: string | null }) =>
    kind === 'declarationSigned' && documentId === id;
  const [waiting, refused] = await Promise.all([
    portalSteps.waitingOf(request, 'declarations'),
    portalSteps.refusedOf(request, 'declarations'),
  ]);
  if (refused.some(isOfThis)) return 'refused';
  return waiting.some(isOfThis) ? 'waiting' : null;
}
