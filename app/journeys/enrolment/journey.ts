import type { Journey, StepOf } from '#app/journeys/engine.ts';
import { AS_PESEL } from '#app/journeys/person-identity.ts';
import type { EnrolmentAnswers } from './draft.ts';

export type EnrolmentStep = StepOf<EnrolmentAnswers>;

const always = () => true;
const pathOf = (step: string) => `/account/registration/${step}`;

/** A§5, the registration of somebody below an account: its steps in order. Who is known by a PESEL needs no document. */
export const enrolmentJourney: Journey<EnrolmentAnswers> = {
  order: ['person', 'document', 'address', 'files', 'review'],
  pages: {
    person: {
      path: pathOf('person'),
      isNeeded: always,
      isAnswered: ({ person }) => person !== undefined,
      clears: [],
      gathers: ['reference', 'found'],
    },
    document: {
      path: pathOf('document'),
      isNeeded: ({ person }) => person?.isForeigner === true,
      isAnswered: ({ document }) => document !== undefined,
      clears: [],
      gathers: ['reference', 'found'],
    },
    address: {
      path: pathOf('address'),
      isNeeded: always,
      isAnswered: ({ address }) => address !== undefined,
      clears: [],
      gathers: [],
    },
    files: {
      path: pathOf('files'),
      isNeeded: ({ facts }) => facts.takesFiles,
      isAnswered: ({ files, facts }) => files !== undefined && (!facts.needsFile || facts.files.length > 0),
      clears: [],
      gathers: [],
    },
    review: { path: pathOf('review'), isNeeded: always, isAnswered: () => false, clears: [], gathers: [] },
  },
  rules: AS_PESEL.map((rule) => ({
    over: ['person', 'document'] as const,
    mend: { step: 'person', words: 'registration:mend.person' },
    ...rule,
  })),
};
