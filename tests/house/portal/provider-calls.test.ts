import { isDeepStrictEqual } from 'node:util';
import { ORPCError } from '@orpc/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remoteProvider } from '#app/services/provider/remote.server.ts';
import { startProvider } from '#tests/support/provider-process.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { areAllChosen } from '#tests/support/chosen-areas.ts';
import { PASSWORD } from '#tests/support/visitor.ts';
import { CALLS, callRows as rowOf, rowFromContract, writtenRows } from './calls/rows.ts';

const calls = [...CALLS.keys()];

let provider: ServerProcess;
let ended: string;
let maria: string;

beforeAll(async () => {
  provider = await startProvider();
  const guest = clientWith();
  ({ token: maria } = await guest.account.signIn({ username: 'maria.wisniewska', password: PASSWORD }));
  ({ token: ended } = await guest.account.signIn({ username: 'jan.nowak', password: PASSWORD }));
  await clientWith(ended).account.signOut();
});
afterAll(() => provider.stop());

/** The client that the portal uses for a hospital's own host. */
const clientWith = (token?: string) =>
  remoteProvider({ url: provider.origin, budgetMs: 2_000 })({ token, language: 'pl', requestId: 'test' });

/** "200", or the status and the code of the refusal. */
async function outcomeOf(call: string, token?: string) {
  const [area = '', name = ''] = call.split('.');
  const row = rowOf.get(call);
  if (!row) throw new Error(`no row for ${call}`);
  const areas = clientWith(token) as unknown as Record<
    string,
    Record<string, (input: unknown) => Promise<unknown>>
  >;
  try {
    await areas[area]?.[name]?.(row.input);
    return '200';
  } catch (error) {
    if (error instanceof ORPCError) return `${error.status} ${error.code}`;
    throw error;
  }
}

describe('every call of the provider, over HTTP', () => {
  it('has a row by hand only where it differs from the contract', () => {
    const written = writtenRows.map(({ name }) => name);
    if (areAllChosen) expect(written.filter((name) => !CALLS.has(name))).toEqual([]);
    expect(new Set(written).size).toBe(written.length);
    const same = writtenRows.filter(({ name, row }) => {
      const call = CALLS.get(name);
      return call && isDeepStrictEqual({ ...rowFromContract(call), ...row }, rowFromContract(call));
    });
    expect(same.map(({ name }) => name)).toEqual([]);
  });

  const strangers = () => ({
    nobody: undefined,
    'an ended session': ended,
    'a made-up token': 'x'.repeat(43),
    'no token at all': '"; --',
  });

  it.each(calls)('%s as nobody, with an ended session, with a token that is none', async (call) => {
    for (const token of Object.values(strangers())) {
      const outcome = await outcomeOf(call, token);
      const { kind, unproved = '200' } = rowOf.get(call) ?? {};
      expect(outcome).toBe(kind === 'everybody' ? unproved : '401 UNAUTHORIZED');
    }
  });

  /** The purposes of a short session (C-03); the calls for everybody take it for a guest's. */
  const SHORT = [
    ['adam.piotrowski', 'account.changePassword'],
    ['marek.kaminski', 'account.unconfirmedEmail'],
    ['adam.jankowski', 'account.unconfirmedPhone'],
  ] as const;
  const guarded = calls.filter((call) => rowOf.get(call)?.kind !== 'everybody');

  it.each(SHORT)('none but its own with the short session of %s', async (username, own) => {
    const signIn = clientWith().account.signIn({ username, password: PASSWORD });
    const error: unknown = await signIn.catch((thrown: unknown) => thrown);
    const { session } = (error as ORPCError<string, { session: { token: string } }>).data;
    for (const call of guarded) {
      const outcome = await outcomeOf(call, session.token);
      if (call === own) expect(outcome).not.toBe('401 UNAUTHORIZED');
      else expect([call, outcome]).toEqual([call, '401 UNAUTHORIZED']);
    }
  });

  const ofOthers = calls.filter((call) => rowOf.get(call)?.kind === 'record');
  it.each(ofOthers)('%s as another account', async (call) => {
    expect(await outcomeOf(call, maria)).toBe('404 NOT_FOUND');
  });
});

describe('bodies and addresses that no portal sends', () => {
  const make = '/mppd/api/bookings';
  const authorized = () => ({ authorization: `Bearer ${maria}`, 'content-type': 'application/json' });
  const rows: [string, string, RequestInit, number][] = [
    ['no JSON', make, { method: 'POST', body: '{' }, 400],
    ['nothing', make, { method: 'POST' }, 400],
    ['a list', make, { method: 'POST', body: '[]' }, 400],
    [
      'other kinds of values',
      make,
      { method: 'POST', body: '{"timeSlotId":{},"patientId":[],"availabilityId":1}' },
      400,
    ],
    ['the prototype', make, { method: 'POST', body: '{"__proto__":{"patientId":"x"}}' }, 400],
    ['days that are none', '/mppd/api/bookings?dateFrom=2027-02-29&dateTo=2027-13-01', {}, 400],
    ['an address that is none', '/mppd/api/nothing', {}, 404],
    ['a broken escape', '/mppd/api/bookings/AMMS/%', {}, 404],
    ['an id that is no UTF-8', '/mppd/api/bookings/AMMS/%ED%A0%80', {}, 404],
    ['an id with NUL', '/mppd/api/bookings/AMMS/a%00', {}, 404],
    ['an id that is too long', `/mppd/api/bookings/AMMS/${'x'.repeat(5_000)}`, {}, 400],
    ['another method', '/mppd/api/bookings/AMMS/booking-3001', { method: 'PATCH', body: '{}' }, 404],
  ];

  it.each(rows)('%s', async (_, path, init, status) => {
    const answer = await fetch(provider.origin + path, { ...init, headers: authorized() });
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toMatch(/at .*\.(ts|js):\d+/);
  });
});
