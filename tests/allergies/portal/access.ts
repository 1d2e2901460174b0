import { noAction, notForGuests, type AccessRows } from '#tests/house/portal/access/row.ts';

export const access: AccessRows = {
  '/allergies': { get: notForGuests(200, 'area is off'), post: noAction },
};
