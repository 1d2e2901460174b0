import { expect, it } from 'vitest';
import { movableClock } from '#provider/core/clock.ts';
import { createProvider } from '#provider/index.ts';
import { PASSWORD, START } from '#tests/support/providers.ts';
import { refusalOf } from '#tests/support/refusals.ts';
import { freshStore } from '#tests/support/stores.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const CHEAP = /^scrypt\$ln=4,r=8,p=1\$/;
const FULL = /^scrypt\$ln=15,r=8,p=3\$/;

it('a password is hashed anew at the sign-in after its cost was raised; no wrong one changes its hash', async () => {
  const store = await freshStore('sqlite');
  const clock = movableClock({ now: () => new Date(START) });
  const open = (mode: 'test' | 'production') =>
    createProvider({ databaseUrl: store.url, clock, log: quiet, portalOrigin: 'https://p.example', mode });
  const opened = async (mode: 'test' | 'production') => {
    const provider = await open(mode);
    const { account } = provider.client({ language: 'pl', requestId: 'test' });
    const hashFor = async (username: string) => {
      const row = provider.db.selectFrom('accounts').select('password_hash').where('username', '=', username);
      return (await row.executeTakeFirstOrThrow()).password_hash;
    };
    const signIn = (username: string, password = PASSWORD) => account.signIn({ username, password });
    return { provider, hashFor, signIn };
  };

  const inTests = await opened('test');
  await inTests.signIn('jan.nowak');
  expect(await inTests.hashFor('jan.nowak')).toMatch(CHEAP);
  await inTests.provider.close();

  const raised = await opened('production');
  const before = await raised.hashFor('jan.nowak');
  expect((await refusalOf(raised.signIn('jan.nowak', 'wrong'))).code).toBe('BAD_CREDENTIALS');
  expect((await refusalOf(raised.signIn('tomasz.lewandowski'))).code).toBe('ACCOUNT_STATE');
  expect(await raised.hashFor('jan.nowak')).toBe(before);
  expect(await raised.hashFor('tomasz.lewandowski')).toMatch(CHEAP);

  await raised.signIn('jan.nowak');
  const renewed = await raised.hashFor('jan.nowak');
  expect(renewed).toMatch(FULL);
  await raised.signIn('jan.nowak');
  expect(await raised.hashFor('jan.nowak')).toBe(renewed);
  expect((await refusalOf(raised.signIn('jan.nowak', 'wrong'))).code).toBe('BAD_CREDENTIALS');
  await raised.provider.close();

  const lowered = await opened('test');
  await lowered.signIn('jan.nowak');
  expect(await lowered.hashFor('jan.nowak')).toBe(renewed);
  await lowered.provider.close();
  await store.drop();
});

it('a provider hashes at the full cost unless it is told that it runs in a test', async () => {
  const clock = movableClock({ now: () => new Date(START) });
  const options = { clock, log: quiet, portalOrigin: 'https://p.example', databaseUrl: 'sqlite::memory:' };
  for (const mode of [undefined, 'development', 'production'] as const) {
    const provider = await createProvider({ ...options, ...(mode ? { mode } : {}) });
    const accounts = await provider.db.selectFrom('accounts').select('password_hash').execute();
    // An account that signs in elsewhere has none.
    const hashes = accounts.map(({ password_hash }) => password_hash).filter((hash) => hash !== '');
    expect(hashes.length).toBeGreaterThan(0);
    expect(hashes.every((hash) => FULL.test(hash))).toBe(true);
    await provider.close();
  }
});
