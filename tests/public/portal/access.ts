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
  '/sso': { get: all('/login?code=over'), post: all('/login?code=over') },
  '/mpi/epuap/sso': { get: all(302), post: noAction },
  '/mpi/epuap/sso-confirm': { get: all('/epuap/error'), post: noAction },
  '/mpi/epuap/slo/:x/:sessionId': {
    address: () => `/mpi/epuap/slo/pz/${'x'.repeat(32)}`,
    get: all('/login?signedOut=error'),
    post: noAction,
  },
  '/epuap/success': { get: all('/login?code=over'), post: all('/login?code=over') },
  '/epuap/error': { get: all(200), post: noAction },
  '/epuap/no-account': { get: all(200), post: noAction },
  '/epuap/signed-out': { get: all('/login?signedOut=yes'), post: noAction },
  '/main': { get: notForGuests('/start', 200), post: noAction },
  '/changepassword': {
    get: notForGuests(200, 200),
    post: notForGuests(400, 400),
  },
  '/confirm': {
    get: all(200),
    post: all(422),
  },
  '/confirmemail': {
    get: notForGuests('/login', '/login'),
    post: notForGuests('/login', '/login'),
    fields: { email: 'nobody@example.com' },
  },
  '/confirmemail/summary': { get: notForGuests('/login', '/login'), post: noAction },
  '/mergeaccount': { get: notForGuests('/main', '/main'), post: notForGuests('/main', '/main') },
  '/mergeaccount/code': { get: notForGuests('/main', '/main'), post: notForGuests('/main', '/main') },
  '/resendactivationlink': { get: all(200), post: all(400) },
  '/resendactivationlink/summary': { get: all(200), post: noAction },
  '/resendactivationcode': { get: all(200), post: all(400) },
  '/resendactivationcode/code': { get: all('/resendactivationcode'), post: all('/resendactivationcode') },
  '/logout': {
    get: { nobody: '/login', 'ended session': '/login', stranger: 200, 'area off': 200 },
    post: all('/login?signedOut=yes'),
  },
  '/refused': { get: all(404), post: all(404) },
  '/*': { address: () => '/nowhere/at/all', get: all(404), post: noAction },
};
