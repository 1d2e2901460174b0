import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import { newStates } from './new-states.ts';

export const states: readonly (State | Lead)[] = [
  { route: 'declarations', name: 'ways to new ones', show: asAccount('jan.nowak', '/declarations') },
  ...newStates,
];
