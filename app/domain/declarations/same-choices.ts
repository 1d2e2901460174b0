import { clearedChoice } from '#contract/declarations/reading/choices.ts';
import { BLOCKS, choiceOf } from './choice-fields.ts';

type Told = Parameters<typeof choiceOf>[0];

/** True where two declarations say the same of both choices; what a number or reason has no use for does not count. */
export const areSameChoices = (one: Told, other: Told) =>
  BLOCKS.every((block) => {
    const [first, second] = [choiceOf(one, block), choiceOf(other, block)];
    if (first === null || second === null) return first === second;
    const [a, b] = [clearedChoice(first), clearedChoice(second)];
    return (
      a.orderNumber === b.orderNumber && a.reasonCode === b.reasonCode && a.otherReason === b.otherReason
    );
  });
