import { all, type AccessRows } from '#tests/house/portal/access/row.ts';

/** An act that cannot be done in the portal is not explained. */
const withBookings = { get: { ...all(200), 'area off': 'area is off' } } as const;

export const access: AccessRows = {
  '/easy-to-read': { get: all(200) },
  '/easy-to-read/sign-in': {
    get: { nobody: 200, 'ended session': 200, stranger: '/easy-to-read', 'area off': '/easy-to-read' },
    post: all(400),
  },
  '/easy-to-read/booking': withBookings,
  '/easy-to-read/cancelling': withBookings,
  '/easy-to-read/guide': { get: all(200) },
};
