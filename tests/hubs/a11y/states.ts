import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';

/** States of the hubs; their full faces stand in the gallery, with made-up areas: no group has two yet. */
export const states: readonly (State | Lead)[] = [
  {
    route: 'health',
    name: 'leads to the only area of the group',
    to: /^\/benefits$/,
    ask: asAccount('jan.nowak', '/health'),
  },
  {
    route: 'matters',
    name: 'no area of the group is on',
    status: 404,
    show: asAccount('jan.nowak', '/matters'),
  },
];
