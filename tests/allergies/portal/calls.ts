import { type CallRows, ofPatient } from '#tests/house/portal/calls/row.ts';

export const calls: CallRows = {
  'allergies.forPatient': ofPatient(),
};
