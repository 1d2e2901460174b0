import { z } from 'zod';
import { FileType } from '#contract/bookings/schemas/attachments.ts';
import { Day, Id, Instant, ProviderText } from '#contract/primitives.ts';

export const TeleconsultationAttachment = z
  .object({
    attachmentId: Id,
    attachmentType: z
      .enum(['N', 'F', 'A', 'C'])
      .describe('N: a note; F: a file; A: the recording; C: the chat.'),
    fileName: z.string().min(1).max(255),
    createdAt: Instant,
    author: z.string().optional().describe('Who wrote the note.'),
    byPatient: z.boolean().optional().describe('The patient’s side wrote the note or sent the file.'),
    size: z.number().int().min(1).optional().describe('Bytes of a file.'),
    type: FileType.optional().describe('Ours. What a file is.'),
    text: ProviderText.optional().describe('The words of a note, or the transcript of a recording (S-38).'),
    keptUntil: Day.optional().describe('The last day on which a recording or a chat is kept (A-113).'),
  })
  .meta({
    id: 'TeleconsultationAttachment',
    description: 'B§3. What belongs to a teleconsultation: N note, F file, A audio, C chat.',
  });
export type TeleconsultationAttachment = z.infer<typeof TeleconsultationAttachment>;

/** One line of the chat. */
export const ChatMessage = z.object({ sentAt: Instant, sender: z.string(), text: ProviderText });

/** A teleconsultation, with the account and the patient to which it belongs. */
export const ConsultationKey = z.object({ accountId: Id, patient: Id, consultation: Id });
