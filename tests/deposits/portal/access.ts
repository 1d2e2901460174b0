import type { AccessRows } from '#tests/house/portal/access/row.ts';
import { summaryOf } from '#tests/deposits/scene.ts';

const SUMMARY = summaryOf('deposit-1', 100);

/** Jan's deposit, and a request of it. */
export const access: AccessRows = {
  '/deposits/:id': { address: () => '/deposits/deposit-1' },
  '/deposits/:id/printout': { address: () => '/deposits/deposit-1/printout' },
  '/newdeposit/summary': { address: () => SUMMARY },
};
