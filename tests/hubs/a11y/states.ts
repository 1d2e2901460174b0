import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';

/** States of the hubs; their full faces stand in the gallery, with made-up areas. */
export const states: readonly (State | Lead)[] = [
  {
    route: 'health',
    name: 'leads to the only area of the group',
    to: /^\/benefits$/,
    ask: asAccount('jan.nowak', '/health'),
  },
  {
    route: 'matters',
    name: 'several areas',
    show: asAccount('jan.nowak', '/matters'),
  },
];
