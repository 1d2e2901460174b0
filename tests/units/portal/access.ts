import { all, type AccessRows } from '#tests/house/portal/access/row.ts';

export const access: AccessRows = {
  '/hierarchicalunits': { get: all(200) },
  '/treatmentdatesguide': { get: all(200) },
};
