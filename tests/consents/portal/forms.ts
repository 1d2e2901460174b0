import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { mariaBefore } from '#tests/support/gates.ts';
import { oneOf } from '#tests/house/portal/forms/texts.ts';

export const forms: FormRows = {
  'a consent to confirm': {
    route: '/consents-to-confirm',
    open: async ({ as }) => ({
      known: { consent1: oneOf('yes', 'no'), shown: oneOf('another 1', '') },
      send: (await as('maria.wisniewska')).posts('/consents-to-confirm'),
      chosen: ['consent1'],
    }),
    success: async (scene) => {
      const maria = await mariaBefore(scene, ['CONSENTS']);
      const page = await maria.get('/consents-to-confirm');
      const asked = page.page.querySelectorAll('#page-form [type=radio][value=yes]');
      const agreed = Object.fromEntries(asked.map((radio) => [radio.getAttribute('name') ?? '', 'yes']));
      return maria.follow(await maria.submit(page, agreed));
    },
  },
};
