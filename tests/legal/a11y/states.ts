import { asGuest, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import { inaccessibleStates } from './inaccessible-states.ts';

const route = 'legal/:document';

export const states: readonly (State | Lead)[] = [
  { route, name: 'a text', show: asGuest('/legal/privacy-policy') },
  { route, name: 'an address, in Polish alone', show: asGuest('/legal/regulations') },
  { route, name: '404, no such document', status: 404, show: asGuest('/legal/nothing') },
  ...inaccessibleStates,
];
