import { all, notForGuests, type AccessRows } from '#tests/house/portal/access/row.ts';

/** Nobody's number waits, and no account here may be without one. */
const toPhone = notForGuests('/account/phone', '/account/phone');

export const access: AccessRows = {
  '/account/authorize': { post: notForGuests('/account/authorize', '/account/authorize') },
  '/account/authorize/print': { get: notForGuests('/account/authorize', '/account/authorize') },
  '/account/authorize/document.pdf': { get: notForGuests(404, 404) },
  '/account/phone/code': { get: toPhone, post: toPhone },
  '/account/phone/code/resend': { get: toPhone, post: toPhone },
  '/account/phone/withdraw': { get: toPhone, post: toPhone },
  '/account/phone/remove': { get: toPhone, post: notForGuests(422, 422) },
  '/account/reauthenticate': { get: notForGuests('/account', '/account') },
  '/account/email': { post: notForGuests(422, 422) },
  '/account/email/remove': {
    get: notForGuests('/account/email', '/account/email'),
    post: notForGuests('/account/email', '/account/email'),
  },
  '/contact-undo': { get: all(200), post: all(422) },
  '/notifications/:guid': { address: () => '/notifications/7d3c1a52-6f0e-4b7a-9c58-2f1e8a4b6d02' },
};
