import type { AccessRow, AccessRows } from '#tests/house/portal/access/row.ts';

const OF_JAN = '?patientId=patient-1001';

/** An address of Jan's record: an account that may not act for him gets nothing of it. */
const ofJan = (rest = ''): Partial<AccessRow> => ({
  address: () => `/benefits/clinicaldocuments${rest}${OF_JAN}`,
});

export const access: AccessRows = {
  '/benefits/clinicaldocuments': ofJan(),
  '/benefits/clinicaldocuments/:contextId': ofJan('/context-1'),
  '/benefits/clinicaldocuments/document/:id': ofJan('/document/cdoc-1'),
  '/benefits/clinicaldocuments/document/:id/notes': ofJan('/document/cdoc-1/notes'),
  '/benefits/clinicaldocuments/document/:id/sharing': ofJan('/document/cdoc-1/sharing'),
  '/benefits/clinicaldocuments/document/:id/content': ofJan('/document/cdoc-1/content'),
  '/benefits/clinicaldocuments/document/:id/archive': ofJan('/document/cdoc-2/archive'),
};
