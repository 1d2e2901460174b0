import { notForGuests, type AccessRows } from '#tests/house/portal/access/row.ts';

const CONSENT = '/consents/consent-7001';

export const access: AccessRows = {
  '/newconsent': { get: notForGuests('/newconsent/kind', 'area is off') },
  '/newconsent/discard': { address: ({ draft }) => `/newconsent/discard?draft=${draft}` },
  '/newconsent/saved/:id': {
    address: () => '/newconsent/saved/consent-7001',
    fields: { step: 'none', act: 'try' },
  },
  '/consents/:id': { address: () => CONSENT },
  '/consents/:id/cancel': { address: () => `${CONSENT}/cancel` },
  '/consents/:id/printout': { address: () => `${CONSENT}/printout` },
  '/consents/:id/printout.pdf': { address: () => `${CONSENT}/printout.pdf` },
};
