import type { TypedIdentity } from '#contract/enrolment/schemas.ts';
import { readPesel } from '#contract/people/reading/pesel.ts';
import type { DocumentAnswer, KnownByAnswer } from './person-answers.ts';

/** A person as two steps have them: by what they are known, and their document where they are known by one. */
export type Identified = Readonly<{
  person?: KnownByAnswer | undefined;
  document?: DocumentAnswer | undefined;
}>;

type Born = Pick<DocumentAnswer, 'birthDate' | 'gender'>;

/** True where the words typed beside a document are those of the PESEL; without a PESEL there is nothing to contradict. */
export function isAsPesel(pesel: string | undefined, typed: { [Key in keyof Born]?: Born[Key] | undefined }) {
  const { read } = readPesel(pesel ?? '');
  const { birthDate = read?.birthDate, gender = read?.gender } = typed;
  return !read || (birthDate === read.birthDate && gender === read.gender);
}

/** When somebody was born, and their gender: what their PESEL says, or what was typed; null while neither is there. */
export function bornOf({ person, document }: Identified): Born | null {
  const { read } = readPesel(person?.pesel ?? '');
  if (read) return { birthDate: read.birthDate, gender: read.gender };
  return document ? { birthDate: document.birthDate, gender: document.gender } : null;
}

/** The identity that is sent of somebody: a document only of who is known by one. */
export function identityOf({ person, document }: Identified): TypedIdentity {
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

type Contradiction = Readonly<{
  holds: (typed: Identified) => boolean;
  text: 'enrolment:document.birthDate.otherThanPesel' | 'enrolment:document.gender.otherThanPesel';
}>;

/** The rules over both steps: they are asked at each, whichever was changed last. */
export const AS_PESEL: readonly Contradiction[] = [
  {
    holds: ({ person, document }) => isAsPesel(person?.pesel, { birthDate: document?.birthDate }),
    text: 'enrolment:document.birthDate.otherThanPesel',
  },
  {
    holds: ({ person, document }) => isAsPesel(person?.pesel, { gender: document?.gender }),
    text: 'enrolment:document.gender.otherThanPesel',
  },
];
