import type { AccessRows } from '#tests/house/portal/access/row.ts';

export const access: AccessRows = {
  '/bookings/:system/:id/description': { fields: { description: 'Boli.' } },
};
