import { all, noAction, type AccessRows } from '#tests/house/portal/access/row.ts';

export const access: AccessRows = {
  '/legal/:document': { address: () => '/legal/privacy-policy', get: all(200), post: noAction },
};
