import { describe, expect, test } from 'vitest';
import { choicesMade } from '#app/domain/bookings/choices.ts';
import { declarationTypeOf, missingDeclaration } from '#app/domain/bookings/declarations.ts';
import { addressLines, practitionerName } from '#app/domain/bookings/names.ts';
import { plainText, providerText } from '#app/domain/text.ts';
import { isForGood, validationText } from '#app/domain/bookings/validation.ts';

describe('declarations', () => {
  test.each([
    ['L', 'GP'],
    ['P', 'NURSE'],
    ['O', 'MIDWIFE'],
  ] as const)('%s needs %s', (type, expected) => {
    expect(declarationTypeOf(type)).toBe(expected);
  });

  test.each([
    ['nothing is needed', undefined, [], [], undefined],
    ['there is none', 'L', [], [], 'GP'],
    ['a registered one', 'L', [{ type: 'GP', state: 'REGISTERED' }], [], undefined],
    ['a submitted one', 'P', [{ type: 'NURSE', state: 'SUBMITTED' }], [], undefined],
    ['a canceled one', 'L', [{ type: 'GP', state: 'CANCELED' }], [], 'GP'],
    ['one of another kind', 'O', [{ type: 'GP', state: 'REGISTERED' }], [], 'MIDWIFE'],
    ['an active one in the hospital', 'O', [], [{ type: 'MIDWIFE', stateExport: 'A' }], undefined],
    ['an inactive one in the hospital', 'O', [], [{ type: 'MIDWIFE', stateExport: 'N' }], 'MIDWIFE'],
    ['another kind in the hospital', 'L', [], [{ type: 'NURSE', stateExport: 'A' }], 'GP'],
    [
      'canceled here, active there',
      'L',
      [{ type: 'GP', state: 'CANCELED' }],
      [{ type: 'GP', stateExport: 'A' }],
      undefined,
    ],
  ] as const)('%s', (_, needed, declarations, hospitalDeclarations, expected) => {
    expect(missingDeclaration({ needed, declarations, hospitalDeclarations })).toBe(expected);
  });
});

test('another time may be right where the time from another visit was wrong, and only there', () => {
  const codes = ['101', '105', '201', '202', '203', '206', '999'];
  expect(codes.filter((code) => !isForGood({ code }))).toEqual(['201', '202']);
});

describe('validationText', () => {
  const today = '2026-11-02';

  test.each(['101', '104', '105', '203', '204', '205', '206'])('%s has a text', (code) => {
    expect(validationText({ today, code })).toEqual({ key: `bookings:validation.${code}`, values: { code } });
  });

  test.each(['102', '103', '201', '202'])('%s has a text with a number, none without', (code) => {
    const values = { code, age: 65, count: 65 };
    expect(validationText({ today, code, params: { age: 65 } })).toEqual({
      key: `bookings:validation.${code}`,
      values,
    });
    expect(validationText({ today, code })).toEqual({ key: 'bookings:validation.other', values: { code } });
  });

  test.each(['100', '207', '', 'constructor', '1010'])('%j is another error, with its code', (code) => {
    expect(validationText({ today, code })).toEqual({ key: 'bookings:validation.other', values: { code } });
  });

  test('a number of the provider is the count of the text', () => {
    expect(
      validationText({ today, code: '205', params: { service: 'Rehabilitacja', limit: 2 } }).values,
    ).toEqual({
      code: '205',
      service: 'Rehabilitacja',
      limit: 2,
      count: 2,
    });
  });

  test.each([
    ['201', { days: 30, firstDay: '2026-12-01' }, '201From', '01-12-2026'],
    ['202', { days: 60, lastDay: '2026-11-02' }, '202Until', '02-11-2026'],
    ['202', { days: 60, lastDay: '2026-11-01' }, '202Over', '01-11-2026'],
  ])('%s names the day of %j', (code, params, name, day) => {
    expect(validationText({ today, code, params })).toEqual({
      key: `bookings:validation.${name}`,
      values: { day },
    });
  });

  test('a day that is none is not named', () => {
    const params = { days: 30, firstDay: '2026-13-01' };
    expect(validationText({ today, code: '201', params }).key).toBe('bookings:validation.201');
  });
});

