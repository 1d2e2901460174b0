import { say } from '#tests/support/words.ts';
import type { Step, Words } from './flow.ts';

/** Past the frame, as somebody does who comes often. */
export const skipToContent: readonly Step[] = [
  { press: 'Tab', until: say('page:skip.content'), atMost: 2 },
  { press: 'Return' },
];

/** Tab until it is said, and Enter. */
export const follow = (
  words: Words,
  heard: Pick<Step, 'hears' | 'within' | 'once' | 'never'>,
): readonly Step[] => [
  { press: 'Tab', until: words, hears: [words] },
  { press: 'Return', ...heard },
];

/** Tab until the field is said, with what belongs to it in this order, and letters. */
export const fill = (
  label: string,
  text: Extract<Step, { type: unknown }>['type'],
  belonging: readonly Words[] = [],
): readonly Step[] => [
  { press: 'Tab', until: label, hears: [label, ...belonging], within: 6 },
  { type: text },
];
