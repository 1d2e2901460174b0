import { notForGuests, type AccessRows } from '#tests/house/portal/access/row.ts';

export const access: AccessRows = {
  '/account/warden/:accountId/:act': { address: () => '/account/warden/account-2002/confirm' },
  '/account/warden/:accountId/scope': { address: () => '/account/warden/account-2002/scope' },
  '/account/warden/:accountId/until': { address: () => '/account/warden/account-2002/until' },
  '/account/parent/:id/remove': { address: () => '/account/parent/account-2010/remove' },
  '/account/links/:patientId/:accountId/restore': {
    address: () => '/account/links/patient-1004/account-2002/restore',
  },
  '/account/patients/:id/remove': { address: () => '/account/patients/patient-1004/remove' },
  '/ward/confirm/:patientId/:accountId': { address: () => '/ward/confirm/patient-1007/account-2002' },
  '/ward/confirm/:patientId?': {
    address: () => '/ward/confirm',
    get: notForGuests(400, 400),
  },
};
