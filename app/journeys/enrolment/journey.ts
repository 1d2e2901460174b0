import type { LookedUp } from '#contract/enrolment/schemas.ts';
import { readPesel } from '#contract/people/reading/pesel.ts';
import type { Journey, StepOf } from '#app/journeys/engine.ts';
import type { EnrolmentAnswers } from './draft.ts';

export type EnrolmentStep = StepOf<EnrolmentAnswers>;

const always = () => true;
const pathOf = (step: string) => `/account/registration/${step}`;

type Born = Pick<NonNullable<EnrolmentAnswers['document']>, 'birthDate' | 'gender'>;

/** True where the words typed beside a document are those of the PESEL; without a PESEL there is nothing to contradict. */
export function isAsPesel(pesel: string | undefined, typed: { [Key in keyof Born]?: Born[Key] | undefined }) {
  const { read } = readPesel(pesel ?? '');
  const { birthDate = read?.birthDate, gender = read?.gender } = typed;
  return !read || (birthDate === read.birthDate && gender === read.gender);
}

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
  rules: [
    {
      over: ['person', 'document'],
      holds: ({ person, document }) => isAsPesel(person?.pesel, { birthDate: document?.birthDate }),
      text: 'enrolment:document.birthDate.otherThanPesel',
    },
    {
      over: ['person', 'document'],
      holds: ({ person, document }) => isAsPesel(person?.pesel, { gender: document?.gender }),
      text: 'enrolment:document.gender.otherThanPesel',
    },
  ],
};

/** When somebody was born, and their gender: what their PESEL says, or what was typed; null while neither is there. */
export function bornOf({ person, document }: Pick<EnrolmentAnswers, 'person' | 'document'>) {
  const { read } = readPesel(person?.pesel ?? '');
  if (read) return { birthDate: read.birthDate, gender: read.gender };
  return document ? { birthDate: document.birthDate, gender: document.gender } : null;
}

/** The identity that is sent of somebody: a document only of who is known by one. */
export function identityOf({ person, document }: EnrolmentAnswers): LookedUp['identity'] {
  const pesel = person?.pesel;
  const foreign = person?.isForeigner ? document : undefined;
  return {
    ...(pesel === undefined ? {} : { nationalIdentificationNumber: pesel }),
    ...(foreign === undefined
      ? {}
      : {
          documentNumber: foreign.documentNumber,
          countryCode: foreign.documentCountry,
          birthDate: foreign.birthDate,
          gender: foreign.gender,
        }),
  };
}
