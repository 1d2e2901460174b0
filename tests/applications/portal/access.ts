import type { AccessRows } from '#tests/house/portal/access/row.ts';

const ZOFIA = '/account/patients/patient-1003/correction';
const ONE = `${ZOFIA}/correction-9603`;

export const access: AccessRows = {
  '/account/patients/:id/correction': { address: () => ZOFIA },
  '/account/patients/:id/correction/recipient': { address: () => `${ZOFIA}/recipient?kind=NAMES` },
  '/account/patients/:id/correction/new': { address: () => `${ZOFIA}/new?kind=NAMES` },
  '/account/patients/:id/correction/:correctionId': { address: () => ONE },
  '/account/patients/:id/correction/:correctionId/withdraw': { address: () => `${ONE}/withdraw` },
  '/account/patients/:id/correction/:correctionId/files/:fileId': {
    address: () => `${ONE}/files/none`,
  },
};
