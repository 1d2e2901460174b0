import { z } from 'zod';
import { Code, Id, ProviderText } from '#contract/primitives.ts';

export const TeleconsultationState = z
  .object({
    patientId: Id,
    value: Code.describe('C, UNCHECKED, or REGISTERED for a CTEL in force; any other word lets nobody in.'),
    endsWithConsent: z
      .boolean()
      .optional()
      .describe(
        'Whether taking back a CTEL takes back this state too; left out: it stays, and the unit alone ends it.',
      ),
  })
  .meta({
    id: 'TeleconsultationState',
    description: 'A-104. Consent to teleconsultations, as the provider has it.',
  });

export const SharedThing = z
  .object({
    docType: z.enum(['RES', 'CDOC']).describe('RES: a test result. CDOC: a document of an encounter.'),
    documentId: Id,
    name: ProviderText,
    encounterId: Id.optional().describe('Of a CDOC: where it is found.'),
  })
  .meta({ id: 'SharedThing', description: 'Ours. A document that partners may see, by its name.' });
