import { z } from 'zod';
import { FileName, FileType } from '#contract/bookings/schemas/attachments.ts';
import { BilingualText, Code, Id, Instant, ProviderText, upTo } from '#contract/primitives.ts';

/** C§9: characters of a title, counted as code points. */
const LONGEST_TITLE = 149;
const LONGEST_CONTENT = 20_000;

/** Words of the provider's, at most so many characters as a reader counts them. */
const wordsUpTo = (most: number) =>
  upTo(z.string().min(1), most) as unknown as z.ZodType<ProviderText, string>;

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
  text: wordsUpTo(LONGEST_CONTENT).describe('Plain text; an empty line ends a paragraph (C-23).'),
  patientId: Id.optional().describe('Whom it concerns, when that was said.'),
  inResponseTo: Id.optional(),
  senderAccountId: Id.optional().describe('Of the staff: to whom an answer goes. Absent: nobody is known.'),
  mayBeAnswered: z.boolean(),
  version: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe('Of the account’s own: grows with each change. Absent: the host does not tell versions apart.'),
}).meta({ id: 'Message', description: 'C§3. A message to the account of the session, or by it.' });
export type Message = z.infer<typeof Message>;

export const ListedMessage = MessageHead.extend({
  recipients: z
    .array(ProviderText)
    .describe('To whom the account wrote; empty for a message to it: others who got it are not named.'),
  isAnswered: z.boolean().describe('Whether the account has answered it.'),
  isFromClinician: z
    .boolean()
    .optional()
    .describe(
      'Whether somebody of the medical staff has written it, and not a unit, an office or nobody. Absent: not known, and taken for theirs where what is urgent stands first.',
    ),
}).meta({ id: 'ListedMessage', description: 'C§3. A message in one of the two lists.' });
export type ListedMessage = z.infer<typeof ListedMessage>;

/** The words that are looked for: letters great or small, with their marks or without. */
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
      z.object({
        accountId: Id.optional(),
        name: ProviderText,
        role: ProviderText.optional(),
        readAt: Instant.optional(),
      }),
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
      .array(
        z
          .enum(['ENCOUNTER', 'RESULT', 'DOCUMENT', 'BOOKING', 'INVOICE'])
          .describe(
            'What a patient may write about from its own page: a past visit, a test result, a document, a booking, an invoice.',
          ),
      )
      .describe('Records from whose page a message may be begun, with its title and unit filled in.'),
    attachmentsEnabled: z.boolean(),
    maxRecipients: z.number().int().min(1).max(50),
    maxContentLength: z.number().int().min(1).max(LONGEST_CONTENT).describe('Code points.'),
    patientCategories: z.array(Code).describe('Those that a patient may choose.'),
    replyToAutomatic: z.boolean(),
    answerWithinDays: z.number().int().min(1).max(60).optional().describe('Absent: nothing is said of it.'),
    emergency: z
      .object({ text: BilingualText.optional(), phone: z.string().optional() })
      .optional()
      .describe(
        'What stands over the form: what messages are not for, and where to ring. What is absent, the portal says: its own words, and the phone of the reception.',
      ),
  })
  .meta({
    id: 'MessageSettings',
    description: 'B-04 and C-30: from where a message may be written, and what it may be.',
  });
export type MessageSettings = z.infer<typeof MessageSettings>;

/** Signs that draw nothing: a text of them alone is empty. */
const UNSEEN = /[\s\p{Cf}\p{Cc}\u2800\u3164\u115f\u1160\uffa0]|[\ufe00-\ufe0f\u180b-\u180f]|\u034f/gu;
/** Controls, breaks of lines and marks of direction: none of them stands in a title, which is one line. */
const OUT_OF_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** The key with which a form is sent, whose answer may be lost. */
const SendKey = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .describe(
    'Random, of one form: the same message with the same key is sent once, however often it comes, and each time answers the same id. Kept for a month at least.',
  );

const typedUpTo = (most: number) =>
  upTo(z.string().min(1), most).refine((text) => text.replace(UNSEEN, '') !== '');

const written = {
  title: typedUpTo(LONGEST_TITLE)
    .refine((text) => !OUT_OF_LINE.test(text))
    .describe('One line, without controls and marks of direction, and not of blanks or unseen signs alone.'),
  content: typedUpTo(LONGEST_CONTENT).describe(
    'As it was typed, lines ended by LF, and not of blanks or unseen signs alone; at most what the settings say (C-23).',
  ),
  attachments: z.array(Id).max(20),
};

export const NewMessage = z.object({
  recipients: z.array(Id).min(1).max(50),
  category: Code,
  ...written,
  patientId: Id.optional(),
  inResponseTo: Id.optional(),
  key: SendKey.optional(),
});
export type NewMessage = z.infer<typeof NewMessage>;

export const MessageChange = z.object({
  id: Id,
  ...written,
  version: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe('Which one the change began from. Absent: whatever stands there is changed.'),
});

export const RecipientQuery = z.object({
  pageIndex: z.coerce.number<number>().int().min(0).max(10_000),
  pageSize: z.coerce.number<number>().int().min(1).max(100),
  name: Words.optional(),
  lastname: Words.optional(),
  username: Words.optional(),
  accountIds: z.array(Id).max(50).optional(),
  unitId: Id.optional(),
  first: z
    .enum(['SEEN', 'DESK'])
    .optional()
    .describe('DESK: the registration desk stands first; absent is SEEN.'),
});
export type RecipientQuery = z.infer<typeof RecipientQuery>;

export const Recipient = z
  .object({
    accountId: Id,
    username: z.string().min(1),
    name: ProviderText.describe('Of a unit: all of its name.'),
    lastname: ProviderText.optional().describe('Absent of a unit.'),
    role: ProviderText,
    unit: ProviderText.optional(),
    answersFor: ProviderText.optional().describe('What to write to them about.'),
    answerWithinDays: z.number().int().min(1).max(60).optional().describe('Absent: as the settings say.'),
    isSeen: z.boolean().describe('Whether a patient of the account has had a visit there within a year.'),
  })
  .meta({ id: 'Recipient', description: 'C§3, recipient account: of the staff.' });
export type Recipient = z.infer<typeof Recipient>;

export const RecipientPage = z.object({
  items: z.array(Recipient),
  hasMore: z.boolean(),
  total: z.number().int().min(0).optional().describe('Of all pages (C-26).'),
});
