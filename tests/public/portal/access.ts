import { all, noAction, notForGuests, type AccessRows } from '#tests/house/portal/access/row.ts';

export const access: AccessRows = {
  '/': {
    get: { nobody: '/login', 'ended session': '/login', stranger: '/main', 'area off': '/main' },
    post: noAction,
  },
  '/login': {
    get: { nobody: 200, 'ended session': 200, stranger: '/main', 'area off': '/main' },
    post: all(400),
  },
  '/main': { get: notForGuests('/start', 200), post: noAction },
  '/changepassword': {
    get: notForGuests(200, 200),
    post: notForGuests(400, 400),
  },
  '/logout': {
    get: { nobody: '/login', 'ended session': '/login', stranger: 200, 'area off': 200 },
    post: all('/login?signedOut=yes'),
  },
  '/refused': { get: all(404), post: all(404) },
  '/*': { address: () => '/nowhere/at/all', get: all(404), post: noAction },
};
