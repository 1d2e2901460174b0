import { notForGuests, type AccessRows } from '#tests/house/portal/access/row.ts';

const onlyOwed = { get: notForGuests('/main', '/main'), post: notForGuests('/main', '/main') };

export const access: AccessRows = {
  '/phone-to-confirm': onlyOwed,
  '/phone-to-confirm/code': onlyOwed,
  '/phone-to-confirm/code/resend': onlyOwed,
};
