import { z } from 'zod';
import { FileName } from '#contract/bookings/schemas/attachments.ts';
import { BilingualText, Code, Id, Instant, ProviderText } from '#contract/primitives.ts';

const ClinicalDocumentFile = z
  .object({
    name: FileName,
    mediaType: z.string().min(1).max(100),
    size: z.number().int().min(0).optional().describe('Bytes; absent: not known.'),
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .optional()
      .describe('In which the file is written (ISO 639-1); absent: not known.'),
  })
  .meta({ id: 'ClinicalDocumentFile', description: 'A file of a document, without its bytes.' });

export const ClinicalDocument = z
  .object({
    id: Id,
    systemId: Id.optional().describe(
      'B-02. The id in the system that keeps the files: `content` and `archive` that know nothing of `id` are asked for this one.',
    ),
    type: Code.describe('Of clinicalDocuments.types, or one that only the host knows.'),
    typeName: ProviderText,
    title: ProviderText,
    date: Instant.describe('The day of the document, by which the list is sorted.'),
    publishedAt: Instant.describe('AP-42. When it became visible: a later one than the last look is new.'),
    unit: z.object({ name: ProviderText }).optional(),
    files: z
      .array(ClinicalDocumentFile)
      .max(50)
      .describe('Several, and a document of type 06.10, come as an archive (A-119).'),
    hasNotes: z.boolean().optional().describe('Absent: not known.'),
    contextId: Id.optional().describe('To what it belongs: what a notification leads to.'),
    source: Code.optional().describe(
      'B-100. EDM: it is kept in the electronic medical record, and is as if it were not while `edmEnabled` is off. Absent: it is not.',
    ),
    consentDocShared: z
      .boolean()
      .optional()
      .describe('It is shared with partners (partners.sharedDocuments, CDOC); absent: not known.'),
  })
  .meta({ id: 'ClinicalDocument', description: 'A§3. A document of the patient’s medical record.' });
export type ClinicalDocument = z.infer<typeof ClinicalDocument>;

export const ClinicalDocumentType = z
  .object({ code: Code, name: BilingualText })
  .meta({ id: 'ClinicalDocumentType', description: 'A§2. A type by which documents are filtered.' });
export type ClinicalDocumentType = z.infer<typeof ClinicalDocumentType>;

export const ClinicalDocumentNote = z
  .object({
    id: Id,
    at: Instant,
    role: ProviderText.describe('The role of who wrote it, in the words of the host.'),
    text: ProviderText,
  })
  .meta({ id: 'ClinicalDocumentNote', description: 'A§2. A note of the staff about a document.' });
