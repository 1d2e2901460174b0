import type { AccessRows } from '#tests/house/portal/access/row.ts';

export const access: AccessRows = {
  '/consents/:id/sign': { address: () => '/consents/consent-7001/sign' },
  '/consents/:id/signed': { address: () => '/consents/consent-7001/signed' },
};
