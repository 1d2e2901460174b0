/** One question where the portal would have several: for what waits in all areas, and for what stands around every page (ours). */
import { call } from '#contract/call.ts';
import { NO_SUCH_PATIENT, NOT_FOUND } from '#contract/errors.ts';
import { account } from '#contract/account/examples.ts';
import { jan } from '#contract/patients/examples.ts';
import { AllToDo, Frame, ToDoQuery } from './schemas.ts';

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

  frame: call({
    area: 'home',
    method: 'GET',
    path: '/portal/api/frame',
    inAudit: 'patients.list',
    record: 'read',
    summary: 'What stands around every page of an account',
    description:
      'In one answer what the portal would otherwise have to ask of five calls for each page: what must be done before it, whose account it is, for whom it may act, and the two numbers of the menu. A number that cannot be had now is left out. A host that does not answer this call answers 404: the portal asks the five then, and asks for this one again after five minutes; after any other failure after 30 seconds. Pages alone ask it, never a form that is sent.',
    refusals: { NOT_FOUND: 'The host does not answer this call.' },
    example: {
      output: { gates: { open: [] }, account, patients: [jan], scheduledCount: 1, unreadCount: 3 },
    },
  })
    .output(Frame)
    .errors({ NOT_FOUND }),
};
