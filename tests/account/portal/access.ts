import { noAction, notForGuests, type AccessRows } from '#tests/house/portal/access/row.ts';

const onlyOwed = { get: notForGuests('/main', '/main'), post: notForGuests('/main', '/main') };

export const access: AccessRows = {
  '/notifications/:guid': {
    address: () => '/notifications/7d3c1a52-6f0e-4b7a-9c58-2f1e8a4b6d02',
    get: notForGuests(404, 404),
    post: noAction,
  },
  '/phone-to-confirm': onlyOwed,
  '/phone-to-confirm/code': onlyOwed,
  '/phone-to-confirm/code/resend': onlyOwed,
};
