import type { AccessRows } from '#tests/house/portal/access/row.ts';

export const access: AccessRows = {
  '/notifications/:guid': { address: () => '/notifications/7d3c1a52-6f0e-4b7a-9c58-2f1e8a4b6d02' },
};
