import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { anything } from '#tests/house/portal/forms/texts.ts';
import { signedBy, unsign } from '#tests/support/signing-desk.ts';

const PATH = '/consents/consent-7001/sign';

export const forms: FormRows = {
  'a consent to be signed': {
    route: '/consents/:id/sign',
    open: async ({ as }) => ({ known: anything, send: (await as('jan.nowak')).posts(PATH) }),
    success: async (scene) => {
      unsign(scene, 'consent-7001');
      return signedBy(await scene.as('jan.nowak'), PATH);
    },
  },
};
