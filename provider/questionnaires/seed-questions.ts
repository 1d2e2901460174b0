import type { z } from 'zod';
import type { Question, Questionnaire } from '#contract/questionnaires/schemas.ts';

type SeedQuestion = Omit<z.input<typeof Question>, 'orderNumber' | 'required'> & { optional?: true };
export type SeedSection = { name: string; questions: readonly SeedQuestion[] };

export const choice = (text: string, ...names: string[]): SeedQuestion => ({
  format: 'CHOICE',
  text,
  options: names.map((name, index) => ({ code: String(index + 1), name })),
});
const NONE_OF_THESE = /^Żadn[ae] z tych$/;
export const yesOrNo = (text: string) => choice(text, 'Tak', 'Nie', 'Nie wiem');
export const several = (text: string, ...names: string[]): SeedQuestion => ({
  ...choice(text, ...names),
  options: names.map((name, index) => ({
    code: String(index + 1),
    name,
    ...(NONE_OF_THESE.test(name) ? { exclusive: true } : {}),
  })),
  hint: 'Można wybrać kilka odpowiedzi',
  multiple: true,
});
export const optional = (question: SeedQuestion): SeedQuestion => ({ ...question, optional: true });

/** Questions are numbered through, from 1. */
export function sectionsOf({
  sections,
}: {
  sections: readonly SeedSection[];
}): z.input<typeof Questionnaire>['sections'] {
  return sections.map(({ name, questions }, index) => {
    const before = sections.slice(0, index).reduce((sum, section) => sum + section.questions.length, 0);
    return {
      name,
      questions: questions.map(({ optional: isOptional, ...question }, position) => ({
        ...question,
        orderNumber: before + position + 1,
        required: !isOptional,
      })),
    };
  });
}
