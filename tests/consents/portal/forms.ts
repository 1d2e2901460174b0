import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { oneOf } from '#tests/house/portal/forms/texts.ts';

export const forms: FormRows = {
  'a consent to confirm': {
    route: '/consents-to-confirm',
    open: async ({ as }) => ({
      known: { consent1: oneOf('yes', 'no'), shown: oneOf('another 1', '') },
      send: (await as('maria.wisniewska')).posts('/consents-to-confirm'),
      chosen: ['consent1'],
    }),
  },
};
