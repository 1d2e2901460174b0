import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { sentBy } from '#tests/house/portal/forms/successes.ts';
import { anything } from '#tests/house/portal/forms/texts.ts';
import { appOfOleksandr, OLEKSANDR } from '#tests/mobile-app/portal/oleksandr.ts';

export const forms: FormRows = {
  'the PIN of a mobile application': {
    route: '/account/patients/:id/mobile',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('oleksandr.kovalenko')).posts(OLEKSANDR),
    }),
    success: async (scene) => sentBy(await scene.as('oleksandr.kovalenko'), OLEKSANDR),
  },
  'a mobile application taken away': {
    route: '/account/patients/:id/mobile/unregister',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('oleksandr.kovalenko')).posts(`${OLEKSANDR}/unregister`),
    }),
    success: async (scene) => {
      appOfOleksandr(scene, { hasUnit: true });
      return sentBy(await scene.as('oleksandr.kovalenko'), `${OLEKSANDR}/unregister`);
    },
  },
};
