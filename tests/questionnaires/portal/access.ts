import { notForGuests, type AccessRows } from '#tests/house/portal/access/row.ts';

export const access: AccessRows = {
  '/bookings/questionnaire/*': {
    address: () => '/bookings/questionnaire/AMMS/account-2001',
    get: notForGuests(400, 'area is off'),
  },
  '/questionnaire': { get: notForGuests(400, 'area is off') },
};
