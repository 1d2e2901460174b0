import { all, notForGuests, type AccessRows } from '#tests/house/portal/access/row.ts';

export const access: AccessRows = {
  '/account/authorize': { post: notForGuests('/account/authorize', '/account/authorize') },
  '/account/authorize/print': { get: notForGuests('/account/authorize', '/account/authorize') },
  '/account/authorize/document.pdf': { get: notForGuests(404, 404) },
  '/account/reauthenticate': { get: notForGuests('/account', '/account') },
  '/account/email': { post: notForGuests(422, 422) },
  '/account/email/remove': {
    get: notForGuests('/account/email', '/account/email'),
    post: notForGuests('/account/email', '/account/email'),
  },
  '/contact-undo': { get: all(200), post: all(422) },
  '/notifications/:guid': { address: () => '/notifications/7d3c1a52-6f0e-4b7a-9c58-2f1e8a4b6d02' },
};
