import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  bookingContextPath,
  entryForContext,
  readBookingContext,
} from '#app/domain/bookings/booking-context.ts';

const read = (query: string) => readBookingContext(new URLSearchParams(query));

describe('readBookingContext', () => {
  const whole = {
    kind: 'visit',
    medicalServiceCode: 'INT',
    organizationalUnitId: 'u1',
    employeeId: 'e1',
    occupationCode: '11',
  };

  test.each([
    ['the short names', 'service=INT&orgUnit=u1&employee=e1&occupation=11', whole],
    [
      'the long names',
      'medicalServiceCode=INT&organizationalUnitId=u1&employeeId=e1&occupationCode=11',
      whole,
    ],
    [
      'both, the short ones first',
      'service=INT&medicalServiceCode=X&orgUnit=u1&employeeId=e1&occupation=11',
      whole,
    ],
    ['a service alone', 'service=INT', { kind: 'visit', medicalServiceCode: 'INT' }],
    [
      'a teleconsultation',
      'service=TELE-INT&kind=teleconsultation',
      { kind: 'teleconsultation', medicalServiceCode: 'TELE-INT' },
    ],
    ['an unknown kind', 'service=INT&kind=x', { kind: 'visit', medicalServiceCode: 'INT' }],
    ['empty parts', 'service=INT&orgUnit=&employee=', { kind: 'visit', medicalServiceCode: 'INT' }],
    [
      'parts that are too long',
      `service=INT&orgUnit=${'x'.repeat(81)}`,
      { kind: 'visit', medicalServiceCode: 'INT' },
    ],
  ])('reads %s', (_, query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  test.each(['', 'orgUnit=u1', 'service=', `service=${'x'.repeat(81)}`])('%j names no service', (query) => {
    expect(read(query)).toBeUndefined();
  });
});

describe('bookingContextPath', () => {
  test.each([
    [
      'service=INT&orgUnit=u1&employee=e1&occupation=11',
      '/newbooking?service=INT&orgUnit=u1&employee=e1&occupation=11',
    ],
    ['medicalServiceCode=INT&employeeId=e+1', '/newbooking?service=INT&employee=e+1'],
    ['service=T&kind=teleconsultation', '/newteleconsultation?service=T&kind=teleconsultation'],
  ])('%s leads to %s', (query, path) => {
    expect(bookingContextPath(read(query)!)).toBe(path);
  });

  it('is read back whole', () => {
    const part = fc.string({ minLength: 1, maxLength: 80 });
    const query = fc.record(
      {
        service: part,
        orgUnit: part,
        employee: part,
        occupation: part,
        kind: fc.constant('teleconsultation'),
      },
      { requiredKeys: ['service'] },
    );
    fc.assert(
      fc.property(query, (parts) => {
        const context = readBookingContext(new URLSearchParams(parts))!;
        const { searchParams } = new URL(bookingContextPath(context), 'http://portal');
        expect(readBookingContext(searchParams)).toEqual(context);
      }),
    );
  });
});

describe('entryForContext', () => {
  const entry = (service: string, unit: string, employee?: string) => ({
    medicalService: { code: service },
    hospitalOrganizationUnit: { id: unit },
    practitioner: employee ? { employee: { id: employee }, occupation: { code: '11' } } : undefined,
  });
  const entries = [
    entry('INT', 'u1', 'e1'),
    entry('INT', 'u1'),
    entry('INT', 'u2', 'e1'),
    entry('POL', 'u1', 'e1'),
  ];

  test.each([
    ['one that fits alone', 'service=POL', 3],
    ['all of it', 'service=INT&orgUnit=u1&employee=e1', 0],
    ['several that fit', 'service=INT', null],
    ['several that fit the person', 'service=INT&employee=e1&occupation=11', null],
    ['nobody named at a place: whoever is on duty', 'service=INT&orgUnit=u1', 1],
    ['an occupation alone: whoever is on duty', 'service=INT&orgUnit=u1&occupation=11', 1],
    ['an occupation wherever it is: whoever is on duty', 'service=INT&occupation=11', 1],
    ['an occupation that only those on duty may have', 'service=INT&occupation=12', 1],
    ['nobody on duty at the place', 'service=INT&orgUnit=u2&occupation=12', null],
    ['no such service', 'service=NONE', null],
  ])('%s', (_, query, expected) => {
    const found = entryForContext({ entries, context: read(query)! });
    expect(found).toBe(expected === null ? undefined : entries[expected]);
  });
});
