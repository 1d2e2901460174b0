import { oc } from '@orpc/contract';
import { z } from 'zod';
import { NOT_FOUND } from '#contract/errors.ts';
import { Code, Id } from '#contract/primitives.ts';
import { ChatMessage, OfConsultation, TeleconsultationAttachment } from './schemas.ts';

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
