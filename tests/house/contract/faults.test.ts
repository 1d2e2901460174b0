import { expect, it } from 'vitest';
import { contract } from '#contract/index.ts';
import { movableClock } from '#provider/core/clock.ts';
import { faults } from '#provider/generated/faults.ts';
import { createProvider } from '#provider/index.ts';
import { PASSWORD, START } from '#tests/support/providers.ts';
import { freshStore } from '#tests/support/stores.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Answers of two calls, and of the first for a guest, while the staff side lets the first fail. */
async function answers(mode: 'test' | 'production') {
  const { url, drop } = await freshStore('sqlite');
  const clock = movableClock({ now: () => new Date(START) });
  const provider = await createProvider({
    databaseUrl: url,
    clock,
    log: quiet,
    portalOrigin: 'https://p.example',
    mode,
  });
  const value = JSON.stringify({ failing: ['payments.currency'] });
  await provider.db
    .insertInto('settings')
    .values({ key: 'payments', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  const caller = { language: 'pl', requestId: 'test' } as const;
  const { token } = await provider
    .client(caller)
    .account.signIn({ username: 'jan.nowak', password: PASSWORD });
  const said = (call: Promise<object>) => call.then(Object.keys, (error: unknown) => String(error));
  const { payments } = provider.client({ ...caller, token });
  const asked = { currency: await said(payments.currency()), name: await said(payments.hisName()) };
  const guest = await said(provider.client(caller).payments.currency());
  await provider.close();
  await drop();
  return { ...asked, guest };
}

it('production has no layer of faults; in a test a call fails where the staff side says so', async () => {
  expect(await answers('production')).toEqual({
    currency: ['currency'],
    name: ['name'],
    guest: 'Error: Unauthorized',
  });

  expect(await answers('test')).toEqual({
    currency: 'Error: Sentinel: payments.currency fails',
    name: ['name'],
    guest: 'Error: Unauthorized',
  });
});

it('every fault is that of a call', () => {
  const calls = Object.entries(contract).flatMap(([group, all]) =>
    Object.keys(all).map((name) => `${group}.${name}`),
  );
  const names = Object.values(faults).flatMap((one) => Object.keys(one.calls));
  expect(names.length).toBeGreaterThan(40);
  expect(
    names.map((name) => name.split('.').slice(0, 2).join('.')).filter((name) => !calls.includes(name)),
  ).toEqual([]);
});
