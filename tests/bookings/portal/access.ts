import { all, notForGuests, type AccessRows } from '#tests/house/portal/access/row.ts';

/** The `fields` are what a form's page asks for, so that the form would be carried out if its guard let it through. */
export const access: AccessRows = {
  '/bookings/confirm/:system/:bookingId/code': { fields: { code: '123456' } },
  '/bookings/confirm/:system/:bookingId/code/resend': { fields: { code: '123456' } },
  '/bookings/confirm/*': {
    address: () => '/bookings/confirm/AMMS',
    get: notForGuests(400, 'area is off'),
  },
  '/bookings/calendar': { post: notForGuests(200, 'area is off') },
  '/bookings/calendar/revoke': { post: notForGuests('/bookings/calendar', 'area is off') },
  '/calendar/:feed': { address: () => `/calendar/${'x'.repeat(43)}.ics`, get: all(404) },
  '/newbooking': { get: notForGuests('/newbooking/services', 'area is off') },
  '/newbooking/patients': { fields: { patientId: 'patient-1001' } },
  '/newbooking/services': { fields: { availabilityId: 'gin-rutkowska' } },
  '/newbooking/dates': { fields: { 'hour.d2026-11-24.t10-00': '10:00' } },
  '/newbooking/prices': { fields: { priceId: 'price-7001' } },
  '/newbooking/prescription': { fields: { others: 'Witamina D', reason: 'stałe leki' } },
  '/newbooking/questionnaire': { fields: { q1: '1', q2: '4', q4: '2' } },
  '/newbooking/referral': { fields: { refENumber: '1234' } },
  '/referral': {
    address: ({ booking }) => booking.replace('/bookings/AMMS/', '/referral?system=AMMS&bookingId='),
    fields: { refENumber: '1234' },
  },
  '/newbooking/personaldata': { fields: { houseNumber: '1', postalCode: '20-400', city: 'Lublin' } },
  '/newbooking/contactdata': { fields: { phoneNumber: '601 234 567' } },
  '/newbooking/code': { fields: { code: '123456' } },
  '/newbooking/discard': { address: ({ draft }) => `/newbooking/discard?draft=${draft}` },
};
