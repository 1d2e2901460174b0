import { z } from 'zod';
import { Personnel } from '#contract/given-consents/schemas.ts';
import { Code, Day, Id, ProviderText } from '#contract/primitives.ts';

/** a test result and a clinical document have one kind of key, told apart by where they come from. */
export const SharedDocumentKey = z
  .object({
    documentId: Id,
    docType: z.enum(['RES', 'CDOC']).describe('RES: a test result. CDOC: a document of an encounter.'),
    systemName: z
      .enum(['AMMS', 'EDM'])
      .describe('AMMS with RES, EDM with CDOC; with the other one there is no such document.'),
  })
  .meta({ id: 'SharedDocumentKey', description: 'A-121. Names a document that partners may see.' });
export type SharedDocumentKey = z.infer<typeof SharedDocumentKey>;

export const DocumentSharing = SharedDocumentKey.extend({ shared: z.boolean() }).meta({
  id: 'DocumentSharing',
  description: 'B-12. Whether partners may see a document.',
});

export const Partner = z
  .object({ id: Id, name: ProviderText })
  .meta({ id: 'Partner', description: 'A§7. A medical provider with whom patients may let share.' });

export const PartnerConsent = z
  .object({
    id: Id,
    partner: Partner,
    validFrom: Day,
    validTo: Day.optional().describe('The last day; absent: until it is withdrawn.'),
    inForce: z.boolean().describe('Today, by the provider’s clock.'),
    consentStatus: Code.optional().describe('REGISTERED, SIGNED or CANCELLED.'),
    personnel: Personnel.optional().describe('Absent: everybody at the partner.'),
    onlySelectedDocuments: z.boolean().optional(),
  })
  .meta({
    id: 'PartnerConsent',
    description: 'B§3. A patient’s consent that a partner of the provider sees documents that are shared.',
  });
export type PartnerConsent = z.infer<typeof PartnerConsent>;
