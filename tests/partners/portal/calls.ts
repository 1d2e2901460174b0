import { ofPatient, type CallRows } from '#tests/house/portal/calls/row.ts';

const RESULT = { documentId: 'result-1', docType: 'RES', systemName: 'AMMS' };

export const calls: CallRows = {
  'partners.consentDocButtonEnabled': ofPatient(),
  'partners.consents': ofPatient(),
  'partners.sharedDocuments': ofPatient(),
  'partners.shareDocument': ofPatient(RESULT),
  'partners.changeSharing': { kind: 'patient', input: { ...ofPatient(RESULT).input, shared: true } },
};
