import type { Consent } from '#contract/given-consents/schemas.ts';
import type { ConsentState } from '#contract/given-consents/reading/state.ts';
import { encounterPath } from '#app/domain/encounters/paths.ts';
import { consentPath, SHARED_ID } from '#app/domain/given-consents/paths.ts';
import { firstOf } from '#app/domain/lists/first-of.ts';
import { resultPath } from '#app/domain/results/paths.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';

/** So many stand on the page of a consent at first. */
const MOST_SHOWN = 50;

/**
 * The documents that a consent for a partner shares today. Null: it shares none by its kind or state, or the provider does not offer
 * sharing at the moment (B§2). A call that fails takes this part away alone.
 */
export async function sharedDocumentsOf(
  request: AccountRequest,
  { consent, state }: { consent: Consent; state: ConsentState },
) {
  if (consent.consentType !== 'CPAR' || state !== 'IN_FORCE') return null;
  const { patientId, id } = consent;
  const { partners, givenConsents } = request.provider;
  const offered = await orOutage(orNotFound(partners.consentDocButtonEnabled({ patientId })));
  if (!offered.ok) return { kind: 'down' as const, since: offered.outage.since };
  if (!offered.data.value) return null;
  if (consent.onlySelectedDocuments !== true) return { kind: 'all' as const };
  const found = await orOutage(orNotFound(givenConsents.documents({ id })));
  if (!found.ok) return { kind: 'down' as const, since: found.outage.since };
  const { medicalServicesModule: hasPages } = await applicationSettings(request);
  const isWhole = request.url.searchParams.get('documents') === 'all';
  const count = found.data.length;
  const { shown, all } = firstOf(found.data, {
    most: isWhole ? count : MOST_SHOWN,
    allHref: `${consentPath(id)}?documents=all#${SHARED_ID}`,
  });
  return {
    kind: 'listed' as const,
    count,
    all,
    documents: shown.map((one) => ({
      name: one.name,
      key: `${one.docType}/${one.documentId}`,
      href: hasPages ? pathOf(one, patientId) : null,
    })),
  };
}
export type SharedDocumentsView = Awaited<ReturnType<typeof sharedDocumentsOf>>;

type Shared = Readonly<{ docType: 'RES' | 'CDOC'; documentId: string; encounterId?: string | undefined }>;

/** Where a document is seen; null: nobody says on which visit's page. */
function pathOf({ docType, documentId, encounterId }: Shared, patientId: string) {
  if (docType === 'RES') return resultPath({ id: documentId, patientId });
  return encounterId === undefined ? null : encounterPath({ id: encounterId, patientId });
}
