import { describe, expect, it } from 'vitest';
import { today } from '#app/domain/dates/warsaw.ts';
import { byDueDay, daysOverdue, isOverdue } from '#app/domain/payments/due.ts';

describe('the due day of an invoice, in Warsaw', () => {
  it.each([
    ['2026-11-30', '2026-11-30T22:59:59Z', false],
    ['2026-11-30', '2026-11-30T23:00:00Z', true],
    // The clocks go forward on 28 March 2027 and back on 31 October 2027.
    ['2027-03-27', '2027-03-27T22:59:59Z', false],
    ['2027-03-27', '2027-03-27T23:00:00Z', true],
    ['2027-03-28', '2027-03-28T21:59:59Z', false],
    ['2027-03-28', '2027-03-28T22:00:00Z', true],
    ['2027-10-30', '2027-10-30T21:59:59Z', false],
    ['2027-10-30', '2027-10-30T22:00:00Z', true],
    ['2027-10-31', '2027-10-31T22:59:59Z', false],
    ['2027-10-31', '2027-10-31T23:00:00Z', true],
    ['2028-02-29', '2028-02-29T22:59:59Z', false],
    ['2028-02-29', '2028-02-29T23:00:00Z', true],
  ])('%s is over at %s: %s', (dueDay, now, expected) => {
    expect(isOverdue({ dueDay }, today(new Date(now)))).toBe(expected);
  });

  it('counts the days since, over a change of clocks too', () => {
    expect(daysOverdue({ dueDay: '2027-03-27' }, '2027-03-29')).toBe(2);
    expect(daysOverdue({ dueDay: '2027-03-27' }, '2027-03-27')).toBe(0);
    expect(daysOverdue({ dueDay: '2027-03-27' }, '2027-03-01')).toBe(0);
    expect(daysOverdue({}, '2027-03-01')).toBe(0);
  });

  it('lists the oldest first, equal days by number, those without a day last', () => {
    const invoice = (refInvoice: string, dueDay?: string) => ({ refInvoice, dueDay });
    const listed = [
      invoice('FV/9'),
      invoice('FV/3', '2026-11-30'),
      invoice('FV/2', '2026-11-30'),
      invoice('FV/1', '2026-12-01'),
      invoice('FV/4', '2025-12-01'),
      invoice('FV/8'),
    ];
    const expected = ['FV/4', 'FV/2', 'FV/3', 'FV/1', 'FV/8', 'FV/9'];
    expect(byDueDay(listed).map(({ refInvoice }) => refInvoice)).toEqual(expected);
    expect(byDueDay(listed.toReversed()).map(({ refInvoice }) => refInvoice)).toEqual(expected);
  });
});
