import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { sentBy } from '#tests/house/portal/forms/successes.ts';
import { anything } from '#tests/house/portal/forms/texts.ts';

export const forms: FormRows = {
  'a consent taken back': {
    route: '/consents/:id/cancel',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('jan.nowak')).posts('/consents/consent-7003/cancel'),
    }),
    success: async ({ as }) => sentBy(await as('jan.nowak'), '/consents/consent-7002/cancel'),
  },
};
