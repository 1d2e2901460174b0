import { z } from 'zod';
import { FileName, FileType } from '#contract/bookings/schemas/attachments.ts';
import { Code, Id, Instant, ProviderText } from '#contract/primitives.ts';

/** Words of the provider's, at most so many characters as a reader counts them. */
const wordsUpTo = (most: number) =>
  z
    .string()
    .min(1)
    .refine((text) => [...text].length <= most) as unknown as z.ZodType<ProviderText, string>;

export const Message = z
  .object({
    id: Id,
    title: wordsUpTo(149),
    text: wordsUpTo(4_000).describe('Plain text; an empty line ends a paragraph.'),
    category: Code.describe('M is an ordinary message.'),
    sender: ProviderText.describe('Who wrote it: a unit, or a person.'),
    sentAt: Instant,
    mustBeConfirmed: z.boolean(),
  })
  .meta({ id: 'Message', description: 'C§3. A message to the account of the session.' });

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
