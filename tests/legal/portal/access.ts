import { all, noAction, type AccessRows } from '#tests/house/portal/access/row.ts';

export const access: AccessRows = {
  '/legal/:document': { address: () => '/legal/privacy-policy', get: all(200), post: noAction },
  '/legal/inaccessible': {
    address: () => '/legal/inaccessible?page=%2Fbookings',
    get: all(200),
    post: all(400),
  },
  '/legal/inaccessible/sent': {
    address: () => `/legal/inaccessible/sent?receipt=${'x'.repeat(43)}`,
    get: all(404),
    post: noAction,
  },
};
