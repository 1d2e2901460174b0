import type { Journey, JourneyPage, StepOf } from '#app/journeys/engine.ts';
import type { ConsentAnswers } from './draft.ts';

export type ConsentStep = StepOf<ConsentAnswers>;

const screen = (
  step: ConsentStep,
): Pick<JourneyPage<ConsentAnswers>, 'path' | 'isNeeded' | 'clears' | 'gathers'> => ({
  path: `/newconsent/${step}`,
  isNeeded: () => true,
  clears: [],
  gathers: [],
});

/** B§2, /newconsent: whose consent, which kind, to whom and of what, from when and until when. */
export const consentJourney: Journey<ConsentAnswers> = {
  order: ['patient', 'kind', 'person', 'partner', 'scope', 'dates', 'review'],
  pages: {
    patient: {
      ...screen('patient'),
      isNeeded: ({ facts }) => facts.onlyPatientId === undefined,
      isAnswered: ({ patient }) => patient !== undefined,
      clears: ['person', 'partner'],
    },
    kind: {
      ...screen('kind'),
      isAnswered: ({ kind }) => kind !== undefined,
      clears: ['person', 'partner'],
    },
    person: {
      ...screen('person'),
      isNeeded: ({ kind }) => kind?.kind === 'CDPM',
      isAnswered: ({ person }) => person !== undefined,
    },
    partner: {
      ...screen('partner'),
      isNeeded: ({ kind }) => kind?.kind === 'CPAR',
      isAnswered: ({ partner }) => partner !== undefined,
      clears: ['scope'],
    },
    scope: {
      ...screen('scope'),
      isNeeded: ({ kind }) => kind?.kind === 'CPAR',
      isAnswered: ({ scope }) => scope !== undefined,
    },
    dates: { ...screen('dates'), isAnswered: ({ dates }) => dates !== undefined },
    review: { ...screen('review'), isAnswered: () => false },
  },
};

/** Returns whose consent it is: the patient chosen, or the account's only one. */
export const chosenPatientId = ({ patient, facts }: ConsentAnswers) =>
  patient?.patientId ?? facts.onlyPatientId;
