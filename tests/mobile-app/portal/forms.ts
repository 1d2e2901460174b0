import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { sentBy } from '#tests/house/portal/forms/successes.ts';
import { anything } from '#tests/house/portal/forms/texts.ts';
import { appOfStanislaw, STANISLAW } from '#tests/mobile-app/portal/stanislaw.ts';

export const forms: FormRows = {
  'the PIN of a mobile application': {
    route: '/account/patients/:id/mobile',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('stanislaw.wojcik')).posts(STANISLAW),
    }),
    success: async (scene) => sentBy(await scene.as('stanislaw.wojcik'), STANISLAW),
  },
  'a mobile application taken away': {
    route: '/account/patients/:id/mobile/unregister',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('stanislaw.wojcik')).posts(`${STANISLAW}/unregister`),
    }),
    success: async (scene) => {
      appOfStanislaw(scene, { hasUnit: true });
      return sentBy(await scene.as('stanislaw.wojcik'), `${STANISLAW}/unregister`);
    },
  },
};
