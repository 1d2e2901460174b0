import { z } from 'zod';
import { Attachment } from '#contract/bookings/schemas/attachments.ts';
import { Day, Id, Instant, Line, Lines, ProviderText } from '#contract/primitives.ts';
import { CORRECTION_KINDS } from './reading/kinds.ts';

const CorrectionKind = z
  .enum(CORRECTION_KINDS)
  .describe(
    'What is wrong: NAMES: a name; PESEL: the national number; BIRTH_DATE: the day of birth; GENDER: the gender; DOCUMENT: the identity document; OTHER: something that is said in words alone.',
  );

/** SUBMITTED: nobody has begun with it; TAKEN_UP: the staff is at it; the others are ends. */
export const CorrectionState = z
  .enum(['SUBMITTED', 'TAKEN_UP', 'CORRECTED', 'REJECTED', 'WITHDRAWN'])
  .describe(
    'SUBMITTED: nobody has begun with it; TAKEN_UP: the staff is at it; CORRECTED: the record has been changed; REJECTED: it has not; WITHDRAWN: by whoever asked.',
  );
export type CorrectionState = z.infer<typeof CorrectionState>;

/** The data as they should be: of each kind its own parts. */
export const WantedData = z.object({
  name: Line.min(1).max(80).optional(),
  lastName: Line.min(1).max(80).optional(),
  nationalIdentificationNumber: z
    .string()
    .regex(/^\d{11}$/)
    .optional(),
  birthDate: Day.optional(),
  gender: z
    .enum(['MALE', 'FEMALE', 'OTHER'])
    .describe('The gender as the record has it; OTHER: neither, or not told.')
    .optional(),
  documentNumber: Line.min(1).max(40).optional(),
});
export type WantedData = z.infer<typeof WantedData>;

export const Correction = z
  .object({
    id: Id,
    patientId: Id,
    kind: CorrectionKind,
    wanted: WantedData,
    text: z.string().optional().describe('In the asker’s words.'),
    recipient: z.object({ accountId: Id, name: ProviderText }),
    state: CorrectionState,
    reason: ProviderText.optional().describe('Why it was rejected.'),
    askedAt: Instant,
    answerBy: Day.describe('30 days after it came, in Warsaw.'),
    takenUpAt: Instant.optional(),
    endedAt: Instant.optional().describe('When it was decided or withdrawn.'),
    files: z.array(Attachment),
  })
  .meta({
    id: 'Correction',
    description: 'AP-21, ours. A request to correct a person’s record (GDPR, article 16).',
  });
export type Correction = z.infer<typeof Correction>;

export const NewCorrection = z.object({
  patientId: Id,
  kind: CorrectionKind,
  wanted: WantedData,
  text: Lines.min(1).max(2_000).optional(),
  recipient: Id,
  key: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .optional()
    .describe(
      'Random, of one form: the same request with the same key is made once, however often it comes.',
    ),
});
export type NewCorrection = z.infer<typeof NewCorrection>;
