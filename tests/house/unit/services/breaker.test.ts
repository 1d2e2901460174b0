import { describe, expect, it } from 'vitest';
import { createBreaker } from '#app/services/provider/breaker.server.ts';
import { movableClock } from '#provider/core/clock.ts';

const START = new Date('2026-10-20T06:00:00.000Z');

function broken() {
  const clock = movableClock({ now: () => START });
  const breaker = createBreaker({ clock });
  const { begin } = breaker;
  /** Calls of different requests without an answer. */
  const fail = (calls: number) => {
    for (let call = 0; call < calls; call += 1) begin(`request-${call}`)?.unanswered();
  };
  return { clock, breaker: { begin: (request = 'a request') => begin(request) }, fail };
}

describe('the breaker of the provider', () => {
  it('lets calls through until three in a row had no answer', () => {
    const { breaker, fail } = broken();
    fail(2);
    expect(breaker.begin()).not.toBeNull();
    fail(1);
    expect(breaker.begin()).toBeNull();
  });

  it('counts anew after an answer', () => {
    const { breaker, fail } = broken();
    fail(2);
    breaker.begin()?.answered();
    fail(2);
    expect(breaker.begin()).not.toBeNull();
  });

  it('after ten seconds one call tries, and only one', () => {
    const { clock, breaker, fail } = broken();
    fail(3);
    clock.advance('PT9S');
    expect(breaker.begin()).toBeNull();
    clock.advance('PT1S');
    const trial = breaker.begin();
    expect(trial).not.toBeNull();
    expect(breaker.begin()).toBeNull();
    trial?.unanswered();
    clock.advance('PT9S');
    expect(breaker.begin()).toBeNull();
  });

  it('lets all through again after that call was answered', () => {
    const { clock, breaker, fail } = broken();
    fail(3);
    clock.advance('PT10S');
    breaker.begin()?.answered();
    expect([breaker.begin(), breaker.begin()]).not.toContain(null);
  });

  it('is not moved by a record that hangs while others are answered', () => {
    const { breaker } = broken();
    for (let call = 0; call < 10; call += 1) {
      const hanging = breaker.begin();
      breaker.begin()?.answered();
      hanging?.unanswered();
    }
    expect(breaker.begin()).not.toBeNull();
  });

  it('is not moved by the calls of one request alone', () => {
    const { breaker } = broken();
    for (let call = 0; call < 5; call += 1) breaker.begin('one')?.unanswered();
    expect(breaker.begin('another')).not.toBeNull();
    breaker.begin('another')?.unanswered();
    expect(breaker.begin('a third')).toBeNull();
  });

  it('waits no longer because the clock was put back', () => {
    const { clock, breaker, fail } = broken();
    fail(3);
    clock.advance('-P1D');
    expect(breaker.begin()).not.toBeNull();
  });
});
