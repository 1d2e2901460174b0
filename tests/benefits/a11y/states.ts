import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import { encounterStates } from './encounter-states.ts';
import { resultStates } from './result-states.ts';
import { waitingListStates } from './waiting-list-states.ts';

const area = 'benefits';

export const states: readonly (State | Lead)[] = [
  {
    route: 'benefits',
    area,
    name: 'leads to the visits',
    to: /^\/benefits\/encounters$/,
    ask: asAccount('jan.nowak', '/benefits'),
  },
  ...encounterStates,
  ...resultStates,
  ...waitingListStates,
];
