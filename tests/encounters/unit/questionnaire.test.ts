import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#app/domain/dates/calendar.ts';
import { dayOf, endOfDay } from '#app/domain/dates/warsaw.ts';
import { readQuestionnaireAddress } from '#app/domain/encounters/paths.ts';
import { lastDayOf, standingOf } from '#app/domain/encounters/questionnaire.ts';
import { isOpen } from '#provider/encounters/rules.ts';

const at = (date: string, deadlineDays: number, rest: { filledAt?: string; endTime?: string } = {}) => {
  const { filledAt, endTime } = rest;
  return { date, endTime, questionnaire: { deadlineDays, filledAt } };
};

describe('the questionnaire of a visit', () => {
  it.each([
    ['in summer', '2026-07-01T08:00:00.000Z', 7, '2026-07-08T21:59:59.999Z'],
    ['when the clocks go back', '2026-10-18T08:00:00.000Z', 7, '2026-10-25T22:59:59.999Z'],
    ['when the clocks go forward', '2027-03-21T08:00:00.000Z', 7, '2027-03-28T21:59:59.999Z'],
    ['over a change', '2026-10-20T08:00:00.000Z', 14, '2026-11-03T22:59:59.999Z'],
    ['of a visit near midnight in Warsaw', '2026-11-10T23:30:00.000Z', 0, '2026-11-11T22:59:59.999Z'],
  ])('is open to the last millisecond of its last day %s (A-116)', (_, date, days, last) => {
    const encounter = at(date, days);
    const instant = Date.parse(last);
    expect(standingOf(encounter, new Date(instant))).toBe('toFill');
    expect(standingOf(encounter, new Date(instant + 1))).toBe('passed');
  });

  it('counts from the end of a stay', () => {
    const encounter = at('2026-10-01T08:00:00.000Z', 3, { endTime: '2026-10-09T10:00:00.000Z' });
    expect(lastDayOf(encounter, encounter.questionnaire)).toBe('2026-10-12');
  });

  it('is only to be read once it is filled in, and is none where there is none', () => {
    const filled = at('2026-10-01T08:00:00.000Z', 14, { filledAt: '2026-10-02T08:00:00.000Z' });
    for (const now of ['2026-10-03T08:00:00.000Z', '2027-10-03T08:00:00.000Z'])
      expect(standingOf(filled, new Date(now))).toBe('filled');
    expect(standingOf({ date: '2026-10-01T08:00:00.000Z' }, new Date('2026-10-03'))).toBeNull();
  });

  it('is as open to the portal as to the provider, whatever the visit and the moment', () => {
    const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.nat(60), fc.nat(100 * 24 * 60), (date, days, minutes) => {
        const now = date.getTime() + minutes * 60_000;
        const visit = { startsAt: date.getTime(), endsAt: null };
        const isOpenHere = standingOf(at(date.toISOString(), days), new Date(now)) === 'toFill';
        expect(isOpen({ visit, deadlineDays: days, now })).toBe(isOpenHere);
        const last = Date.parse(endOfDay(addDays({ day: dayOf(date), days })));
        expect(isOpenHere).toBe(now < last);
      }),
    );
  });

  it('needs three parameters, and reads no others', () => {
    const whole = { unitSpeciality: '1000', patientId: 'patient-1', id: 'encounter-1' };
    const query = (values: Record<string, string>) => new URLSearchParams(values);
    const others = { visitDate: '2026-01-01', questionnaireFulfillments: 'x' };
    expect(readQuestionnaireAddress(query({ ...whole, ...others }))).toEqual(whole);
    for (const name of Object.keys(whole)) {
      expect(readQuestionnaireAddress(query({ ...whole, [name]: '' })), name).toBeUndefined();
      expect(readQuestionnaireAddress(query({ ...whole, [name]: 'x'.repeat(81) })), name).toBeUndefined();
    }
  });
});
