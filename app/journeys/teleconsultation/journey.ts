import { isMove } from '#app/journeys/appointment.ts';
import type { Journey, JourneyPage, StepOf } from '#app/journeys/engine.ts';
import type { TeleconsultationAnswers } from './draft.ts';

export type TeleconsultationStep = StepOf<TeleconsultationAnswers>;

/** True where it is to begin as soon as a doctor is free: then there is no time to choose. */
export const isNow = ({ services }: TeleconsultationAnswers) => services?.isNow === true;

const isNew = (answers: TeleconsultationAnswers) => !isMove(answers);

const screen = (
  step: TeleconsultationStep,
): Pick<JourneyPage<TeleconsultationAnswers>, 'path' | 'isNeeded' | 'clears' | 'gathers'> => ({
  path: `/newteleconsultation/${step}`,
  isNeeded: () => true,
  clears: [],
  gathers: [],
});

/**
 * B§2, /newteleconsultation: for whom, what, when, about which case, and what the doctor has to know. One "now" has no time, and a move
 * asks for the time alone (B-91). A changed service costs the time, and neither case nor description.
 */
export const teleconsultationJourney: Journey<TeleconsultationAnswers> = {
  order: ['patients', 'services', 'dates', 'parallel', 'medicalcase', 'description', 'summary'],
  pages: {
    patients: {
      ...screen('patients'),
      isNeeded: ({ facts }) => facts.onlyPatientId === undefined,
      isGiven: isMove,
      isAnswered: ({ patients }) => patients !== undefined,
      clears: ['services', 'medicalcase'],
    },
    services: {
      ...screen('services'),
      isGiven: isMove,
      isAnswered: ({ services }) => services !== undefined,
      clears: ['dates', 'summary'],
      gathers: ['isCommercial', 'prices', 'codeRequired', 'addMeasurements'],
    },
    dates: {
      ...screen('dates'),
      isNeeded: (answers) => !isNow(answers),
      isAnswered: ({ dates }) => dates !== undefined,
      clears: ['parallel'],
      gathers: ['reservedId', 'parallelAllowed', 'addMeasurements', 'prices', 'codeRequired'],
    },
    parallel: {
      path: null,
      isNeeded: (answers) => !isNow(answers) && answers.facts.parallelAllowed !== true,
      isAnswered: ({ dates, parallel }) => dates !== undefined && parallel?.timeSlotId === dates.timeSlotId,
      clears: [],
      gathers: [],
    },
    medicalcase: {
      ...screen('medicalcase'),
      isNeeded: isNew,
      isAnswered: ({ medicalcase }) => medicalcase !== undefined,
      clears: ['description'],
      gathers: ['madeCaseId', 'note', 'files', 'pendingCase'],
    },
    description: {
      ...screen('description'),
      isNeeded: isNew,
      isAnswered: ({ description }) => description !== undefined,
    },
    summary: { ...screen('summary'), isAnswered: () => false },
  },
};
