import type { CallRows } from '#tests/house/portal/calls/row.ts';

/** The examples tell of a registration, a proof and a file that are not there. */
export const calls: CallRows = {
  'registration.proved': { unproved: '409 PROOF_OVER' },
  'registration.state': { unproved: '404 NOT_FOUND' },
  'registration.correctPhone': { unproved: '404 NOT_FOUND' },
  'registration.shareContact': { unproved: '404 NOT_FOUND' },
  'registration.setPassword': { unproved: '404 NOT_FOUND' },
  'registrationFiles.add': { unproved: '400 FILE_REFUSED' },
  'registrationFiles.remove': { unproved: '404 NOT_FOUND' },
};
