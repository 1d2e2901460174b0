import { ofPatient, type CallRows } from '#tests/house/portal/calls/row.ts';

export const calls: CallRows = {
  'results.settings': { kind: 'own account' },
  'results.list': ofPatient({
    after: '2026-01-01T00:00:00.000Z',
    before: '2027-01-01T00:00:00.000Z',
    pageIndex: 0,
    pageSize: 10,
  }),
  'results.get': ofPatient({ id: 'result-1' }),
  'results.history': ofPatient({ code: '2160-0' }),
  'results.content': ofPatient({ id: 'result-1' }),
  'results.archive': ofPatient({ id: 'result-1' }),
  'results.contentOfType': ofPatient({ id: 'result-1', type: 'LAB' }),
  'results.archiveOfType': ofPatient({ id: 'result-1', type: 'LAB' }),
  'results.printout': ofPatient({ id: 'result-1' }),
};
