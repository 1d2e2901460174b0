import { asAccount, type State } from '#tests/house/a11y/loop/state.ts';

const route = 'benefits/waitinglistentries';
const area = 'benefits';
const state = (name: string, account: Parameters<typeof asAccount>[0], query = '', status = 200): State => ({
  route,
  area,
  name,
  status,
  show: asAccount(account, `/benefits/waitinglistentries${query}`),
});

export const waitingListStates: readonly State[] = [
  state('filled', 'jan.nowak'),
  state('of a ward, first of two pages', 'anna.kowalska', '?patientId=patient-1004'),
  state('last page', 'anna.kowalska', '?patientId=patient-1004&page=2'),
  state('empty', 'stanislaw.wojcik'),
  { ...state('wrong days', 'jan.nowak', '?dateFrom=jutro&dateTo=30-02-2026', 400), errors: 2 },
  state('of an account that is not confirmed', 'piotr.zielinski'),
  state('of an account without a patient', 'ewa.dabrowska'),
  state('provider down', 'halina.mazur'),
  state("404, somebody else's patient", 'jan.nowak', '?patientId=patient-1003', 404),
];
