import { type CallRows, ofPatient, PATIENT } from '#tests/house/portal/calls/row.ts';

const ENCOUNTER = 'encounter-4001';
const PART = { after: '2026-01-01T00:00:00.000Z', before: '2027-01-01T00:00:00.000Z' };
const NOTHING = { questionnaireId: 'questionnaire-after-1000', answers: [] };

export const calls: CallRows = {
  'encounters.settings': { kind: 'own account' },
  'encounters.list': ofPatient({ ...PART, pageIndex: 0, pageSize: 10 }),
  'encounters.get': ofPatient({ encounterId: ENCOUNTER }),
  'encounters.documents': ofPatient({ id: ENCOUNTER }),
  'encounters.documentsOfType': ofPatient({ id: ENCOUNTER, type: '00.20' }),
  'encounters.questionnaireExists': { kind: 'own account', input: { id: '1000' } },
  'encounters.questionnaire': { kind: 'own account', input: { id: '1000' } },
  'encounters.fulfill': { kind: 'patient', input: { patientId: PATIENT, id: ENCOUNTER, ...NOTHING } },
};
