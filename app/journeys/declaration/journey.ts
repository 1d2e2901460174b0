import type { DeclarationType } from '#contract/declarations/schemas.ts';
import { newDeclarationPath } from '#app/domain/declarations/kinds.ts';
import type { Journey, StepOf } from '#app/journeys/engine.ts';
import type { DeclarationAnswers, Former } from './draft.ts';

export type DeclarationStep = StepOf<DeclarationAnswers>;

const always = () => true;

/** Tells one declaration that stands from another. */
export const formerKey = ({ id = '', systemId = '' }: Pick<Former, 'id' | 'systemId'>) => `${id}/${systemId}`;

/** B§2, /newdeclaration/:type: its steps in order; the question and the two choices are pages of ours. */
export const declarationJourney = (kind: DeclarationType): Journey<DeclarationAnswers> => {
  const screen = (step: string) => ({
    path: `${newDeclarationPath(kind)}/${step}`,
    isNeeded: always,
    clears: [],
    gathers: [],
  });
  return {
    order: ['patients', 'staff', 'replace', 'choices', 'summary'],
    pages: {
      patients: {
        ...screen('patients'),
        isNeeded: ({ facts }) => facts.patientCount !== 1,
        isAnswered: ({ patients }) => patients !== undefined,
        // Who may be chosen, and whose choice of this year it is, are of the patient.
        clears: ['staff', 'replace', 'choices'],
        gathers: ['former', 'preRegistered'],
      },
      staff: { ...screen('staff'), isAnswered: ({ staff }) => staff !== undefined },
      replace: {
        ...screen('replace'),
        isNeeded: ({ facts: { former } }) => former !== undefined && former !== null,
        isAnswered: ({ facts: { former }, replace }) =>
          former !== undefined && former !== null && replace?.former === formerKey(former),
      },
      choices: { ...screen('choices'), isAnswered: ({ choices }) => choices !== undefined },
      summary: { ...screen('summary'), isAnswered: () => false },
    },
  };
};
