import { notForGuests, type AccessRow, type AccessRows } from '#tests/house/portal/access/row.ts';

const at = (address: string): Partial<AccessRow> => ({ address: () => address });

/** An address of Jan's record: an account that may not act for him gets nothing of it. */
const ofJan = (path: string) => at(`${path}?patientId=patient-1001`);
const ofVisit = (rest = '') => ofJan(`/benefits/encounters/encounter-4001${rest}`);
const ofResult = (rest = '') => ofJan(`/benefits/medicaltestresult/result-1${rest}`);

export const access: AccessRows = {
  '/benefits': { get: notForGuests('/benefits/encounters', 'area is off') },
  '/benefits/encounters': ofJan('/benefits/encounters'),
  '/benefits/encounters/:id': ofVisit(),
  '/benefits/encounters/:id/documents': ofVisit('/documents'),
  '/benefits/encounters/:id/documents/:type': ofVisit('/documents/00.20'),
  '/benefits/encounters/:id/sharing/:documentId': ofVisit('/sharing/document-6001-1'),
  '/benefits/questionnaire': at(
    '/benefits/questionnaire?unitSpeciality=1000&patientId=patient-1001&id=encounter-4001',
  ),
  '/benefits/questionnaire/discard': at('/benefits/questionnaire/discard?id=encounter-4001'),
  '/benefits/medicaltestresult': ofJan('/benefits/medicaltestresult'),
  '/benefits/medicaltestresult/:id': ofResult(),
  '/benefits/medicaltestresult/:id/content': ofResult('/content'),
  '/benefits/medicaltestresult/:id/archive': ofResult('/archive'),
  '/benefits/medicaltestresult/:id/printout': ofResult('/printout'),
  '/benefits/medicaltestresult/:id/sharing': ofResult('/sharing'),
  '/benefits/medicaltestresult/values/:code': ofJan('/benefits/medicaltestresult/values/2160-0'),
  '/benefits/waitinglistentries': ofJan('/benefits/waitinglistentries'),
};
