import { all, type AccessRows } from '#tests/house/portal/access/row.ts';

const forAll = { get: all(200) };

export const access: AccessRows = {
  '/legal/inaccessible': {
    address: () => '/legal/inaccessible?page=%2Fbookings',
    get: all(200),
    post: all(400),
  },
  '/legal/inaccessible/sent': {
    address: () => `/legal/inaccessible/sent?receipt=${'x'.repeat(43)}`,
    get: all(404),
  },
  '/legal/declaration-of-availability': forAll,
  '/legal/accessibility-evidence': forAll,
  '/legal/accessibility-evidence.jsonld': forAll,
  '/legal/accessibility-evidence/criteria': forAll,
  '/legal/accessibility-evidence/en-301-549': forAll,
  '/legal/accessibility-evidence/checks': forAll,
  '/legal/accessibility-evidence/transcripts/:name': { get: all(404) },
  '/legal': forAll,
  // Without SECURITY_CONTACT there is none.
  '/.well-known/security.txt': { get: all(404) },
  '/legal/:document': { address: () => '/legal/privacy-policy', ...forAll },
};
