import { test as base } from '@playwright/test';
import { openHouse, type House } from './house.ts';
import type { Planted } from './tabs.ts';

/** Returns a test that has one house a worker; `planted` changes what its tabs load. It leaves no trace: nothing in it is a story. */
export function inHouse(planted?: Planted) {
  const test = base.extend<object, { house: House }>({
    house: [
      async ({ browser }, use) => {
        const house = await openHouse({ browser, ...(planted ? { planted } : {}) });
        await use(house);
        await house.close();
      },
      { scope: 'worker' },
    ],
  });
  test.use({ trace: 'off', screenshot: 'off' });
  return test;
}
