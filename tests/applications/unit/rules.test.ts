import { expect, it } from 'vitest';
import { answerByOf, correctedOf, movesOf, wantedOf } from '#provider/applications/rules.ts';
import { recipientPath } from '#app/domain/applications/paths.ts';

it.each([
  ['2026-10-20T06:00:00Z', '2026-11-19'],
  // Half past midnight in Warsaw, the evening before in UTC.
  ['2026-06-30T22:30:00Z', '2026-07-31'],
  ['2026-12-31T23:30:00Z', '2027-01-31'],
])('a request of %s is answered by %s', (asked, day) => {
  expect(answerByOf(Date.parse(asked))).toBe(day);
});

it('a request is decided by whoever has taken it up, once', () => {
  expect(movesOf({ state: 'SUBMITTED' })).toEqual(['take-up']);
  expect(movesOf({ state: 'TAKEN_UP' })).toEqual(['correct', 'reject']);
  for (const state of ['CORRECTED', 'REJECTED', 'WITHDRAWN'] as const) expect(movesOf({ state })).toEqual([]);
});

it('a request keeps the parts of its kind, and is none without them', () => {
  const all = { name: 'Jan', lastName: 'Nowak', documentNumber: 'A1' };
  expect(wantedOf({ kind: 'NAMES', wanted: all })).toEqual({ name: 'Jan', lastName: 'Nowak' });
  expect(wantedOf({ kind: 'DOCUMENT', wanted: all })).toEqual({ documentNumber: 'A1' });
  expect(wantedOf({ kind: 'PESEL', wanted: all })).toBeNull();
  expect(wantedOf({ kind: 'OTHER', wanted: all, text: ' ' })).toBeNull();
  expect(wantedOf({ kind: 'OTHER', wanted: all, text: 'Oddział NFZ' })).toEqual({});
});

it('a PESEL takes its birth date and gender along, and no birth date is given that the PESEL denies', () => {
  const nationalIdentificationNumber = '44051401359';
  const correct = { nationalIdentificationNumber, birthDate: '1944-05-14', gender: 'MALE' };
  expect(correctedOf({ wanted: { nationalIdentificationNumber }, nationalId: null })).toEqual(correct);
  const wrong = { nationalIdentificationNumber: '44051401358' };
  expect(correctedOf({ wanted: wrong, nationalId: null })).toEqual({ refused: 'FAULTY' });

  const day = (birthDate: string) => ({ wanted: { birthDate }, nationalId: nationalIdentificationNumber });
  expect(correctedOf(day('1944-05-15'))).toEqual({ refused: 'OTHER_DAY' });
  expect(correctedOf(day('1944-05-14'))).toEqual({ birthDate: '1944-05-14' });
  expect(correctedOf({ ...day('1944-05-15'), nationalId: null })).toEqual({ birthDate: '1944-05-15' });
  const gender = { gender: 'FEMALE' } as const;
  expect(correctedOf({ wanted: gender, nationalId: nationalIdentificationNumber })).toEqual(gender);
});

it('an address says what is wrong and to whom, and nothing of the data', () => {
  const path = recipientPath({ patientId: 'patient-1001', kind: 'NAMES', to: 'staff-k.majewska' });
  expect(path).toBe('/account/patients/patient-1001/correction/recipient?kind=NAMES&to=staff-k.majewska');
});
