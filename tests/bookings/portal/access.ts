import {
  all,
  noAction,
  notForGuests,
  ofAnother,
  type AccessRow,
  type AccessRows,
  type Owner,
} from '#tests/house/portal/access/row.ts';

const ofDraft = (path: string): AccessRow => ({
  address: ({ draft }) => `${path}?draft=${draft}`,
  get: ofAnother,
  post: ofAnother,
});

export const access: AccessRows = {
  '/bookings': { get: notForGuests(200, 'area is off'), post: noAction },
  '/bookings/print': { get: notForGuests(200, 'area is off'), post: noAction },
  '/bookings/:system/:id/print': {
    address: ({ booking }) => `${booking}/print`,
    get: ofAnother,
    post: noAction,
  },
  '/bookings/confirm/:system/:bookingId': {
    address: ({ booking }) => booking.replace('/bookings', '/bookings/confirm'),
    get: ofAnother,
    post: ofAnother,
  },
  ...Object.fromEntries(
    ['code', 'code/resend'].map((page): [string, AccessRow] => [
      `/bookings/confirm/:system/:bookingId/${page}`,
      {
        address: ({ booking }) => `${booking.replace('/bookings', '/bookings/confirm')}/${page}`,
        get: ofAnother,
        post: ofAnother,
        fields: { code: '123456' },
      },
    ]),
  ),
  '/bookings/confirm/*': {
    address: () => '/bookings/confirm/AMMS',
    get: notForGuests(400, 'area is off'),
    post: noAction,
  },
  '/bookings/:system/:id': { address: ({ booking }) => booking, get: ofAnother, post: noAction },
  '/bookings/:system/:id/cancel': {
    address: ({ booking }) => `${booking}/cancel`,
    get: ofAnother,
    post: ofAnother,
  },
  '/bookings/:system/:id/visit.ics': {
    address: ({ booking }) => `${booking}/visit.ics`,
    get: ofAnother,
    post: noAction,
  },
  ...Object.fromEntries(
    ['attachments', 'referral-attachments'].flatMap((kind): [string, AccessRow][] => {
      const at = (rest: string) => ({ address: ({ booking }: Owner) => `${booking}/${kind}${rest}` });
      return [
        [`/bookings/:system/:id/${kind}`, { ...at(''), get: ofAnother, post: ofAnother }],
        [`/bookings/:system/:id/${kind}/:attachmentId`, { ...at('/none'), get: ofAnother, post: noAction }],
        [
          `/bookings/:system/:id/${kind}/:attachmentId/delete`,
          { ...at('/none/delete'), get: ofAnother, post: ofAnother },
        ],
      ];
    }),
  ),
  '/bookings/calendar': { get: notForGuests(200, 'area is off'), post: notForGuests(200, 'area is off') },
  '/bookings/calendar/revoke': {
    get: notForGuests(200, 'area is off'),
    post: notForGuests('/bookings/calendar', 'area is off'),
  },
  '/calendar/:feed': { address: () => `/calendar/${'x'.repeat(43)}.ics`, get: all(404), post: noAction },
  '/newteleconsultation': {
    get: { nobody: 200, 'ended session': 200, stranger: 200, 'area off': 'area is off' },
    post: noAction,
  },
  '/newbooking': { get: notForGuests('/newbooking/services', 'area is off'), post: noAction },
  '/newbooking/patients': { ...ofDraft('/newbooking/patients'), fields: { patientId: 'patient-1001' } },
  '/newbooking/services': {
    ...ofDraft('/newbooking/services'),
    fields: { availabilityId: 'gin-rutkowska' },
  },
  '/newbooking/dates': {
    ...ofDraft('/newbooking/dates'),
    fields: { 'hour.d2026-11-24.t10-00': '10:00' },
  },
  '/newbooking/summary': ofDraft('/newbooking/summary'),
  '/newbooking/prices': { ...ofDraft('/newbooking/prices'), fields: { priceId: 'price-7001' } },
  '/newbooking/prescription': {
    ...ofDraft('/newbooking/prescription'),
    fields: { others: 'Witamina D', reason: 'stałe leki' },
  },
  '/newbooking/questionnaire': {
    ...ofDraft('/newbooking/questionnaire'),
    fields: { q1: '1', q2: '4', q4: '2' },
  },
  '/newbooking/referral': { ...ofDraft('/newbooking/referral'), fields: { refENumber: '1234' } },
  '/referral': {
    address: ({ booking }) => booking.replace('/bookings/AMMS/', '/referral?system=AMMS&bookingId='),
    get: ofAnother,
    post: ofAnother,
    fields: { refENumber: '1234' },
  },
  '/newbooking/referral/attachments': ofDraft('/newbooking/referral/attachments'),
  '/newbooking/personaldata': {
    ...ofDraft('/newbooking/personaldata'),
    fields: { houseNumber: '1', postalCode: '20-400', city: 'Lublin' },
  },
  '/newbooking/contactdata': {
    ...ofDraft('/newbooking/contactdata'),
    fields: { phoneNumber: '601 234 567' },
  },
  '/newbooking/code': { ...ofDraft('/newbooking/code'), fields: { code: '123456' } },
  '/newbooking/code/resend': ofDraft('/newbooking/code/resend'),
  '/newbooking/hold': ofDraft('/newbooking/hold'),
  '/newbooking/discard': ofDraft('/newbooking/discard'),
  '/newbooking/result/:system/:id': {
    address: ({ booking }) => booking.replace('/bookings', '/newbooking/result'),
    get: ofAnother,
    post: noAction,
  },
};
