import { describe, expect, it, test } from 'vitest';
import { groupedRefusals } from '#provider/core/limits/store/refusals.ts';
import { limitReached, MINUTE_MS, USUAL_LIMITS, type Used } from '#provider/core/limits/rules.ts';

const NOW = Date.parse('2026-10-25T00:30:00.000Z');
const ago = (minutes: number, amount = 1): Used => ({ minute: NOW - minutes * MINUTE_MS, amount });
const inMinutes = (minutes: number) => NOW + minutes * MINUTE_MS;
const MB = 1024 * 1024;

const reached = (what: 'MESSAGES' | 'FILES' | 'BOOKINGS' | 'MAILS', used: Used[], amount = 1) =>
  limitReached({ used, amount, now: NOW, what, limits: USUAL_LIMITS });

describe('a bound of the hour or of the day', () => {
  test.each([
    ['nothing used', 'MESSAGES', [], 1],
    ['nine of ten', 'MESSAGES', [ago(59, 9)], 1],
    ['ten, an hour and a minute ago', 'MESSAGES', [ago(61, 10)], 1],
    ['the last byte', 'FILES', [ago(5, 40 * MB - 7)], 7],
    ['five visits', 'BOOKINGS', [ago(1, 5)], 1],
    ['three mails', 'MAILS', [ago(0, 3)], 1],
    ['what lies ahead, for the clock was set back', 'MESSAGES', [ago(-5, 10)], 1],
    ['fifty, a day and a minute ago', 'MESSAGES', [ago(24 * 60 + 1, 50)], 1],
  ] as const)('lets through: %s', (_, what, used, amount) => {
    expect(reached(what, [...used], amount)).toBeNull();
  });

  test.each([
    ['the eleventh message', 'MESSAGES', [ago(60, 4), ago(20, 6)], 1, 'HOUR', 10, 1],
    ['a byte too many', 'FILES', [ago(30, 10 * MB), ago(5, 30 * MB)], 1, 'HOUR', 40 * MB, 31],
    [
      'a file for which two must go',
      'FILES',
      [ago(30, 10 * MB), ago(5, 30 * MB)],
      11 * MB,
      'HOUR',
      40 * MB,
      56,
    ],
    ['the seventh visit', 'BOOKINGS', [ago(10, 6)], 1, 'HOUR', 6, 51],
    ['the fifth mail', 'MAILS', [ago(0, 4)], 1, 'HOUR', 4, 61],
    ['the fifty-first message', 'MESSAGES', [ago(23 * 60, 45), ago(70, 5)], 1, 'DAY', 50, 61],
    ['of two the one that ends later', 'MESSAGES', [ago(200, 41), ago(50, 10)], 1, 'DAY', 50, 1241],
  ] as const)('stops: %s', (_, what, used, amount, span, most, minutes) => {
    expect(reached(what, [...used], amount)).toEqual({ what, span, most, until: inMinutes(minutes) });
  });

  it('is over when it says so, to the minute', () => {
    const used = [ago(60, 3), ago(12, 7)];
    const until = reached('MESSAGES', used)?.until ?? 0;
    const at = (now: number) =>
      limitReached({ used, amount: 1, now, what: 'MESSAGES', limits: USUAL_LIMITS });
    expect([at(until - 1)?.until, at(until)]).toEqual([until, null]);
  });

  it('of a setting below five is one an hour, never none', () => {
    const limits = { ...USUAL_LIMITS, messages: 3 };
    expect(limitReached({ used: [], amount: 1, now: NOW, what: 'MESSAGES', limits })).toBeNull();
    expect(limitReached({ used: [ago(3)], amount: 1, now: NOW, what: 'MESSAGES', limits })).toMatchObject({
      span: 'HOUR',
      most: 1,
    });
  });
});

describe('refusals', () => {
  it('are one row an account, kind and hour, with the first and the last time', () => {
    const at = (time: string) => new Date(`2026-10-25T${time}Z`);
    const rows = groupedRefusals([
      { accountId: 'b', kind: 'results.get', at: at('10:59:59.999') },
      { accountId: 'a', kind: 'results.get', at: at('10:20:00.000') },
      { accountId: 'b', kind: 'results.get', at: at('10:00:00.000') },
      { accountId: 'b', kind: 'results.get', at: at('11:00:00.000') },
      { accountId: 'b', kind: 'limit.FILES', at: at('10:30:00.000') },
    ]);
    expect(rows.map((row) => [row.account_id, row.kind, row.count])).toEqual([
      ['a', 'results.get', 1],
      ['b', 'limit.FILES', 1],
      ['b', 'results.get', 2],
      ['b', 'results.get', 1],
    ]);
    expect(rows[2]).toMatchObject({
      first_at: at('10:00:00.000').getTime(),
      last_at: at('10:59:59.999').getTime(),
    });
  });
});
