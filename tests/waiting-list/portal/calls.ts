import { ofPatient, type CallRows } from '#tests/house/portal/calls/row.ts';

export const calls: CallRows = {
  'waitingList.list': ofPatient({
    after: '2026-11-01T00:00:00.000Z',
    before: '2027-05-01T00:00:00.000Z',
    pageIndex: 0,
    pageSize: 10,
  }),
};
