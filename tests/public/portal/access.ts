import { all, notForGuests, type AccessRows } from '#tests/house/portal/access/row.ts';

/** Where somebody is sent to whose account is in no such state. */
const signIn = notForGuests('/login', '/login');
const main = notForGuests('/main', '/main');
/** Nobody has come back from the identity system here. */
const UNPROVED = '/account/reauthenticate?return=%2Faccount&identity=failed';

export const access: AccessRows = {
  '/': { get: { nobody: '/login', 'ended session': '/login', stranger: '/main', 'area off': '/main' } },
  '/login': {
    get: { nobody: 200, 'ended session': 200, stranger: '/main', 'area off': '/main' },
    post: all(400),
  },
  '/resetpassword': { get: all(200), post: all(400) },
  '/resetpassword/new': { get: all('/resetpassword?link=over'), post: all('/resetpassword?link=over') },
  '/resetpassword/summary': { get: all(200) },
  '/sso': { get: all('/login?code=over'), post: all('/login?code=over') },
  '/mpi/epuap/sso': { get: all(302) },
  '/mpi/epuap/sso-confirm': { get: all('/epuap/error') },
  '/mpi/epuap/slo/:x/:sessionId': {
    address: () => `/mpi/epuap/slo/pz/${'x'.repeat(32)}`,
    get: all('/login?signedOut=error'),
  },
  '/epuap/success': { get: all('/login?code=over'), post: all('/login?code=over') },
  '/epuap/error': { get: all(200) },
  '/epuap/proof': {
    get: notForGuests(UNPROVED, UNPROVED),
    post: notForGuests(UNPROVED, UNPROVED),
  },
  '/epuap/no-account': { get: all(200) },
  '/epuap/signed-out': { get: all('/login?signedOut=yes') },
  '/main': { get: notForGuests('/start', '/account') },
  '/confirm': { get: all(200), post: all(422) },
  '/confirmemail': { get: signIn, post: signIn, fields: { email: 'nobody@example.com' } },
  '/confirmemail/summary': { get: signIn },
  '/mergeaccount': { get: main, post: main },
  '/mergeaccount/code': { get: main, post: main },
  '/resendactivationlink': { get: all(200), post: all(400) },
  '/resendactivationlink/summary': { get: all(200) },
  '/resendactivationcode': { get: all(200), post: all(400) },
  '/resendactivationcode/code': { get: all('/resendactivationcode'), post: all('/resendactivationcode') },
  '/logout': {
    get: { nobody: '/login', 'ended session': '/login', stranger: 200, 'area off': 200 },
    post: all('/login?signedOut=yes'),
  },
  '/refused': { get: all(404), post: all(404) },
  '/*': { address: () => '/nowhere/at/all', get: all(404) },
};
