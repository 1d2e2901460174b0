import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isForPatient,
  prebookingErrors,
  type BookingRestrictions,
  type PrebookingFacts,
} from '#provider/bookings/rules/prebooking.ts';

const now = new Date('2026-10-20T06:00:00Z');
const on = (day: string) => Date.parse(`${day}T08:00:00Z`);

const FACTS: PrebookingFacts = {
  patient: { gender: 'FEMALE', birthDate: '1985-11-02', insurerCode: '03' },
  isPhoneReady: true,
  visits: [],
  comingOfAccount: 0,
  startsAt: on('2026-11-02'),
  now,
};

const codes = (restrictions: BookingRestrictions, facts: Partial<PrebookingFacts>) =>
  prebookingErrors({ restrictions, facts: { ...FACTS, ...facts } }).map(({ code }) => code);

type Row = [code: string, story: string, BookingRestrictions, Partial<PrebookingFacts>, refused: boolean];

const patient = (changed: Partial<PrebookingFacts['patient']>) => ({
  patient: { ...FACTS.patient, ...changed },
});

const TABLE: Row[] = [
  ['101', 'the other gender', { gender: 'MALE' }, {}, true],
  ['101', 'the same gender', { gender: 'FEMALE' }, {}, false],
  ['102', 'the day before the birthday', { minAge: 41 }, { startsAt: on('2026-11-01') }, true],
  ['102', 'on the birthday', { minAge: 41 }, { startsAt: on('2026-11-02') }, false],
  ['103', 'on the birthday after', { maxAge: 40 }, { startsAt: on('2026-11-02') }, true],
  ['103', 'the day before', { maxAge: 40 }, { startsAt: on('2026-11-01') }, false],
  ['104', 'no insurer', { insurerRequired: true }, patient({ insurerCode: null }), true],
  ['104', 'an insurer', { insurerRequired: true }, {}, false],
  ['105', 'no confirmed phone', { phoneRequired: true }, { isPhoneReady: false }, true],
  ['105', 'a confirmed phone', { phoneRequired: true }, {}, false],
  ['201', '29 days after a visit', { minIntervalDays: 30 }, { visits: [on('2026-10-04')] }, true],
  ['201', '30 days after a visit', { minIntervalDays: 30 }, { visits: [on('2026-10-03')] }, false],
  ['201', '29 days before a visit', { minIntervalDays: 30 }, { visits: [on('2026-12-01')] }, false],
  ['201', 'no visit', { minIntervalDays: 30 }, {}, false],
  ['202', '61 days after the last visit', { maxIntervalDays: 60 }, { visits: [on('2026-09-02')] }, true],
  ['202', '60 days after the last visit', { maxIntervalDays: 60 }, { visits: [on('2026-09-03')] }, false],
  ['202', 'no visit', { maxIntervalDays: 60 }, {}, false],
  ['203', 'no visit before', { firstVisit: 'FORBIDDEN' }, { visits: [on('2026-12-01')] }, true],
  ['203', 'a visit before', { firstVisit: 'FORBIDDEN' }, { visits: [on('2026-05-01')] }, false],
  ['204', 'a visit before', { firstVisit: 'REQUIRED' }, { visits: [on('2026-05-01')] }, true],
  ['204', 'no visit before', { firstVisit: 'REQUIRED' }, {}, false],
  ['205', 'two coming', { maxActiveForService: 2 }, { visits: [on('2026-10-25'), on('2026-12-01')] }, true],
  [
    '205',
    'one coming, one past',
    { maxActiveForService: 2 },
    { visits: [on('2026-10-01'), on('2026-12-01')] },
    false,
  ],
  ['206', 'as many as allowed', { maxActiveForAccount: 6 }, { comingOfAccount: 6 }, true],
  ['206', 'one fewer', { maxActiveForAccount: 6 }, { comingOfAccount: 5 }, false],
];

