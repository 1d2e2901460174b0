import { notForGuests, type AccessRows } from '#tests/house/portal/access/row.ts';

export const access: AccessRows = {
  '/consents-to-confirm': { get: notForGuests('/main', '/main'), post: notForGuests('/main', '/main') },
};
