import {
  noAction,
  notForGuests,
  ofAnother,
  type AccessRow,
  type AccessRows,
} from '#tests/house/portal/access/row.ts';

/** A list of whoever asks; of Jan's, an account that may not act for him gets nothing. */
const list = (path: string): AccessRow => ({
  address: () => `${path}?patientId=patient-1001`,
  get: notForGuests(404, 'area is off'),
  post: noAction,
});

/** What belongs to one of Jan's visits. */
const ofVisit = (rest: string, get = ofAnother): AccessRow => ({
  address: () => `/benefits/encounters/encounter-4001${rest}?patientId=patient-1001`,
  ...{ get, post: noAction },
});

/** What belongs to one of Jan's results. */
const ofResult = (rest: string): AccessRow => ({
  address: () => `/benefits/medicaltestresult/result-1${rest}?patientId=patient-1001`,
  ...{ get: ofAnother, post: noAction },
});

export const access: AccessRows = {
  '/benefits': { get: notForGuests('/benefits/encounters', 'area is off'), post: noAction },
  '/benefits/encounters': list('/benefits/encounters'),
  '/benefits/encounters/:id': ofVisit(''),
  '/benefits/encounters/:id/documents': ofVisit('/documents'),
  '/benefits/encounters/:id/documents/:type': ofVisit('/documents/00.20'),
  '/benefits/encounters/:id/sharing/:documentId': {
    ...ofVisit('/sharing/document-6001-1'),
    post: ofAnother,
  },
  '/benefits/questionnaire': {
    address: () => '/benefits/questionnaire?unitSpeciality=1000&patientId=patient-1001&id=encounter-4001',
    get: ofAnother,
    post: ofAnother,
  },
  '/benefits/questionnaire/discard': {
    address: () => '/benefits/questionnaire/discard?id=encounter-4001',
    ...{ get: ofAnother, post: ofAnother },
  },
  '/benefits/medicaltestresult': list('/benefits/medicaltestresult'),
  '/benefits/medicaltestresult/:id': ofResult(''),
  '/benefits/medicaltestresult/:id/content': ofResult('/content'),
  '/benefits/medicaltestresult/:id/archive': ofResult('/archive'),
  '/benefits/medicaltestresult/:id/printout': ofResult('/printout'),
  '/benefits/medicaltestresult/:id/sharing': { ...ofResult('/sharing'), post: ofAnother },
  '/benefits/medicaltestresult/values/:code': {
    address: () => '/benefits/medicaltestresult/values/2160-0?patientId=patient-1001',
    ...{ get: ofAnother, post: noAction },
  },
  '/benefits/waitinglistentries': list('/benefits/waitinglistentries'),
};
