import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Code, Day, Id, Instant } from '#contract/primitives.ts';

const NOT_FOUND = { status: 404 } as const;

/** B§3. What belongs to a teleconsultation: N note, F file, A audio, C chat. */
const TeleconsultationAttachment = z.object({
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
const ChatMessage = z.object({ sentAt: Instant, sender: z.string(), text: z.string() });

const OfConsultation = z.object({ accountId: Id, patient: Id, consultation: Id });
const tags = ['telehealth'];

/** What is printed, written down and recorded of visits. NOT_FOUND for another account's as for none. */
export const telehealth = {
  /** B§7. A tagged PDF in the caller's language (S-44). */
  printout: oc
    .route({ method: 'GET', path: '/mppd/api/bookings/{system}/{id}/printout', tags: ['bookings'] })
    .input(z.object({ system: Code, id: Id }))
    .output(z.file().mime('application/pdf'))
    .errors({ NOT_FOUND }),

  /** B§7. Of one teleconsultation, oldest first; none: an empty list. */
  attachments: oc
    .route({
      method: 'GET',
      path: '/amts/medical-cases/{accountId}/{patient}/{case}/{consultation}/attachments',
      tags,
    })
    .input(OfConsultation.extend({ case: Id }))
    .output(z.array(TeleconsultationAttachment))
    .errors({ NOT_FOUND }),

  /** B§7. What was written during the teleconsultation, oldest first. */
  chatRecord: oc
    .route({ method: 'GET', path: '/amts/archive/{accountId}/{patient}/{consultation}/chat-record', tags })
    .input(OfConsultation)
    .output(z.array(ChatMessage))
    .errors({ NOT_FOUND }),

  /** B§7. What was recorded of the teleconsultation. */
  streamsRecord: oc
    .route({ method: 'GET', path: '/amts/archive/{accountId}/{patient}/{consultation}/streams-record', tags })
    .input(OfConsultation)
    .output(z.file().mime('audio/wav'))
    .errors({ NOT_FOUND }),
};
