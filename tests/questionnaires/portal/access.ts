import { noAction, notForGuests, ofAnother, type AccessRows } from '#tests/house/portal/access/row.ts';

export const access: AccessRows = {
  '/bookings/questionnaire/:systemRoot/:accountId/:bookingId': {
    address: ({ booking }) => booking.replace('/bookings/AMMS', '/bookings/questionnaire/AMMS/account-2001'),
    get: ofAnother,
    post: ofAnother,
  },
  '/bookings/questionnaire/*': {
    address: () => '/bookings/questionnaire/AMMS/account-2001',
    get: notForGuests(400, 'area is off'),
    post: noAction,
  },
  '/questionnaire': { get: notForGuests(400, 'area is off'), post: noAction },
};
