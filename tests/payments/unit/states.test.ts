import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAYMENT_STATES, readPaymentState } from '#contract/payments/reading/states.ts';
import { isOver, nextQuestion, reasonToRefund, STATE_TABLE } from '#provider/payments/states.ts';

describe('the table of states', () => {
  it('is the one that docs/payment-states.md shows', () => {
    const rows = readFileSync('docs/payment-states.md', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
      .map((line) =>
        line
          .split('|')
          .map((cell) => cell.trim())
          .filter(Boolean),
      );
    const [head = [], ...body] = rows;
    expect(head.slice(1)).toEqual(PAYMENT_STATES);
    const shown = body.map(([from = '', ...cells]) => [
      from,
      Object.fromEntries(PAYMENT_STATES.map((state, index) => [state, cells[index]])),
    ]);
    expect(Object.fromEntries(shown)).toEqual(STATE_TABLE);
  });

  it('has nothing after COMPLETED, and one step back (C-79)', () => {
    expect(Object.values(STATE_TABLE.COMPLETED)).not.toContain('STEP');
    const order = ['NEW', 'PENDING', 'WAITING_FOR_CONFIRMATION', 'COMPLETED', 'REJECTED', 'CANCELED'];
    const back = PAYMENT_STATES.flatMap((from) =>
      PAYMENT_STATES.filter(
        (to) => STATE_TABLE[from][to] === 'STEP' && order.indexOf(to) < order.indexOf(from),
      ).map((to) => `${from} ${to}`),
    );
    expect(back).toEqual(['CANCELED COMPLETED']);
  });

  it.each(['X', 'completed', '', 'toString'])('does not know %j', (state) => {
    expect(readPaymentState(state)).toBeNull();
  });
});

describe('questions to the gateway', () => {
  const HOUR = 3_600_000;
  /** Noon before the clocks go forward, in Warsaw: the 48 hours are real ones. */
  const startedAt = Date.parse('2027-03-27T11:00:00Z');
  const nextAfter = (ms: number) => nextQuestion({ startedAt, now: startedAt + ms }) - startedAt;

  it.each([
    [0, 0.5],
    [0.5 * HOUR - 1, 0.5],
    [0.5 * HOUR, 1.5],
    [1.5 * HOUR, 2.5],
    [46.5 * HOUR, 47.5],
    [47.5 * HOUR, 48],
  ])('after %i ms come next after %d hours', (passed, hours) => {
    expect(nextAfter(passed)).toBe(hours * HOUR);
  });

  it('end after 48 hours', () => {
    expect(isOver({ startedAt, now: Date.parse('2027-03-29T10:59:59.999Z') })).toBe(false);
    expect(isOver({ startedAt, now: Date.parse('2027-03-29T11:00:00Z') })).toBe(true);
  });
});

describe('money that has come', () => {
  const payment = { id: 'one', amount: 100 };

  it.each([
    [{ state: 'DUE', amount: 100, paid_by: null }, null],
    [{ state: 'DUE', amount: 101, paid_by: null }, 'NOT_DUE'],
    [{ state: 'PAID', amount: 100, paid_by: 'other' }, 'SECOND_PAYMENT'],
    [{ state: 'CANCELED', amount: 100, paid_by: null }, 'NOT_DUE'],
  ] as const)('for %j goes back because of %s', (invoice, reason) => {
    expect(reasonToRefund({ payment, invoice })).toBe(reason);
  });
});
