import { noAction, notForGuests, type AccessRows } from '#tests/house/portal/access/row.ts';

export const access: AccessRows = { '/start': { get: notForGuests(200, 200), post: noAction } };
