import { asAccount, asGuest, type State } from '#tests/house/a11y/loop/state.ts';

const route = 'payments/completed';

export const states: readonly State[] = [
  { route, name: 'no word of an error', show: asGuest('/payments/completed') },
  { route, name: 'an error', show: asGuest('/payments/completed?error=501') },
  { route, name: 'signed in', show: asAccount('anna.kowalska', '/payments/completed') },
];
