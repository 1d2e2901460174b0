import { all, type AccessRows } from '#tests/house/portal/access/row.ts';

export const access: AccessRows = {
  '/newteleconsultation': { get: { ...all(200), 'area off': 'area is off' } },
};
