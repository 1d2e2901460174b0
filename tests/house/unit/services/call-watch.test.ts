import { ORPCError } from '@orpc/client';
import { ValidationError } from '@orpc/contract';
import { expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { ForeignAnswer, NoAnswer, Overdue } from '#app/services/provider/answer.server.ts';
import { budgeted } from '#app/services/provider/provider.server.ts';
import type { EndedCall } from '#app/services/provider/watched.server.ts';
import { createLog } from '#app/services/request/log.server.ts';
import { movableClock } from '#provider/core/clock.ts';

const log = createLog('silent');

/** A provider whose calls all end alike, and what was heard of them. */
function watched(end: () => Promise<unknown>) {
  const ended: EndedCall[] = [];
  const hosts: Record<string, () => boolean> = {};
  const clock = movableClock();
  const client = { catalog: { specialties: end, units: end }, bookings: { cancel: end } };
  const provider = budgeted({
    provider: () => client as unknown as ProviderClient,
    budgetMs: 200,
    clock,
    log,
    isApart: () => false,
    watch: { ended: (call) => void ended.push(call), host: (name, isSilent) => (hosts[name] = isSilent) },
  });
  let requests = 0;
  const call = () => {
    const { bookings } = provider({ language: 'pl', requestId: `request-${(requests += 1)}` }) as unknown as {
      bookings: { cancel: (input: object) => Promise<unknown> };
    };
    return bookings.cancel({ secret: 'Kowalska' }).catch(() => null);
  };
  return { call, ended, hosts, clock };
}

const failing = (error: Error) => () => Promise.reject(error);
const invalid = new ValidationError({
  message: 'no',
  issues: [{ message: 'no', path: ['name'] }],
  data: null,
});

it.each([
  ['answered', () => Promise.resolve({ name: 'Kowalska' }), null],
  ['refused', failing(new ORPCError('TOO_LATE', { status: 409, defined: true })), 'TOO_LATE'],
  ['session_over', failing(new ORPCError('UNAUTHORIZED', { status: 401 })), null],
  ['bad_request', failing(new ORPCError('BAD_REQUEST', { status: 400 })), null],
  ['breach', failing(new ForeignAnswer('no JSON', 200)), null],
  ['breach', failing(new ORPCError('INTERNAL_SERVER_ERROR', { status: 500, cause: invalid })), null],
  ['failed', failing(new ForeignAnswer('status 502', 502)), null],
  ['failed', failing(new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 })), null],
  ['failed', failing(new TypeError('of ours')), null],
  ['no_answer', failing(new NoAnswer('ECONNREFUSED', false)), null],
  ['overdue', failing(new Overdue()), null],
  ['overdue', () => new Promise(() => undefined), null],
] as const)('a call that is %s', async (result, end, refusal) => {
  const { call, ended } = watched(end);
  await call();
  expect(ended).toEqual([{ call: 'bookings.cancel', result, refusal, ms: expect.any(Number) as number }]);
  expect(JSON.stringify(ended)).not.toContain('Kowalska');
});

it('calls of a host that answers no more are not asked', async () => {
  const { call, ended } = watched(failing(new Overdue()));
  for (let left = 4; left > 0; left -= 1) await call();
  expect(ended.map(({ result }) => result)).toEqual(['overdue', 'overdue', 'overdue', 'not_asked']);
});

it('a host is silent when for 30 s its calls failed, and until it answers', async () => {
  let end: () => Promise<unknown> = failing(new NoAnswer('ECONNREFUSED', false));
  const { call, hosts, clock } = watched(() => end());
  const told = () => [hosts['provider']?.(), hosts['telehealth']?.()];
  await call();
  clock.advance('PT29S');
  await call();
  expect(told()).toEqual([false, false]);
  clock.advance('PT1S');
  expect(told()).toEqual([false, false]);
  await call();
  expect(told()).toEqual([true, false]);
  end = failing(new ORPCError('TOO_LATE', { status: 409, defined: true }));
  await call();
  expect(told()).toEqual([false, false]);
});
