import { all, notForGuests, type AccessRows } from '#tests/house/portal/access/row.ts';

export const access: AccessRows = {
  '/display': { get: all(200), post: all(400) },
  '/cookie-notice': { get: all(404), post: all('/') },
  '/help': { get: all(200) },
  '/session': { post: notForGuests('/main', '/main') },
};
