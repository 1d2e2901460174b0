import { all, type AccessRows } from '#tests/house/portal/access/row.ts';

export const access: AccessRows = { '/payments/completed': { get: all(200) } };
