import { z } from 'zod';
import { FileName, FileType } from '#contract/bookings/schemas/attachments.ts';
import { Code, Id, Instant, ProviderText } from '#contract/primitives.ts';

/** Words of the provider's, at most so many characters as a reader counts them. */
const wordsUpTo = (most: number) =>
  z
    .string()
    .min(1)
    .refine((text) => [...text].length <= most) as unknown as z.ZodType<ProviderText, string>;

/** BCP 47, as of its writer: "uk". */
const Language = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
  .describe('Of title and text, when it is not the provider’s own.');

const MessageHead = z.object({
  id: Id,
  title: wordsUpTo(500).describe('An account’s has at most 149 (C§9).'),
  language: Language.optional(),
  category: Code.describe('Of GET /mpi/message-categories; M is an ordinary message.'),
  sender: ProviderText.optional().describe(
    'Who wrote it: a unit, or a person. Absent of a message that the account wrote.',
  ),
  isOwn: z.boolean().describe('Whether the account of the session wrote it.'),
  sentAt: Instant,
  readAt: Instant.optional().describe(
    'Of a message to the account: when it was read there. Of its own: when the first recipient read it.',
  ),
  attachmentCount: z.number().int().min(0),
  mustBeConfirmed: z.boolean(),
});

export const Message = MessageHead.extend({
  text: wordsUpTo(4_000).describe('Plain text; an empty line ends a paragraph (C-23).'),
  patientId: Id.optional().describe('Whom it concerns, when that was said.'),
  inResponseTo: Id.optional(),
  mayBeAnswered: z.boolean(),
}).meta({ id: 'Message', description: 'C§3. A message to the account of the session, or by it.' });
export type Message = z.infer<typeof Message>;

export const ListedMessage = MessageHead.extend({
  recipients: z
    .array(ProviderText)
    .describe('To whom the account wrote; empty for a message to it: others who got it are not named.'),
  isAnswered: z.boolean().describe('Whether the account has answered it.'),
}).meta({ id: 'ListedMessage', description: 'C§3. A message in one of the two lists.' });
export type ListedMessage = z.infer<typeof ListedMessage>;

/** What is looked for: letters great or small, with their marks or without. */
const Words = z.string().min(1).max(149);

export const MessageQuery = z.object({
  after: Instant.optional(),
  before: Instant.optional(),
  pageIndex: z.coerce.number<number>().int().min(0).max(10_000),
  pageSize: z.coerce.number<number>().int().min(1).max(100),
  category: Code.optional(),
  title: Words.optional(),
  sender: Words.optional(),
  recipient: Words.optional(),
});
export type MessageQuery = z.infer<typeof MessageQuery>;

export const MessagePage = z.object({
  items: z.array(ListedMessage),
  hasMore: z.boolean(),
  total: z
    .number()
    .int()
    .min(0)
    .optional()
    .describe('Of all pages (C-26). Without it the portal says nothing of how many there are.'),
});

export const MessageCategory = z
  .object({ code: Code, name: ProviderText, description: ProviderText.optional() })
  .meta({ id: 'MessageCategory', description: 'C§3 and C-27. M is shown as “Wiadomość”.' });
export type MessageCategory = z.infer<typeof MessageCategory>;

export const MessageRecipients = z
  .object({
    staff: z.array(
      z.object({ name: ProviderText, role: ProviderText.optional(), readAt: Instant.optional() }),
    ),
    self: z
      .object({ accountId: Id, readAt: Instant.optional() })
      .optional()
      .describe('The account of the session, when the message was written to it.'),
    others: z.number().int().min(0).describe('How many accounts of patients besides; they are not named.'),
  })
  .meta({ id: 'MessageRecipients', description: 'C-28. To whom a message was written.' });
export type MessageRecipients = z.infer<typeof MessageRecipients>;

export const MessageAttachment = z
  .object({ id: Id, filename: FileName, type: FileType, size: z.number().int().min(1).describe('Bytes.') })
  .meta({ id: 'MessageAttachment', description: 'A file that came with a message.' });
export type MessageAttachment = z.infer<typeof MessageAttachment>;

export const MessageSettings = z
  .object({
    enabled: z.boolean(),
    from: z
      .array(z.enum(['ENCOUNTER', 'RESULT', 'DOCUMENT', 'BOOKING']))
      .describe('Records from whose page a message may be begun, with its title and unit filled in.'),
    attachmentsEnabled: z.boolean(),
    maxRecipients: z.number().int().min(1).max(50),
    maxContentLength: z.number().int().min(1).max(20_000).describe('Code points.'),
    patientCategories: z.array(Code).describe('Those that a patient may choose.'),
    replyToAutomatic: z.boolean(),
    answerWithinDays: z.number().int().min(1).max(60).optional().describe('Absent: nothing is said of it.'),
  })
  .meta({
    id: 'MessageSettings',
    description: 'B-04 and C-30: from where a message may be written, and what it may be.',
  });
export type MessageSettings = z.infer<typeof MessageSettings>;
