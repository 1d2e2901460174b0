import type { CallRows } from '#tests/house/portal/calls/row.ts';

const IN_A_MONTH = {
  after: '2026-09-19T22:00:00.000Z',
  before: '2026-10-20T22:00:00.000Z',
  pageIndex: 0,
  pageSize: 10,
};

export const calls: CallRows = { 'payments.list': { input: { ...IN_A_MONTH, patientId: 'patient-1001' } } };
