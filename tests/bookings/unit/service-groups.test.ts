import { describe, expect, it, test } from 'vitest';
import {
  choiceIn,
  earlierOf,
  earlierServices,
  groupOf,
  inGroups,
} from '#app/domain/bookings/service-groups.ts';

describe('groupOf', () => {
  test.each([
    [{ group: 'TEST' }, 'TEST'],
    [{ group: 'CONSULTATION', meeting: 'PHONE' }, 'CONSULTATION'],
    [{ meeting: 'PHONE' }, 'REMOTE'],
    [{ meeting: 'VIDEO', declarationType: 'P' }, 'REMOTE'],
    [{ declarationType: 'P' }, 'NURSING'],
    [{ declarationType: 'O' }, 'NURSING'],
    [{ declarationType: 'L' }, 'OTHER'],
    [{}, 'OTHER'],
    [{ group: 'SPA', meeting: 'PHONE' }, 'OTHER'],
    [{ group: 'toString' }, 'OTHER'],
  ])('%o stands under %s', (service, group) => {
    expect(groupOf(service)).toBe(group);
  });
});

it('headings come in their order, and none without a service', () => {
  const services = [
    { code: 'X', group: 'OTHER' as const },
    { code: 'T', group: 'TREATMENT' as const },
    { code: 'A', group: 'CONSULTATION' as const },
    { code: 'B', group: 'CONSULTATION' as const },
  ];
  expect(inGroups(services).map((one) => [one.group, one.services.map(({ code }) => code).join('')])).toEqual(
    [
      ['CONSULTATION', 'AB'],
      ['TREATMENT', 'T'],
      ['OTHER', 'X'],
    ],
  );
});

describe('choiceIn', () => {
  const entry = (unit: string, who?: string, commercialService = false) => ({
    hospitalOrganizationUnit: { id: unit },
    practitioner: who === undefined ? undefined : { employee: { id: who } },
    commercialService,
  });

  it('counts a person at two places once, and two people at one place as one place', () => {
    expect(choiceIn([entry('family', 'a'), entry('branch', 'a'), entry('family', 'b')])).toEqual({
      places: 2,
      people: 2,
      isOnDutyToo: false,
      paid: null,
    });
  });

  it('counts nobody for who is on duty', () => {
    expect(choiceIn([entry('family', 'a'), entry('family')])).toMatchObject({ people: 1, isOnDutyToo: true });
  });

  test.each([
    [[true, true], 'all'],
    [[true, false], 'some'],
    [[false], null],
  ])('commercial %o: %s', (commercial, paid) => {
    expect(choiceIn(commercial.map((is, index) => entry('family', String(index), is))).paid).toBe(paid);
  });
});

describe('earlier services', () => {
  const now = new Date('2026-11-26T09:00:00Z');
  const visit = (code: string, day: string, more: { status?: string; patient?: string } = {}) => ({
    patient: { id: more.patient ?? 'me' },
    service: { code },
    status: more.status ?? 'EXECUTED',
    dateFrom: `${day}T08:00:00Z`,
    dateTo: `${day}T08:30:00Z`,
  });
  const codes = (bookings: ReturnType<typeof visit>[]) => earlierServices({ bookings, patientId: 'me', now });

  it('begin with the last one, each once', () => {
    expect(codes([visit('A', '2026-03-02'), visit('B', '2026-10-01'), visit('A', '2026-11-20')])).toEqual([
      'A',
      'B',
    ]);
  });

  it('are neither canceled ones, nor those to come, nor another’s', () => {
    expect(
      codes([
        visit('A', '2026-11-01', { status: 'CANCELED' }),
        visit('B', '2026-11-27', { status: 'SCHEDULED' }),
        visit('C', '2026-11-01', { patient: 'child' }),
      ]),
    ).toEqual([]);
  });

  it('are three at most, of those that can be chosen', () => {
    const services = ['A', 'B', 'D', 'E'].map((code) => ({ code }));
    expect(earlierOf(services, ['E', 'GONE', 'D', 'B', 'A']).map(({ code }) => code)).toEqual([
      'E',
      'D',
      'B',
    ]);
  });
});
