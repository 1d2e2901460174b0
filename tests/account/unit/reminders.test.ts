import { describe, expect, it } from 'vitest';
import { reminderNow, reminderTime } from '#provider/account/rules/reminders.ts';

const at = (iso: string) => Date.parse(iso);

describe('a reminder of a visit', () => {
  it.each([
    ['so many days before, at the same time', '2026-11-20T09:40:00+01:00', 2, '2026-11-18T09:40:00+01:00'],
    ['a month before', '2026-11-20T15:00:00+01:00', 31, '2026-10-20T15:00:00+02:00'],
    ['over the change to winter time', '2026-10-26T08:00:00+01:00', 2, '2026-10-24T08:00:00+02:00'],
    ['over the change to summer time', '2027-03-29T08:00:00+02:00', 1, '2027-03-28T08:00:00+02:00'],
    ['at 20:59 still', '2026-11-20T20:59:00+01:00', 1, '2026-11-19T20:59:00+01:00'],
    ['at 21:00 no more, but in the morning', '2026-11-20T21:00:00+01:00', 2, '2026-11-19T07:00:00+01:00'],
    ['in the night in the same morning', '2026-11-20T02:30:00+01:00', 2, '2026-11-18T07:00:00+01:00'],
    ['in the night of winter time', '2026-10-25T21:30:00+01:00', 1, '2026-10-25T07:00:00+01:00'],
    ['in the night of summer time', '2027-03-29T02:30:00+02:00', 1, '2027-03-28T07:00:00+02:00'],
  ])('goes %s', (_, startsAt, days, expected) => {
    expect(new Date(reminderTime({ startsAt: at(startsAt), days }))).toEqual(new Date(expected));
  });

  const visit = { startsAt: at('2026-11-20T10:00:00Z'), days: 2, madeAt: at('2026-11-01T10:00:00Z') };
  it.each([
    ['waits', visit, '2026-11-18T09:59:59Z', 'WAIT'],
    ['is sent', visit, '2026-11-18T10:00:00Z', 'SEND'],
    ['is sent late after a stop', visit, '2026-11-20T09:59:00Z', 'SEND'],
    ['is not sent in the evening after a stop', visit, '2026-11-18T21:30:00+01:00', 'WAIT'],
    ['is not sent in the night after a stop', visit, '2026-11-19T06:59:59+01:00', 'WAIT'],
    ['is sent in the morning after a stop', visit, '2026-11-19T07:00:00+01:00', 'SEND'],
    ['is sent until 21:00 after a stop', visit, '2026-11-19T20:59:59+01:00', 'SEND'],
    [
      'is not sent in the night of summer time',
      { ...visit, startsAt: at('2027-03-29T10:00:00+02:00') },
      '2027-03-28T06:30:00+02:00',
      'WAIT',
    ],
    [
      'is none in the night after the beginning',
      { ...visit, startsAt: at('2026-11-20T05:00:00+01:00') },
      '2026-11-20T05:30:00+01:00',
      'NONE',
    ],
    ['is none after the beginning', visit, '2026-11-20T10:00:00Z', 'NONE'],
    [
      'is none of a visit made later than it',
      { ...visit, madeAt: at('2026-11-18T10:00:01Z') },
      '2026-11-19T10:00:00Z',
      'NONE',
    ],
  ])('%s', (_, one, now, expected) => {
    expect(reminderNow({ ...one, now: at(now) })).toBe(expected);
  });
});
