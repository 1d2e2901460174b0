import { expect, it } from 'vitest';
import { isInPeriod } from '#provider/telehealth/rules.ts';
import { dutyOf } from '#provider/core/telehealth/duty.ts';

const day = { from: '2026-10-20', to: '2026-10-20' };

it.each([
  ['made that day, a minute after midnight in Warsaw', '2026-10-19T22:01:00Z', undefined, true],
  ['made the day before', '2026-10-19T21:59:00Z', undefined, false],
  ['made before, consulted that day', '2026-01-01T10:00:00Z', '2026-10-20T10:00:00Z', true],
  ['made before, consulted after', '2026-01-01T10:00:00Z', '2026-12-20T10:00:00Z', true],
  ['made before, consulted before', '2026-01-01T10:00:00Z', '2026-02-20T10:00:00Z', false],
  ['made after', '2026-10-20T22:01:00Z', undefined, false],
])('a case %s', (_what, made, last, isOfIt) => {
  expect(isInPeriod({ medicalCaseCreateDate: made, lastConsultationScheduledDate: last }, day)).toBe(isOfIt);
});

it.each([
  [[], { onDuty: 0, offline: true, dutyFrom: null }],
  [[{ status: 2, duty_from: 50 }], { onDuty: 1, offline: false, dutyFrom: null }],
  [
    [
      { status: 0, duty_from: 30 },
      { status: 9, duty_from: 20 },
      { status: 0, duty_from: 5 },
    ],
    { onDuty: 0, offline: true, dutyFrom: 20 },
  ],
])('%j is on duty, or will be', (consultants, expected) => {
  expect(dutyOf(consultants, { now: 10 })).toEqual(expected);
});
