import { z } from 'zod';
import { Email, PhoneNumber } from '#contract/account/schemas.ts';
import { Day, Instant, Line, upTo } from '#contract/primitives.ts';

const LONGEST = { page: 300, problem: 4_000, wanted: 1_000, alternative: 500, name: 200, address: 400 };

/** Lines that somebody has typed, each ended by LF. */
const Lines = z.string().regex(/^(?:[^\p{Cc}]|[\n\t])*$/u);

/** The way in which somebody wants to be answered, and where. */
const WayOfAnswer = z.discriminatedUnion('channel', [
  z.object({ channel: z.literal('EMAIL'), email: Email }),
  z.object({
    channel: z.enum(['PHONE', 'SMS']).describe('PHONE: somebody calls; SMS: a text message.'),
    phoneNumber: PhoneNumber,
  }),
  z.object({ channel: z.literal('LETTER'), address: upTo(Lines.min(1), LONGEST.address) }),
  z.object({ channel: z.literal('NONE') }),
]);

export const NewAccessibilityReport = z
  .object({
    page: upTo(Line.min(1), LONGEST.page).describe(
      'The path of a page of the portal, without query and fragment, or what the person calls it. Never an address of another site.',
    ),
    problem: upTo(Lines.min(1), LONGEST.problem).describe(
      'What the person could not do, in their own words.',
    ),
    wanted: upTo(Lines.min(1), LONGEST.wanted).optional().describe('What the person wanted to do there.'),
    isDemand: z
      .boolean()
      .describe(
        'A demand of art. 18 of the Polish act of 4 April 2019 on digital accessibility, which needs a way of answering; false: a remark.',
      ),
    alternative: upTo(Lines.min(1), LONGEST.alternative)
      .optional()
      .describe('In which other form the person would take what the page says.'),
    name: upTo(Line.min(1), LONGEST.name).optional(),
    answer: WayOfAnswer,
    language: z.enum(['pl', 'en']).describe('In which the person writes and reads.'),
    key: z
      .string()
      .regex(/^[\w-]{16,64}$/)
      .optional()
      .describe('Of the form: the same report that comes again with it is the same report.'),
    source: z
      .string()
      .regex(/^[\w-]{16,64}$/)
      .optional()
      .describe(
        'Signs that say nothing of the sender and change every day, the same for one household: whoever sends very much can be slowed down without anybody else.',
      ),
  })
  .meta({
    id: 'NewAccessibilityReport',
    description: 'Ours. What somebody says of a page that they cannot use.',
  });
export type NewAccessibilityReport = z.infer<typeof NewAccessibilityReport>;

const Receipt = z
  .string()
  .regex(/^[\w-]{43}$/)
  .describe('Whoever has it may ask what has become of the report; it cannot be guessed.');

const Dates = z.object({
  number: z
    .string()
    .min(1)
    .max(40)
    .describe('By which the report is spoken of, on the telephone for example.'),
  receivedAt: Instant,
  answerBy: Day.describe('Seven days after the day on which it came.'),
  latestBy: Day.describe('Two months after the day on which it came: no answer may come later.'),
});

export const SentAccessibilityReport = Dates.extend({ receipt: Receipt });
export const ReceiptQuery = z.object({ receipt: Receipt });

export const AccessibilityReportState = Dates.extend({
  status: z
    .enum(['NEW', 'PROLONGED', 'ANSWERED', 'CLOSED'])
    .describe(
      'PROLONGED: it was said why the answer takes longer, and until when; CLOSED: ended without an answer.',
    ),
  channel: z
    .enum(['EMAIL', 'PHONE', 'SMS', 'LETTER', 'NONE'])
    .describe(
      'How the person is answered: EMAIL; PHONE: somebody calls; SMS: a text message; LETTER: by post; NONE: no answer is wanted.',
    ),
  promisedBy: Day.optional().describe('Of a PROLONGED one: the day by which the answer comes.'),
}).meta({
  id: 'AccessibilityReportState',
  description: 'Ours. What has become of a report; nothing of what was written in it.',
});
