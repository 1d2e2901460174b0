import { z } from 'zod';
import { FileName, FileType } from '#contract/bookings/schemas/attachments.ts';
import { Id, Instant, Line, Lines, ProviderText, upTo } from '#contract/primitives.ts';
import { DESCRIPTION_MOST, lengthOf, TITLE } from './reading/limits.ts';

/** B§9. */
export const CASES_YEARS_BACK = 20;

export const CaseTitle = upTo(Line, TITLE.most)
  .refine((title) => title === title.trim() && lengthOf(title) >= TITLE.least)
  .describe('3 to 100 characters, none of them a blank at an end.');

export const Description = upTo(Lines, DESCRIPTION_MOST).describe('A line ends in LF (A-115).');

/** The key that makes a write of a wizard come once: the draft's name, with what else the portal tells its cases apart by. */
export const DraftKey = z
  .string()
  .regex(/^[\w.:~-]{8,800}$/)
  .describe('What the portal says of its draft: with the same key the same is made once (B-57).');

export const MedicalCase = z
  .object({
    medicalCaseId: Id,
    medicalCaseTitle: ProviderText.describe('As the patient or the medical unit wrote it.'),
    medicalCaseCreateDate: Instant,
    lastConsultationScheduledDate: Instant.optional().describe(
      'When the last of its teleconsultations begins that is not cancelled; absent: there is none.',
    ),
    medicalServiceName: ProviderText.optional().describe('Of the last one.'),
  })
  .meta({ id: 'MedicalCase', description: 'B§3. What teleconsultations of one patient are about.' });
export type MedicalCase = z.infer<typeof MedicalCase>;

export const CaseNote = z
  .object({ id: Id, note: ProviderText, createdAt: Instant, changedAt: Instant })
  .meta({ id: 'CaseNote', description: 'B§3. What a patient wrote for the doctor.' });
export type CaseNote = z.infer<typeof CaseNote>;

export const CaseFile = z
  .object({
    attachmentId: Id,
    fileName: FileName,
    type: FileType,
    size: z.number().int().min(1).describe('Bytes.'),
    addedAt: Instant,
  })
  .meta({ id: 'CaseFile', description: 'B§3. A file of a case, without its bytes.' });
export type CaseFile = z.infer<typeof CaseFile>;

export const Waiting = z
  .object({
    waiting: z.number().int().min(0).describe('How many wait for the service now.'),
    onDuty: z.number().int().min(0).describe('How many of its consultants are on duty, busy ones too.'),
    offline: z.boolean().describe('A-108. Nobody is on duty: whoever registers is answered in duty hours.'),
    dutyFrom: Instant.optional().describe('When somebody is on duty next, as far as it is known.'),
    at: Instant.describe('Of when this is.'),
  })
  .meta({ id: 'WaitingConsultations', description: 'B-60. How it stands with a service that is given now.' });
export type Waiting = z.infer<typeof Waiting>;
