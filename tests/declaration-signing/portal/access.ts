import type { AccessRows } from '#tests/house/portal/access/row.ts';

export const access: AccessRows = {
  '/declarations/:id/sign': { address: () => '/declarations/declaration-5001/sign' },
  '/declarations/:id/signed': { address: () => '/declarations/declaration-5001/signed' },
};
