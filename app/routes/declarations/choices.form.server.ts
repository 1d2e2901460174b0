import { z } from 'zod';
import {
  choiceProblem,
  clearedChoice,
  lastNumberOf,
  LONGEST_OTHER_REASON,
  reasonsOf,
  type Choice,
  type ChoiceProblem,
} from '#contract/declarations/reading/choices.ts';
import type { DeclarationType } from '#contract/declarations/schemas.ts';
import {
  BLOCKS,
  choiceOf,
  fieldsOfChoices,
  type ChoiceBlock,
} from '#app/domain/declarations/choice-fields.ts';
import { severalLines } from '#app/domain/typed.ts';
import { issue, lines } from '#app/services/forms/fields.ts';
import { withValues, type ErrorText } from '#app/services/text/error-text.ts';

const typed = z.string().default('');

const Typed = z.object({
  healthcareProviderNumber: typed,
  healthcareProviderReason: typed,
  healthcareProviderText: typed,
  practitionerNumber: typed,
  practitionerReason: typed,
  practitionerText: typed,
});
type Typed = z.output<typeof Typed>;

export type ChoiceRules = Readonly<{ type: DeclarationType; dateOfSubmission: string }>;

/** The text about each fault, and the field of its block at which it stands. */
export const CHOICE_FAULTS = {
  NUMBER: { field: 'Number', text: 'declaration-wizard:choices.number.required' },
  REASON_MISSING: { field: 'Reason', text: 'declaration-wizard:choices.reason.required' },
  REASON_NOT_OFFERED: { field: 'Reason', text: 'declaration-wizard:choices.reason.notOffered' },
  TEXT_MISSING: { field: 'Text', text: 'declaration-wizard:choices.text.required' },
} as const satisfies Record<ChoiceProblem, { field: string; text: ErrorText }>;

const OtherReason = lines({
  most: LONGEST_OTHER_REASON,
  tooLong: withValues('declaration-wizard:choices.text.tooLong', { most: LONGEST_OTHER_REASON }),
});

/**
 * The two choices of a declaration: all that is wrong is said at once. What a number or a reason has no use for is
 * not looked at: it falls.
 */
export const choicesForm = (rules: ChoiceRules) =>
  Typed.transform((given, context) => {
    const choices = BLOCKS.map((block) => [block, readChoice(given, block)] as const);
    for (const [block, choice] of choices) {
      for (const [field, text] of faultsOf(rules, choice)) issue(context, text, `${block}${field}`);
    }
    return fieldsOfChoices(Object.fromEntries(choices) as Record<ChoiceBlock, Choice>);
  });
export type ChoicesForm = ReturnType<typeof choicesForm>;

const digit = (text: string) => (/^[0-9]$/.test(text) ? Number(text) : undefined);

/** A number that is none is none of those that are offered, either; reason 0 is none. */
function readChoice(given: Typed, block: ChoiceBlock): Choice {
  return clearedChoice({
    orderNumber: digit(given[`${block}Number`]) ?? 0,
    reasonCode: digit(given[`${block}Reason`]) || undefined,
    // A browser ends lines with CRLF, and the contract with LF; a tab that was pasted is a space there.
    otherReason: severalLines(given[`${block}Text`]).replaceAll('\t', ' '),
  });
}

function faultsOf(rules: ChoiceRules, choice: Choice): [field: string, text: ErrorText][] {
  const problem = choiceProblem({ ...rules, choice });
  if (problem !== null) return [[CHOICE_FAULTS[problem].field, CHOICE_FAULTS[problem].text]];
  const read = OtherReason.safeParse(choice.otherReason);
  return read.success ? [] : read.error.issues.map(({ message }) => ['Text', message as ErrorText]);
}

/** The choices that may be made, for the fields of the page. */
export const choicesOffered = ({ type, dateOfSubmission }: ChoiceRules) => {
  const last = lastNumberOf(dateOfSubmission);
  return { last, reasons: reasonsOf({ type, orderNumber: last }), longest: LONGEST_OTHER_REASON };
};
export type ChoicesOffered = ReturnType<typeof choicesOffered>;

/** The values in the fields of choices that were made before. */
export const choicesTyped = (fields: Parameters<typeof choiceOf>[0]): z.input<ChoicesForm> =>
  Object.fromEntries(
    BLOCKS.flatMap((block) => {
      const choice = choiceOf(fields, block);
      if (!choice) return [];
      const { orderNumber, reasonCode = 0, otherReason = '' } = choice;
      return [
        [`${block}Number`, String(orderNumber)],
        [`${block}Reason`, String(reasonCode)],
        [`${block}Text`, otherReason],
      ];
    }),
  );
