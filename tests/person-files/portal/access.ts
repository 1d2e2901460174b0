import type { AccessRows } from '#tests/house/portal/access/row.ts';

export const access: AccessRows = {
  '/account/patients/:id/attachments': { address: () => '/account/patients/patient-1003/attachments' },
  '/account/patients/:id/attachments/:fileId': {
    address: () => '/account/patients/patient-1003/attachments/none',
  },
  '/account/patients/:id/attachments/:fileId/delete': {
    address: () => '/account/patients/patient-1003/attachments/none/delete',
  },
};
