import { type CallRows, PATIENT } from '#tests/house/portal/calls/row.ts';

const ADDRESS = { houseNumber: '5', postalCode: '20-012', city: 'Lublin' };

export const calls: CallRows = {
  'patients.list': { kind: 'own account' },
  'patients.update': { kind: 'patient', input: { id: PATIENT, address: ADDRESS } },
};
