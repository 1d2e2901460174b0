import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { budgeted, outageOf } from '#app/services/provider/provider.server.ts';
import { createLog } from '#app/services/request/log.server.ts';
import { movableClock } from '#provider/core/clock.ts';
import type { ProviderClient } from '#contract/index.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A provider whose calls take so long, or as long as one says; and how many it got. */
function slow(ms: number, others: Record<string, number> = {}) {
  const calls: string[] = [];
  const client = new Proxy(
    {},
    {
      get: (_, area) =>
        new Proxy(
          {},
          {
            get: (__, name) => () => {
              const call = `${String(area)}.${String(name)}`;
              calls.push(call);
              return new Promise((resolve) => setTimeout(() => resolve({}), others[call] ?? ms));
            },
          },
        ),
    },
  ) as ProviderClient;
  const provider = budgeted({
    provider: () => client,
    budgetMs: 2_000,
    clock: movableClock(),
    log: createLog('silent'),
  });
  return { calls, page: () => provider({ language: 'pl', requestId: randomUUID() }) };
}

/** The number of ms that something took, by the clock that stands still unless it is moved. */
async function timeOf(work: () => Promise<unknown>) {
  const start = performance.now();
  const ends: number[] = [];
  const done = work().finally(() => ends.push(performance.now()));
  while (ends.length === 0) await vi.advanceTimersByTimeAsync(50);
  await done;
  return (ends[0] ?? start) - start;
}

const failing = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => outageOf(error),
  );

describe('the time of a page', () => {
  it('is four seconds for all calls that come one after another', async () => {
    const { page } = slow(1_500);
    const provider = page();
    const took = await timeOf(async () => {
      await provider.account.get();
      await provider.patients.list();
      expect(await failing(provider.settings.links())).not.toBeNull();
      expect(await failing(provider.settings.portal())).not.toBeNull();
    });
    expect(took).toBeLessThanOrEqual(4_100);
  });

  it('begins anew with every request', async () => {
    const { page } = slow(1_500);
    await timeOf(() => page().account.get());
    await timeOf(() => page().account.get());
    await timeOf(() => page().account.get());
    expect(await timeOf(() => page().account.get())).toBeGreaterThanOrEqual(1_500);
  });

  it('does not cut off a write that begins in time, and none begins after it', async () => {
    const { page, calls } = slow(1_800);
    const provider = page();
    await timeOf(async () => {
      await provider.account.get();
      await provider.account.get();
      await provider.bookings.cancel({ system: 'AMMS', id: 'booking-3001' });
      const late = await failing(provider.bookings.cancel({ system: 'AMMS', id: 'booking-3001' }));
      expect(late?.kind).toBe('outage');
      expect(late?.inDoubt).toBeUndefined();
    });
    expect(calls).toHaveLength(3);
  });

  it('is not spent by calls that have more', async () => {
    const { page } = slow(1_500, { 'account.signIn': 6_000 });
    const provider = page();
    const took = await timeOf(async () => {
      await provider.account.signIn({ username: 'jan.nowak', password: 'x' });
      await provider.account.get();
    });
    expect(took).toBeGreaterThanOrEqual(7_500);
  });
});

describe('a provider that hangs', () => {
  it('is asked once, and the rest of the page has its time', async () => {
    const { page, calls } = slow(60_000, { 'account.get': 10 });
    const provider = page();
    const took = await timeOf(async () => {
      expect(await failing(provider.referrals.institution({ a: 'AMMS', b: '1' }))).not.toBeNull();
      await provider.account.get();
    });
    expect(calls).toEqual(['referrals.institution', 'account.get']);
    expect(took).toBeLessThan(2_200);
  });

  it('is asked three times, and then no more for ten seconds', async () => {
    const { page, calls } = slow(60_000);
    for (let click = 0; click < 3; click += 1) await timeOf(() => failing(page().account.get()));
    const asked = calls.length;
    expect(asked).toBe(3);
    for (let click = 0; click < 20; click += 1)
      expect(await timeOf(() => failing(page().account.get()))).toBeLessThan(100);
    expect(calls).toHaveLength(asked);
    vi.advanceTimersByTime(10_000);
    await timeOf(() => failing(page().account.get()));
    expect(calls).toHaveLength(asked + 1);
  });

  it('leaves a write in doubt, and never one that was not sent', async () => {
    const { page } = slow(60_000);
    const write = () => failing(page().bookings.cancel({ system: 'AMMS', id: 'booking-3001' }));
    const outcomes: Awaited<ReturnType<typeof write>>[] = [];
    for (let turn = 0; turn < 4; turn += 1) await timeOf(async () => outcomes.push(await write()));
    expect(outcomes.map((outage) => outage?.inDoubt)).toEqual([
      'bookings.cancel',
      'bookings.cancel',
      'bookings.cancel',
      undefined,
    ]);
  });
});
