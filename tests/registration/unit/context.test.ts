import { expect, it } from 'vitest';
import { contextIn, contextQuery, redirectContextOf } from '#app/routes/registration/context.ts';

const read = (query: string) => contextIn(new URLSearchParams(query));
const WHOLE = 'service=KARD&orgUnit=unit-1&employee=employee-1&occupation=LEK';
const LONG = 'medicalServiceCode=KARD&organizationalUnitId=unit-1&employeeId=employee-1&occupationCode=LEK';

it('is the same in both spellings, and survives its own address', () => {
  expect(read(LONG)).toEqual(read(WHOLE));
  expect(contextIn(contextQuery(read(`${WHOLE}&kind=teleconsultation`)))).toEqual({
    ...read(WHOLE),
    kind: 'teleconsultation',
  });
});

it('goes to the provider under its names; null where the address has none', () => {
  expect(redirectContextOf(read(WHOLE))).toEqual({
    medicalServiceCode: 'KARD',
    organizationalUnitId: 'unit-1',
    employeeId: 'employee-1',
    occupationCode: 'LEK',
  });
  expect(redirectContextOf(read(''))).toBeNull();
  expect(redirectContextOf(read('kind=teleconsultation'))).toBeNull();
});

it.each([
  ['service=%3Cb%3Ex', null],
  [`orgUnit=${'x'.repeat(5_000)}`, null],
  ['service=', null],
  ['service=KARD', { service: 'KARD' }],
  ['employee=employee-1', { employee: 'employee-1' }],
  ['service=KARD&orgUnit=%22%3E%3Cscript%3E', { service: 'KARD' }],
  ['service=KARD&kind=visit', { service: 'KARD' }],
  ['phoneNumber=600100199&isEmailAddress=true&email=a%40b.pl&pesel=85021402348&name=Jan', null],
])('of %s is %j', (query, expected) => {
  expect(read(query)).toEqual(expected);
});
