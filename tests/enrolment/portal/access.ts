import { notForGuests, type AccessRows } from '#tests/house/portal/access/row.ts';

export const access: AccessRows = {
  '/account/registration/discard': { address: ({ draft }) => `/account/registration/discard?draft=${draft}` },
  '/account/registration/done': { get: notForGuests(400, 400) },
};
