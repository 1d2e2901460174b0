import { z } from 'zod';
import { FileName } from '#contract/bookings/schemas/attachments.ts';
import { AuthorizedPerson } from '#contract/given-consents/schemas.ts';
import {
  BilingualText,
  Code,
  CodeAndName,
  Id,
  Instant,
  Lines,
  ProviderText,
  upTo,
} from '#contract/primitives.ts';

const MOST_DOCUMENTS = 200;
const LONGEST_DESCRIPTION = 4_000;

/** Milliseconds since 1970: of years in which people live, so that seconds are refused. */
export const Timestamp = z.coerce.number<number>().int().min(600_000_000_000).max(4_102_444_800_000);

export const CopiesSettings = z
  .object({
    cdocTypes: z
      .array(Code)
      .max(20)
      .describe(
        'A-126, B-23. Kinds that can be asked for: COPY: copies; EXTRACT: an extract; PERM: a standing permission for the patient; PERM_PERSON: for another person. Others are not offered; empty: none can be made (B-15).',
      ),
    cdocScopeEnable: z
      .boolean()
      .describe('A-123. Requests by unit and period are taken, too; off: by chosen documents alone.'),
    priceText: BilingualText.optional().describe(
      'AP-33. The price list in words; absent: the unit tells the price.',
    ),
  })
  .meta({ id: 'CopiesSettings', description: 'B-105. What can be asked for; this call rules.' });
export type CopiesSettings = z.infer<typeof CopiesSettings>;

export const NewCopyRequest = z
  .object({
    patientId: Id,
    encounterId: Id.optional().describe('B-24. The visit whose documents are asked for.'),
    clinicalDocumentIds: z.array(Id).min(1).max(MOST_DOCUMENTS).optional(),
    clinicalDocumentsScope: z
      .object({
        departmentSpeciality: Code.optional().describe(
          'AP-48. The speciality of a unit; absent: all units (B-106).',
        ),
        dateFrom: Timestamp.describe('A-131. A midnight of Warsaw; belongs to the period.'),
        dateTo: Timestamp.describe('A-131. The midnight after the last day; does not belong to it.'),
      })
      .optional(),
    description: upTo(Lines, LONGEST_DESCRIPTION).describe(
      'B-26. What is asked for, in Polish, and after an empty line the remark of who asks.',
    ),
    deliveryFormat: z
      .enum(['PAPER', 'STORAGE', 'DOWNLOAD', 'NONE'])
      .describe('PAPER: paper; STORAGE: a CD or USB stick; DOWNLOAD: in the portal; NONE: of PERM kinds.'),
    deliveryMode: z
      .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(5), z.literal(6)])
      .describe(
        '1: fetched in person; 2: by letter; 3: an authorized person; 6: a legal representative; 5: of DOWNLOAD; 0: of NONE.',
      ),
    authorizedPerson: AuthorizedPerson.optional().describe('Of modes 3 and 6, and of PERM_PERSON (B-101).'),
    cdocType: Code,
    key: z
      .string()
      .regex(/^[\w-]{16,64}$/)
      .describe('Random, of one draft: one request is made of it, however often it comes.'),
  })
  .meta({ id: 'NewCopyRequest', description: 'B§3. By documents or by scope, never by both (A-129).' });
export type NewCopyRequest = z.infer<typeof NewCopyRequest>;

const CopyAttachment = z
  .object({ id: Id, name: FileName, mediaType: z.string().min(1).max(100), size: z.number().int().min(0) })
  .meta({ id: 'CopyAttachment', description: 'A file of a copy that can be fetched.' });

export const CopyRequest = z
  .object({
    id: Id,
    number: z.string().min(1).max(40).describe('The number by which the unit knows it.'),
    patientId: Id,
    registeredAt: Instant,
    state: Code.describe(
      'B-25. REGISTERED: it came; ACCEPTED: the unit works on it; PREPARED: it can be fetched; COMPLETED: it is over; REJECTED: refused, with `reason`. Any other one is shown as unknown.',
    ),
    acceptedAt: Instant.optional(),
    preparedAt: Instant.optional(),
    completedAt: Instant.optional(),
    rejectedAt: Instant.optional(),
    reason: ProviderText.optional(),
    cdocType: Code,
    description: ProviderText,
    encounterId: Id.optional(),
    documents: z
      .array(z.object({ id: Id, typeName: ProviderText, title: ProviderText, date: Instant }))
      .max(MOST_DOCUMENTS)
      .optional()
      .describe('Of a request by documents, as they were then.'),
    scope: z
      .object({ department: CodeAndName.optional(), dateFrom: Instant, dateTo: Instant })
      .optional()
      .describe('Of a request by scope; `department` absent: all units; before `dateTo`.'),
    deliveryFormat: Code,
    deliveryMode: z.number().int(),
    authorizedPerson: AuthorizedPerson.optional(),
    price: z
      .object({
        amount: z.number().int().min(0).describe('Grosze.'),
        isYesAwaited: z
          .boolean()
          .describe(
            'B-102. It is above what was agreed to, and nothing is prepared before copies.acceptPrice.',
          ),
        agreedAt: Instant.optional(),
      })
      .optional()
      .describe('Absent: the unit has told none.'),
    refInvoice: z.string().max(80).optional().describe('B-27. Its invoice, of the kind COPIES.'),
    isPaid: z.boolean().optional().describe('The invoice is paid; absent: there is none.'),
    attachments: z
      .array(CopyAttachment)
      .max(50)
      .describe('Those that can be fetched now: prepared, paid, and not yet over.'),
    availableUntil: Instant.optional().describe(
      'B-28, B-103. When the files go; past: they are gone. Absent: it has no files, or they cannot be fetched yet.',
    ),
  })
  .meta({ id: 'CopyRequest', description: 'A§3. A request for copies of the medical record.' });
export type CopyRequest = z.infer<typeof CopyRequest>;
