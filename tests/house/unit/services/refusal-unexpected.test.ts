import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { movableClock } from '#provider/core/clock.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { budgeted, orOutage, outageOf, refusalUnexpected } from '#app/services/provider/provider.server.ts';
import { createLog } from '#app/services/request/log.server.ts';

/** A provider that refuses the list of visits so. */
function refusing(error: Error) {
  const client = { bookings: { list: () => Promise.reject(error) } } as unknown as ProviderClient;
  const provider = budgeted({
    provider: () => client,
    budgetMs: 2_000,
    clock: movableClock(),
    log: createLog('silent'),
  });
  return provider({ language: 'pl', requestId: 'r-1' }).bookings.list({
    dateFrom: '2026-10-20',
    dateTo: '2027-01-20',
  });
}

const named = (code: string, status: number) => new ORPCError(code, { defined: true, status });

describe('a named error that nobody has expected', () => {
  it.each([
    ['NOT_FOUND', 404],
    ['CONFLICT', 409],
    ['REFUSED', 400],
  ])('%s is an outage of its part, and of the page', async (code, status) => {
    const found = await orOutage(refusing(named(code, status)));
    expect(found).toMatchObject({ ok: false, outage: { kind: 'outage', isBreach: true } });
    const thrown = await refusing(named(code, status)).catch((error: unknown) => error);
    expect(refusalUnexpected(thrown)).toMatchObject({ kind: 'outage' });
    expect(outageOf(thrown)).toBeNull();
  });

  it('is still what it is to who expects it', async () => {
    await expect(orOutage(orNotFound(refusing(named('NOT_FOUND', 404))))).rejects.toEqual(notFound());
  });

  it('is no fault of our own', async () => {
    await expect(orOutage(Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
    expect(refusalUnexpected(named('NOT_FOUND', 404))).toBeNull();
  });
});
