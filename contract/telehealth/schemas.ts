import { z } from 'zod';
import { Day, Id, Instant } from '#contract/primitives.ts';

/** B§3. What belongs to a teleconsultation: N note, F file, A audio, C chat. */
export const TeleconsultationAttachment = z.object({
  attachmentId: Id,
  attachmentType: z.enum(['N', 'F', 'A', 'C']),
  fileName: z.string().min(1).max(255),
  createdAt: Instant,
  /** Who wrote the note. */
  author: z.string().optional(),
  /** The words of a note, or the transcript of a recording (S-38). */
  text: z.string().optional(),
  /** The last day on which a recording or a chat is kept. */
  keptUntil: Day.optional(),
});
export type TeleconsultationAttachment = z.infer<typeof TeleconsultationAttachment>;

/** */
export const ChatMessage = z.object({ sentAt: Instant, sender: z.string(), text: z.string() });

export const OfConsultation = z.object({ accountId: Id, patient: Id, consultation: Id });
