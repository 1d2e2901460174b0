import type { AccessRows } from '#tests/house/portal/access/row.ts';

const CONSENT = '/consents/consent-7001';

export const access: AccessRows = {
  '/consents/:id': { address: () => CONSENT },
  '/consents/:id/cancel': { address: () => `${CONSENT}/cancel` },
  '/consents/:id/printout': { address: () => `${CONSENT}/printout` },
  '/consents/:id/printout.pdf': { address: () => `${CONSENT}/printout.pdf` },
};
