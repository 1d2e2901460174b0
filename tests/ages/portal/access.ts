import { notForGuests, type AccessRows } from '#tests/house/portal/access/row.ts';

/** Nobody asks an adult for it. */
const ofNobody = notForGuests(404, 404);

export const access: AccessRows = {
  '/account/mydata/consent': { get: ofNobody, post: ofNobody },
};
