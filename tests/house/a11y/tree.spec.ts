import { expect } from '@playwright/test';
import { walkTo } from './loop/examine.ts';
import { inHouse } from './loop/house-test.ts';
import { isLead } from './loop/state.ts';
import { examineTree } from './loop/tree/examine-tree.ts';
import { testFrames } from './loop/tree/frame-tests.ts';
import { states } from './states.ts';

/** The trees alone, as the loop compares them beside all else: `npm run audit:tree`, and with `-- --update` they are written anew. */
const test = inHouse();

for (const state of states) {
  if (isLead(state)) continue;
  test(`${state.route || '/'}: ${state.name}`, async ({ house }) => {
    await house.tab.show(await walkTo({ state, language: 'pl', house }));
    expect(await examineTree({ state, house })).toEqual({});
    house.cost.tell(`${state.route}: ${state.name}`);
  });
}

testFrames(test);
