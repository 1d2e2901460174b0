import { birthFault, type PatientRole } from '#contract/people/reading/birth-range.ts';
import { documentKey } from '#contract/people/reading/document-number.ts';
import type { Journey, StepOf } from '#app/journeys/engine.ts';
import { REGISTRATION_PATHS } from '#app/domain/registration/paths.ts';
import { AS_PESEL, bornOf, type Identified } from '#app/journeys/person-identity.ts';
import type { AskedNow, RegistrationAnswers } from './draft.ts';

export type RegistrationStep = StepOf<RegistrationAnswers>;

/** The last part of the address of each page. */
const PARTS: Readonly<Record<RegistrationStep, string>> = {
  guardian: 'guardian',
  own: 'guardian-pesel',
  ownDocument: 'guardian-document',
  person: 'person',
  document: 'document',
  address: 'address',
  contact: 'contact',
  consents: 'consents',
  files: 'files',
  review: 'review',
};

const always = () => true;

/** True unless what is known of a birth date speaks against the role. */
function isOfAge(identified: Identified, { role, asked }: { role: PatientRole; asked: AskedNow }) {
  const born = bornOf(identified);
  const { today, userMinAge } = asked;
  return !born || birthFault({ role, birthDate: born.birthDate, today, userMinAge }) === null;
}

const isKnown = ({ person }: Identified) => person?.isForeigner === true || person?.pesel !== undefined;

const isGuardians = ({ facts }: RegistrationAnswers) => facts.role !== 'PATIENT';
const isAlsoPatient = (answers: RegistrationAnswers) =>
  isGuardians(answers) && answers.guardian?.isAlsoPatient === true;

/** True where phone, e-mail and name are what is asked for now. */
function hasContact({ contact, facts: { asked } }: RegistrationAnswers) {
  if (!contact) return false;
  const isNamed = asked.isNamedByEmail || contact.username !== undefined;
  const hasEmail = contact.email !== undefined || (asked.email === 'free' && !asked.isNamedByEmail);
  return isNamed && hasEmail && (contact.phoneNumber !== undefined || asked.phone === 'free');
}

type Document = NonNullable<RegistrationAnswers['document']>;
const keyOf = ({ documentNumber, documentCountry }: Document) =>
  `${documentCountry} ${documentKey(documentNumber)}`;

/** True where both are one document, however its number is written (C-14). */
export const isSameDocument = (own: Document | undefined, other: Document | undefined) =>
  own !== undefined && other !== undefined && keyOf(own) === keyOf(other);

/** The earlier step of a rule, in which it can be mended. */
const MEND = {
  own: { step: 'own', words: 'registration:mend.own' },
  ownDocument: { step: 'ownDocument', words: 'registration:mend.ownDocument' },
  person: { step: 'person', words: 'registration:mend.person' },
} as const;

const asPesel = (person: 'person' | 'own', document: 'document' | 'ownDocument') =>
  AS_PESEL.map(({ holds, text }) => ({
    over: [person, document] as const,
    holds: (answers: RegistrationAnswers) => holds({ person: answers[person], document: answers[document] }),
    text,
    mend: MEND[person],
  }));

/** C-14, C-15: the pages of a guest's registration in order; of a ward or child the guardian comes first. */
export const registrationJourney = (role: PatientRole): Journey<RegistrationAnswers> => {
  const page = (step: RegistrationStep) => ({
    path: `${REGISTRATION_PATHS[role]}/${PARTS[step]}`,
    clears: [],
    gathers: [],
  });
  return {
    order: [
      ...(['guardian', 'own', 'ownDocument', 'person', 'document', 'address'] as const),
      ...(['contact', 'consents', 'files', 'review'] as const),
    ],
    pages: {
      guardian: {
        ...page('guardian'),
        isNeeded: isGuardians,
        isAnswered: ({ guardian }) => guardian !== undefined,
      },
      own: {
        ...page('own'),
        isNeeded: isAlsoPatient,
        isAnswered: ({ own, facts }) =>
          isKnown({ person: own }) && isOfAge({ person: own }, { ...facts, role: 'PATIENT' }),
      },
      ownDocument: {
        ...page('ownDocument'),
        isNeeded: (answers) => isAlsoPatient(answers) && answers.own?.isForeigner === true,
        isAnswered: ({ own, ownDocument, facts }) =>
          ownDocument !== undefined &&
          isOfAge({ person: own, document: ownDocument }, { ...facts, role: 'PATIENT' }),
      },
      person: {
        ...page('person'),
        isNeeded: always,
        isAnswered: ({ person, facts }) => isKnown({ person }) && isOfAge({ person }, facts),
      },
      document: {
        ...page('document'),
        isNeeded: ({ person }) => person?.isForeigner === true,
        isAnswered: ({ person, document, facts }) =>
          document !== undefined && isOfAge({ person, document }, facts),
      },
      address: {
        ...page('address'),
        isNeeded: ({ facts }) => facts.asked.address !== 'no',
        isAnswered: ({ address, facts }) =>
          facts.asked.address === 'needed' ? Boolean(address) : address !== undefined,
      },
      contact: { ...page('contact'), isNeeded: always, isAnswered: hasContact },
      consents: {
        ...page('consents'),
        isNeeded: always,
        isAnswered: ({ consents, facts }) => consents?.of === facts.asked.consents && facts.isSumSolved,
      },
      files: {
        ...page('files'),
        isNeeded: ({ facts }) => facts.asked.takesFiles,
        isAnswered: ({ files, facts }) =>
          files !== undefined && (!facts.asked.needsFile || facts.files.length > 0),
      },
      review: { ...page('review'), isNeeded: always, isAnswered: () => false },
    },
    rules: [
      ...asPesel('own', 'ownDocument'),
      ...asPesel('person', 'document'),
      {
        over: ['own', 'person'],
        holds: ({ own, person }) => own?.pesel === undefined || own.pesel !== person?.pesel,
        text: 'registration:samePerson',
        mend: MEND.own,
      },
      {
        over: ['ownDocument', 'document'],
        holds: ({ ownDocument, document }) => !isSameDocument(ownDocument, document),
        text: 'registration:sameDocument',
        mend: MEND.ownDocument,
      },
    ],
  };
};