describe('names', () => {
  test.each([
    [{ degree: 'dr', name: 'Anna', lastName: 'Nowak' }, 'dr Anna Nowak'],
    [{ name: 'Anna', lastName: 'Nowak' }, 'Anna Nowak'],
    [{ degree: '', name: 'Anna', lastName: 'Nowak-Wójcik' }, 'Anna Nowak-Wójcik'],
  ])('practitioner %#', (employee, expected) => {
    expect(practitionerName({ employee })).toBe(expected);
  });

  test.each([
    [
      {
        street: 'ul. Lipowa',
        houseNumber: '3',
        apartmentNumber: '4',
        postalCode: '00-001',
        city: 'Warszawa',
      },
      ['ul. Lipowa 3/4', '00-001 Warszawa'],
    ],
    [
      { street: 'ul. Lipowa', houseNumber: '3', postalCode: '00-001', city: 'Warszawa' },
      ['ul. Lipowa 3', '00-001 Warszawa'],
    ],
    [{ houseNumber: '7', postalCode: '05-300', city: 'Lipki' }, ['Lipki 7', '05-300 Lipki']],
    [{ street: 'ul. Lipowa', apartmentNumber: '4' }, ['ul. Lipowa']],
    [{ city: 'Warszawa' }, ['Warszawa']],
    [{}, []],
  ])('address %#', (address, expected) => {
    expect(addressLines(address)).toEqual(expected);
  });
});

describe('choicesMade', () => {
  const service = {
    serviceName: providerText('Szczepienie'),
    unitName: providerText('Punkt szczepień'),
    practitionerName: 'dr Anna Nowak',
  };
  const dateFrom = '2026-11-24T08:40:00Z';

  test.each([
    ['nothing yet', { patientCount: 2 }, []],
    ['one of two patients', { patientCount: 2, patientName: 'Zofia Kowalska' }, ['patient: Zofia Kowalska']],
    ['the only patient', { patientCount: 1, patientName: 'Jan Nowak' }, []],
    [
      'a service',
      { patientCount: 1, service },
      ['service: Szczepienie', 'place: Punkt szczepień, dr Anna Nowak'],
    ],
    [
      'a service of whoever is on duty',
      { patientCount: 1, service: { ...service, practitionerName: undefined } },
      ['service: Szczepienie', 'place: Punkt szczepień'],
    ],
    [
      'a service that moves',
      { patientCount: 1, service, currentFrom: dateFrom },
      [
        'service: Szczepienie',
        'place: Punkt szczepień, dr Anna Nowak',
        'current: wtorek 24 listopada 2026, 9:40',
      ],
    ],
    [
      'all',
      { patientCount: 3, patientName: 'Zofia Kowalska', service, dateFrom },
      [
        'patient: Zofia Kowalska',
        'service: Szczepienie',
        'place: Punkt szczepień, dr Anna Nowak',
        'date: wtorek 24 listopada 2026, 9:40',
      ],
    ],
  ])('%s', (_, made, expected) => {
    const choices = choicesMade({ ...made, language: 'pl' });
    expect(
      choices.map(({ name, value }) => `${name}: ${typeof value === 'string' ? value : plainText(value)}`),
    ).toEqual(expected);
  });

  test('each choice names the step that changes it', () => {
    const all = choicesMade({ patientCount: 2, patientName: 'Z', service, dateFrom, language: 'en' });
    expect(all.map(({ step }) => step)).toEqual(['patients', 'services', 'services', 'dates']);
    expect(all.at(-1)?.value).toBe('Tuesday 24 November 2026, 9:40');
  });
});
