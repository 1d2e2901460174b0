import { REGISTRATION_PATHS } from '#app/domain/registration/paths.ts';
import { all, type AccessRows, type Expected } from '#tests/house/portal/access/row.ts';

/** Nobody here has finished a registration. */
const none = { get: all('/registration'), post: all('/registration') };

const PAGES = ['person', 'document', 'address', 'contact', 'consents', 'files', 'review'];
const GUARDIAN_PAGES = ['guardian', 'guardian-pesel', 'guardian-document', ...PAGES];

/** The answers of an entry and of the pages below it: whoever has no draft begins one, whoever is signed in registers below the account (C-78). */
function rowsOf(role: 'PATIENT' | 'WARD' | 'CHILD', pages: readonly string[]): AccessRows {
  const entry = REGISTRATION_PATHS[role];
  const below: Expected = `/account/registration?patientRole=${role}`;
  const asks = (nobody: Expected) => ({
    nobody,
    'ended session': nobody,
    stranger: below,
    'area off': below,
  });
  const [first = ''] = pages;
  return {
    [entry]: { get: asks(`${entry}/${first}`) },
    ...Object.fromEntries(
      pages.map((page) => [`${entry}/${page}`, { get: asks(entry), post: asks(entry) }] as const),
    ),
  };
}

export const access: AccessRows = {
  ...rowsOf('PATIENT', PAGES),
  ...rowsOf('WARD', GUARDIAN_PAGES),
  ...rowsOf('CHILD', GUARDIAN_PAGES),
  '/registration/summary': none,
  '/registration/summary/resend': none,
  '/registration/summary/number': none,
  '/registration/summary/password': none,
  // Nobody was proved here.
  '/registration/proved': {
    get: {
      ...all('/account/registration?patientRole=PATIENT'),
      nobody: '/epuap/error',
      'ended session': '/epuap/error',
    },
  },
  '/registration/discard': { get: all(404), post: all(404) },
};
