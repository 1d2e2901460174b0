import { notForGuests, type AccessRow, type AccessRows } from '#tests/house/portal/access/row.ts';

/** A request of Jan's: another account gets the same as for none. */
const ofJan = (rest: string): Partial<AccessRow> => ({ address: () => `/benefits/cdocrequests/${rest}` });

export const access: AccessRows = {
  '/benefits/cdocrequests/new': { get: notForGuests('/benefits/cdocrequests/new/patients', 'area is off') },
  '/benefits/cdocrequests/new/discard': {
    address: ({ draft }) => `/benefits/cdocrequests/new/discard?draft=${draft}`,
  },
  '/benefits/cdocrequests/:id': ofJan('copy-2'),
  '/benefits/cdocrequests/:id/price': ofJan('copy-2/price'),
  '/benefits/cdocrequests/:id/files/:fileId': ofJan('copy-3/files/copy-3-file'),
};
