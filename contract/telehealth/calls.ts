/** B§3 and B§7 of the specification: what is printed, written down and recorded of visits. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NO_SUCH_BOOKING, NOT_FOUND } from '#contract/errors.ts';
import { Code, Id } from '#contract/primitives.ts';
import { ChatMessage, ConsultationKey, TeleconsultationAttachment } from './schemas.ts';

const area = 'telehealth';
const refusals = {
  NOT_FOUND:
    'There is no such teleconsultation, the ids do not belong together, or the account may not act for the patient: the same answer for all.',
};
const key = { accountId: 'account-2001', patient: 'patient-1001', consultation: 'teleconsultation-6001' };

export const telehealth = {
  printout: call({
    area: 'bookings',
    method: 'GET',
    path: '/mppd/api/bookings/{system}/{id}/printout',
    record: 'read',
    summary: 'A booking as a PDF',
    description:
      'A tagged PDF in the language of Accept-Language, so that a screen reader can read it (S-44). Whatever the booking’s status is.',
    refusals: { NOT_FOUND: NO_SUCH_BOOKING },
    example: { input: { system: 'AMMS', id: 'booking-3001' } },
  })
    .input(z.object({ system: Code, id: Id }))
    .output(z.file().mime('application/pdf'))
    .errors({ NOT_FOUND }),

  attachments: call({
    area,
    method: 'GET',
    path: '/amts/medical-cases/{accountId}/{patient}/{case}/{consultation}/attachments',
    record: 'read',
    summary: 'What is kept of a teleconsultation',
    description:
      'Notes (N), files (F), recordings (A) and the chat (C), oldest first; an empty list when nothing is. What the patient wrote for the doctor, unless it is empty, and the files that were sent are `byPatient`; a file is got from its case. `text` is the words of a note or the transcript of a recording (S-38); `keptUntil` the last day on which a recording or chat is kept (A-113). The account is that of the session, case and consultation are the booking’s `medicalCaseId` and `teleconsultationId`.',
    refusals,
    example: {
      input: { ...key, case: 'case-6501' },
      output: [
        {
          attachmentId: 'attachment-6101',
          attachmentType: 'C',
          fileName: 'czat.txt',
          createdAt: '2026-10-06T12:20:00.000Z',
          keptUntil: '2027-01-04',
        },
        {
          attachmentId: 'attachment-6103',
          attachmentType: 'N',
          fileName: 'notatka.txt',
          createdAt: '2026-10-06T12:20:00.000Z',
          author: 'dr n. med. Katarzyna Majewska',
          text: 'Ciśnienie dobrze wyrównane. Leki bez zmian.',
        },
      ],
    },
  })
    .input(ConsultationKey.extend({ case: Id }))
    .output(z.array(TeleconsultationAttachment))
    .errors({ NOT_FOUND }),

  chatRecord: call({
    area,
    method: 'GET',
    path: '/amts/archive/{accountId}/{patient}/{consultation}/chat-record',
    record: 'read',
    summary: 'What was written during a teleconsultation',
    description: 'Every message with its sender’s name, oldest first (A-114).',
    refusals: { NOT_FOUND: `${refusals.NOT_FOUND} Also when nothing was written, or it is kept no longer.` },
    example: {
      input: key,
      output: [
        {
          sentAt: '2026-10-06T12:01:00.000Z',
          sender: 'dr n. med. Katarzyna Majewska',
          text: 'Dzień dobry, czy dobrze mnie Pan słyszy?',
        },
        { sentAt: '2026-10-06T12:02:00.000Z', sender: 'Jan Nowak', text: 'Dzień dobry, słyszę dobrze.' },
      ],
    },
  })
    .input(ConsultationKey)
    .output(z.array(ChatMessage))
    .errors({ NOT_FOUND }),

  streamsRecord: call({
    area,
    method: 'GET',
    path: '/amts/archive/{accountId}/{patient}/{consultation}/streams-record',
    record: 'read',
    summary: 'The recording of a teleconsultation',
    description:
      'The sound as a WAV file, with its name in Content-Disposition. Its transcript is in the list of attachments.',
    refusals: {
      NOT_FOUND: `${refusals.NOT_FOUND} Also when nothing was recorded, or it is kept no longer.`,
    },
    example: { input: key },
  })
    .input(ConsultationKey)
    .output(z.file().mime('audio/wav'))
    .errors({ NOT_FOUND }),
};
