import { notForGuests, type AccessRows } from '#tests/house/portal/access/row.ts';

export const access: AccessRows = {
  '/newteleconsultation': { get: notForGuests('/newteleconsultation/services', 'area is off') },
  '/newteleconsultation/discard': {
    address: ({ draft }) => `/newteleconsultation/discard?draft=${draft}`,
  },
  '/newteleconsultation/code': { fields: { code: '123456' } },
};
