import { notForGuests, type AccessRows } from '#tests/house/portal/access/row.ts';

const PATH = '/account/patients/patient-1001';

/** Jan's own data, which no area switches off. */
export const access: AccessRows = {
  '/account/patients/:id': { address: () => PATH, get: notForGuests(404, 200) },
  '/account/patients/:id/edit': {
    address: () => `${PATH}/edit`,
    get: notForGuests(404, 200),
    post: notForGuests(404, 400),
  },
};
