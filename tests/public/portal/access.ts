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
  '/resetpassword': { get: all(200), post: all(400) },
  '/resetpassword/new': { get: all('/resetpassword?link=over'), post: all('/resetpassword?link=over') },
  '/resetpassword/summary': { get: all(200), post: noAction },
  '/main': { get: notForGuests('/start', 200), post: noAction },
  '/changepassword': {
    get: notForGuests(200, 200),
    post: notForGuests(400, 400),
  },
  '/confirm': {
    get: all('/login'),
    post: all('/login'),
  },
  '/confirmemail': {
    get: notForGuests('/login', '/login'),
    post: notForGuests('/login', '/login'),
    fields: { email: 'nobody@example.com' },
  },
  '/confirmemail/summary': { get: notForGuests('/login', '/login'), post: noAction },
  '/resendactivationlink': { get: all(200), post: all(400) },
  '/resendactivationlink/summary': { get: all(200), post: noAction },
  '/logout': {
    get: { nobody: '/login', 'ended session': '/login', stranger: 200, 'area off': 200 },
    post: all('/login?signedOut=yes'),
  },
  '/refused': { get: all(404), post: all(404) },
  '/*': { address: () => '/nowhere/at/all', get: all(404), post: noAction },
};
