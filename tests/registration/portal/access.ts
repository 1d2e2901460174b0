import { all, type AccessRows } from '#tests/house/portal/access/row.ts';

/** Nobody here has finished a registration. */
const none = { get: all('/registration'), post: all('/registration') };

export const access: AccessRows = {
  '/registration/summary': none,
  '/registration/summary/resend': none,
  '/registration/summary/number': none,
  '/registration/summary/password': none,
  '/registration/discard': { get: all(404), post: all(404) },
};
