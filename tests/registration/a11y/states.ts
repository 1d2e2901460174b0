import type { Lead, State } from '#tests/house/a11y/loop/state.ts';
import { pageStates } from './page-states.ts';
import { summaryStates } from './summary-states.ts';

export const states: readonly (State | Lead)[] = [...pageStates, ...summaryStates];
