import type { Journey, JourneyPage, StepOf } from '#app/journeys/engine.ts';
import { NEW_COPY_PATH } from '#app/domain/copies/paths.ts';
import { isPermission } from '#app/domain/copies/kinds.ts';
import type { CopyAnswers } from './draft.ts';

export type CopyStep = StepOf<CopyAnswers>;

const screen = (
  step: CopyStep,
): Pick<JourneyPage<CopyAnswers>, 'path' | 'isNeeded' | 'clears' | 'gathers' | 'isAnswered'> => ({
  path: `${NEW_COPY_PATH}/${step}`,
  isNeeded: () => true,
  isAnswered: (answers) => answers[step] !== undefined,
  clears: [],
  gathers: [],
});

/** The kind of the request: the one chosen, or the only one that there is. */
export const copyKind = ({ kind, facts }: CopyAnswers) => kind?.kind ?? facts.onlyKind;

const isOfScope = ({ facts, subject }: CopyAnswers) =>
  facts.canScope && facts.encounterId === undefined && subject?.by === 'SCOPE';

const isForNobody = (answers: CopyAnswers) => isPermission(copyKind(answers) ?? '');

/** Ways of which somebody is named. */
const isBySomebody = (mode: number | undefined) => mode === 3 || mode === 6;

/** A§2, B§3: a request for copies: whose, of which kind, of what, in which form, how, and by whom. */
export const copyJourney: Journey<CopyAnswers> = {
  order: ['patients', 'kind', 'subject', 'documents', 'scope', 'format', 'way', 'person', 'review'],
  pages: {
    patients: {
      ...screen('patients'),
      isNeeded: ({ facts }) => facts.onlyPatientId === undefined,
      clears: ['documents', 'way'],
    },
    kind: {
      ...screen('kind'),
      isNeeded: ({ facts }) => facts.onlyKind === undefined,
      clears: ['scope', 'format', 'person'],
    },
    subject: {
      ...screen('subject'),
      isNeeded: ({ facts }) => facts.canScope && facts.encounterId === undefined,
      clears: ['documents', 'scope'],
    },
    documents: { ...screen('documents'), isNeeded: (answers) => !isOfScope(answers) },
    scope: { ...screen('scope'), isNeeded: isOfScope },
    format: {
      ...screen('format'),
      isNeeded: (answers) => !isForNobody(answers),
      clears: ['way'],
    },
    way: {
      ...screen('way'),
      isNeeded: (answers) => !isForNobody(answers) && answers.format?.format !== 'DOWNLOAD',
      clears: ['person'],
    },
    person: {
      ...screen('person'),
      isNeeded: (answers) =>
        copyKind(answers) === 'PERM_PERSON' ||
        (!isForNobody(answers) && answers.format?.format !== 'DOWNLOAD' && isBySomebody(answers.way?.mode)),
    },
    review: { ...screen('review'), isAnswered: () => false },
  },
};
