/** What waits for an account in all areas: one question for the pages that everybody begins with (ours). */
import { call } from '#contract/call.ts';
import { NO_SUCH_PATIENT, NOT_FOUND } from '#contract/errors.ts';
import { AllToDo, ToDoQuery } from './schemas.ts';

const patientId = 'patient-1001';

export const home = {
  toDo: call({
    area: 'home',
    method: 'GET',
    path: '/portal/api/to-do',
    record: 'read',
    entriesApart: 'entries',
    summary: 'All that waits for an account, or for one of its patients',
    description:
      'Of every patient whom the account may act for, what the account may see of the patient and may do about it, by the rules of the calls that do it (A-53, AP-22); with `patientId` of that one alone, and what is the account’s own. Each area says its kinds in the order in which they stand where nothing else decides. What an account has opened the portal knows: critical results of a year and new results and documents of the last 30 days are told whether they were opened or not. A host that does not answer this call answers 404.',
    refusals: { NOT_FOUND: `${NO_SUCH_PATIENT} Without \`patientId\`: the host does not answer this call.` },
    example: {
      input: { patientId },
      output: {
        entries: [
          {
            area: 'results',
            kind: 'critical',
            ref: { id: 'result-2' },
            patientId,
            urgency: 'critical',
            since: '2026-10-19T10:00:00.000Z',
            name: 'Elektrolity i glukoza',
            at: '2026-10-18T06:30:00.000Z',
            words: {
              pl: 'Ten wynik wymaga pilnej rozmowy z lekarzem. Zadzwoń do nas dzisiaj.',
              en: 'This result needs an urgent talk with a doctor. Please ring us today.',
            },
            phone: '+48815550111',
          },
          {
            area: 'bookings',
            kind: 'confirm',
            ref: { id: 'booking-3032', system: 'AMMS' },
            patientId,
            urgency: 'due',
            until: '2026-10-27T08:00:00.000Z',
            name: 'Porada telefoniczna',
            at: '2026-10-27T08:00:00.000Z',
          },
        ],
      },
    },
  })
    .input(ToDoQuery)
    .output(AllToDo)
    .errors({ NOT_FOUND }),
};
