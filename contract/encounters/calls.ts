/** A§2, A§9, B§2, B§5 and B§7 of the specification: visits that have taken place, their documents and questionnaires. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NOT_FOUND } from '#contract/errors.ts';
import { patientList } from '#contract/patient-list.ts';
import { Code, Id } from '#contract/primitives.ts';
import { fulfillment, questionnaire } from '#contract/questionnaires/examples.ts';
import { IsThere, Questionnaire, QuestionnaireFulfillment } from '#contract/questionnaires/schemas.ts';
import { FULFILLING_ERRORS, FULFILLING_REFUSALS, NO_SUCH_ENCOUNTER } from './errors.ts';
import { encounter } from './examples.ts';
import { Encounter, EncountersSettings, EncounterWithAnswers } from './schemas.ts';

const area = 'encounters';
const patientId = 'patient-1001';
const key = { patientId, id: encounter.id };

export const encounters = {
  settings: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/mpi-user/encounters-settings',
    summary: 'What is offered with an encounter',
    description:
      'What is off is not shown, and none of its calls is made. The portal keeps the answer for 30 seconds.',
    example: { output: { questionnaires: true, documents: true, copies: true } },
  }).output(EncountersSettings),

  list: patientList({
    area,
    path: '/mpi/encounters/mpi-user/{patientId}',
    summary: 'The patient’s encounters, a page of them',
    description: 'Those whose `date` lies in the period, the latest first.',
    entry: Encounter,
    example: { entries: [encounter], hasMore: true },
  }),

  get: call({
    area,
    method: 'GET',
    path: '/mpi/encounters/mpi-user/{patientId}/{encounterId}',
    record: 'read',
    entriesApart: 'documents',
    summary: 'One encounter, with what was answered for it',
    description: 'As in the list, and `lastQuestionnaireFulfillment` when its questionnaire was filled in.',
    refusals: { NOT_FOUND: NO_SUCH_ENCOUNTER },
    example: {
      input: { patientId, encounterId: encounter.id },
      output: {
        ...encounter,
        questionnaire: { ...encounter.questionnaire, filledAt: '2026-11-03T17:45:00.000Z' },
        lastQuestionnaireFulfillment: fulfillment,
      },
    },
  })
    .input(z.object({ patientId: Id, encounterId: Id }))
    .output(EncounterWithAnswers)
    .errors({ NOT_FOUND }),

  documents: call({
    area,
    method: 'GET',
    path: '/mpi/encounters/mpi-user/{patientId}/{id}/clinical-documents',
    record: 'read',
    summary: 'All documents of an encounter as one file',
    description: 'A ZIP archive with their names inside, its own name in Content-Disposition (B-01).',
    refusals: { NOT_FOUND: `${NO_SUCH_ENCOUNTER} Also when it has no documents, or documents are off.` },
    example: { input: key },
  })
    .input(z.object({ patientId: Id, id: Id }))
    .output(z.file())
    .errors({ NOT_FOUND }),

  documentsOfType: call({
    area,
    method: 'GET',
    path: '/mpi/encounters/mpi-user/{patientId}/{id}/{type}/clinical-documents',
    record: 'read',
    inAudit: 'encounters.documents',
    summary: 'The documents of a type as one file',
    description:
      '`type` is the code as the entry gives it (B-01). One document comes as it is, several come as a ZIP archive, and so does always what is of type 06.10 (A-119).',
    refusals: { NOT_FOUND: `${NO_SUCH_ENCOUNTER} Also when it has none of that type, or documents are off.` },
    example: { input: { ...key, type: '00.20' } },
  })
    .input(z.object({ patientId: Id, id: Id, type: Code }))
    .output(z.file())
    .errors({ NOT_FOUND }),

  questionnaireExists: call({
    area,
    method: 'GET',
    path: '/mpi/questionnaires/for-encounters/{id}/exists',
    summary: 'Whether a speciality has a questionnaire for encounters',
    description: '`id` is the code of the unit’s speciality (B-05).',
    refusals: { NOT_FOUND: 'It has none, or questionnaires are off.' },
    example: { input: { id: '1000' }, output: { value: true } },
  })
    .input(z.object({ id: Code }))
    .output(IsThere)
    .errors({ NOT_FOUND }),

  questionnaire: call({
    area,
    method: 'GET',
    path: '/mpi/questionnaires/for-encounters/{id}',
    summary: 'The questionnaire of a speciality for encounters',
    description:
      '`id` is the code of the unit’s speciality (B-05). Sections and questions as in the questionnaires of services.',
    refusals: { NOT_FOUND: 'It has none, or questionnaires are off.' },
    example: { input: { id: '1000' }, output: questionnaire },
  })
    .input(z.object({ id: Code }))
    .output(Questionnaire)
    .errors({ NOT_FOUND }),

  fulfill: call({
    area,
    method: 'PUT',
    path: '/mpi/encounters/mpi-user/{patientId}/{id}',
    record: 'write',
    summary: 'Fills in the questionnaire of an encounter',
    description:
      'Once, until the deadline (A-116), which is decided by the encounter and never by what the address of a page says. The same answers may be sent twice.',
    refusals: FULFILLING_REFUSALS,
    example: { input: { ...key, ...fulfillment }, output: { value: true } },
  })
    .input(QuestionnaireFulfillment.extend({ patientId: Id, id: Id }))
    .output(IsThere)
    .errors(FULFILLING_ERRORS),
};