describe('pre-booking (B§5)', () => {
  it('201 names the first possible day, 202 the last one', () => {
    const visits = [on('2026-10-04')];
    const errors = (restrictions: BookingRestrictions) =>
      prebookingErrors({ restrictions, facts: { ...FACTS, visits } });
    expect(errors({ minIntervalDays: 30 })).toEqual([
      { code: '201', params: { days: 30, firstDay: '2026-11-03' } },
    ]);
    expect(errors({ maxIntervalDays: 20 })).toEqual([
      { code: '202', params: { days: 20, lastDay: '2026-10-24' } },
    ]);
  });

  it.each(TABLE)('%s: %s', (code, _story, restrictions, facts, refused) => {
    expect(codes(restrictions, facts)).toEqual(refused ? [code] : []);
  });

  it('gives all reasons in the order of their codes, with what their texts need', () => {
    const restrictions = { gender: 'MALE', minAge: 65, maxActiveForAccount: 1 } as const;
    expect(prebookingErrors({ restrictions, facts: { ...FACTS, comingOfAccount: 3 } })).toEqual([
      { code: '101' },
      { code: '102', params: { age: 65 } },
      { code: '206', params: { count: 1 } },
    ]);
  });

  it('asks nothing when nothing is restricted', () => {
    const visits = fc.array(fc.integer({ min: on('2020-01-01'), max: on('2030-01-01') }));
    fc.assert(
      fc.property(visits, fc.nat(), fc.boolean(), (times, comingOfAccount, isPhoneReady) => {
        expect(codes({}, { visits: times, comingOfAccount, isPhoneReady })).toEqual([]);
      }),
    );
  });
});

describe('an entry is for a patient whom gender and age do not forbid every day', () => {
  const days = { first: '2026-11-22', last: '2027-12-22' };
  const woman = { gender: 'FEMALE', birthDate: '1985-11-02' } as const;
  const bornOn = (birthDate: string) => ({ ...woman, birthDate });
  type Story = [story: string, BookingRestrictions, Parameters<typeof isForPatient>[0]['patient'], boolean];

  it.each<Story>([
    ['nothing is asked', {}, woman, true],
    ['her gender', { gender: 'FEMALE' }, woman, true],
    ['the other gender', { gender: 'MALE' }, woman, false],
    ['a gender, and hers is neither', { gender: 'FEMALE' }, { ...woman, gender: 'OTHER' }, false],
    ['an age, and her gender is neither', { minAge: 18 }, { ...woman, gender: 'OTHER' }, true],
    ['65 on the last day', { minAge: 65 }, bornOn('1962-12-22'), true],
    ['65 a day after the last one', { minAge: 65 }, bornOn('1962-12-23'), false],
    ['18 on the first day', { maxAge: 17 }, bornOn('2008-11-22'), false],
    ['18 a day after the first one', { maxAge: 17 }, bornOn('2008-11-23'), true],
    ['18 on the first day, and that is asked', { minAge: 18, maxAge: 18 }, bornOn('2008-11-22'), true],
    ['17 and 19, with 18 in between', { minAge: 18, maxAge: 18 }, bornOn('2008-12-01'), true],
    ['18 in between, and it is not for her', { minAge: 18, gender: 'MALE' }, bornOn('2008-12-01'), false],
    ['no age can be both', { minAge: 19, maxAge: 17 }, bornOn('2008-12-01'), false],
    [
      'an insurer and a first visit, which are no matter of the person',
      { insurerRequired: true },
      woman,
      true,
    ],
  ])('%s', (_, restrictions, patient, isFor) => {
    expect(isForPatient({ restrictions, patient, days })).toBe(isFor);
  });

  it('says what prebooking says of each single day', () => {
    const age = fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined });
    const gender = fc.constantFrom('MALE', 'FEMALE', undefined);
    const birthDate = fc.integer({ min: 0, max: 1200 }).map((days) => dayAfter('2023-11-01', days));
    fc.assert(
      fc.property(gender, age, age, birthDate, fc.integer({ min: 0, max: 400 }), (...drawn) => {
        const [asked, minAge, maxAge, born, length] = drawn;
        const restrictions = { gender: asked, minAge, maxAge };
        const each = Array.from({ length: length + 1 }, (_, index) => dayAfter(days.first, index));
        const isAllowed = each.some((day) => {
          const visit = { ...patient({ birthDate: born }), startsAt: on(day) };
          return codes(restrictions, visit).length === 0;
        });
        const within = { first: days.first, last: dayAfter(days.first, length) };
        expect(isForPatient({ restrictions, patient: bornOn(born), days: within })).toBe(isAllowed);
      }),
      { numRuns: 200 },
    );
  });
});

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
