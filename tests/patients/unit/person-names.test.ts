import { expect, test } from 'vitest';
import type { Patient } from '#contract/patients/schemas.ts';
import { ageInWords, personNames } from '#app/services/page/person-names.server.ts';
import { nameAmong, pickerOf } from '#app/services/page/patient-shown.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { textIn } from '#app/services/text/texts.ts';

const request = {
  language: 'pl',
  now: new Date('2026-11-24T10:00:00Z'),
  t: textIn('pl').t,
} as PortalRequest;

const person = (id: string, name: string, birthDate: string, changed: Partial<Patient> = {}): Patient => ({
  id,
  name,
  lastName: 'Nowicka',
  birthDate,
  gender: 'FEMALE',
  patientRole: 'CHILD',
  authorized: true,
  identity: {},
  insurance: {},
  address: {},
  ...changed,
});

const said = (...people: Patient[]) => people.map(personNames(request, people));

test('people of different names are called by them alone', () => {
  expect(said(person('1', 'Ewa', '2012-03-05'), person('2', 'Ada', '2012-03-05'))).toEqual([
    'Ewa Nowicka',
    'Ada Nowicka',
  ]);
});

test.each([
  ['by age', '2012-03-05', '1961-11-24', ['Ewa Nowicka (14 lat)', 'Ewa Nowicka (65 lat)']],
  [
    'on the last day before an age',
    '1961-11-25',
    '1961-11-24',
    ['Ewa Nowicka (64 lata)', 'Ewa Nowicka (65 lat)'],
  ],
  [
    'of one age by birth date',
    '2012-03-05',
    '2012-06-30',
    ['Ewa Nowicka (ur. 5 marca 2012)', 'Ewa Nowicka (ur. 30 czerwca 2012)'],
  ],
  [
    'with a birth date ahead',
    '2027-01-02',
    '2012-03-05',
    ['Ewa Nowicka (ur. 2 stycznia 2027)', 'Ewa Nowicka (14 lat)'],
  ],
])('people of one name are told apart %s', (_story, one, other, names) => {
  expect(said(person('1', 'Ewa', one), person('2', 'EWA'.toLowerCase().replace('e', 'E'), other))).toEqual(
    names,
  );
});

test('a second name does not tell them apart where only some pages have it', () => {
  const [booked] = [{ id: '1', name: 'Ewa', lastName: 'Nowicka' }];
  const people = [
    person('1', 'Ewa', '2012-03-05', { middleName: 'Maria' }),
    person('2', 'Ewa', '1990-01-01'),
  ];
  expect(personNames(request, people)(booked as Patient)).toBe('Ewa Nowicka (14 lat)');
});

test('who is not among them is called by the name alone', () => {
  expect(personNames(request, [])({ id: '9', name: 'Ewa', lastName: 'Nowicka' })).toBe('Ewa Nowicka');
});

test('the picker has no two entries of one name', () => {
  const patients = [
    person('1', 'Ewa', '1990-01-01', { patientRole: 'PATIENT' }),
    person('2', 'Ewa', '2012-03-05'),
    person('3', 'Ewa', '2012-06-30'),
  ];
  const { people, onPaper } = pickerOf(request, { patients, patient: null });
  expect(onPaper).toHaveLength(3);
  expect(pickerOf(request, { patients, patient: patients[1] ?? null }).onPaper).toEqual([
    'Ewa Nowicka (ur. 5 marca 2012)',
  ]);
  expect(people.map(({ label }) => label)).toEqual([
    'Ewa Nowicka (36 lat), ja',
    'Ewa Nowicka (ur. 5 marca 2012), córka',
    'Ewa Nowicka (ur. 30 czerwca 2012), córka',
  ]);
});

test('whose a matter is, is said where there is a choice, or nobody knows whether there is', () => {
  const [one, other] = [person('1', 'Ada', '1990-01-01'), person('2', 'Ewa', '2012-03-05')];
  expect(nameAmong(request, { patients: [one], person: one })).toBeNull();
  expect(nameAmong(request, { patients: [one, other], person: one })).toBe('Ada Nowicka');
  expect(nameAmong(request, { patients: [], person: other })).toBe('Ewa Nowicka');
});

test('an age in words', () => {
  expect(ageInWords(request, '2026-11-25')).toBe('ur. 25 listopada 2026');
  expect(ageInWords(request, '2024-02-29')).toBe('2 lata');
});
