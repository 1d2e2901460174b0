import type { Barrier } from './barrier.ts';
import { operable } from './operable.ts';
import { perceivable } from './perceivable.ts';
import { understandable } from './understandable.ts';

/** Every barrier that is planted (decision 056). */
export const barriers: readonly Barrier[] = [...perceivable, ...operable, ...understandable];
