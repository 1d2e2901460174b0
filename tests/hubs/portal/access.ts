import { notForGuests, type AccessRows } from '#tests/house/portal/access/row.ts';

export const access: AccessRows = {
  '/health': { get: notForGuests('/benefits', 'area is off') },
  '/matters': { get: notForGuests(200, '/applications') },
};
