import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { prepareProvider, storesIn } from '#tests/support/portal-stores.ts';
import { seededFolder } from '#tests/support/seeded-folder.ts';
import { sqliteFile } from '#tests/support/sqlite-file.ts';

const DAY_MS = 86_400_000;
const [SINCE, NOW] = [performance.now(), Date.now()];

/** Holds both clocks at so much after the seed. */
function hold({ ran = 0, later = 0 } = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW + later });
  vi.spyOn(performance, 'now').mockReturnValue(SINCE + ran);
}

/** Looks into a folder that a server with these settings would get: the accounts of its store, null where it has none. */
function accountsIn(env: Record<string, string> = {}) {
  const { path } = seededFolder({ givenFolder: undefined, env });
  const file = join(path, 'provider.sqlite');
  if (!existsSync(file)) return null;
  const store = sqliteFile(file);
  const { count } = store.prepare('select count(*) as count from accounts').get([]) as { count: number };
  store.close();
  rmSync(path, { recursive: true });
  return count;
}

beforeAll(async () => {
  hold();
  const { path, keepSeed } = seededFolder({ givenFolder: undefined, env: {} });
  await prepareProvider(storesIn(path));
  keepSeed();
  rmSync(path, { recursive: true });
});
beforeEach(() => hold());
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('has the clinic that was seeded a moment ago', () => {
  expect(accountsIn()).toBeGreaterThan(5);
});

it.each(['PROVIDER_STORE', 'PROVIDER_URL', 'PORTAL_ENV', 'MACHINE_CLOCK'])('has none with %s', (name) => {
  expect(accountsIn({ [name]: 'other' })).toBeNull();
});

it('leaves a given folder as it is', () => {
  const { path } = seededFolder({ givenFolder: '/nowhere', env: {} });
  expect([path, existsSync(path)]).toEqual(['/nowhere', false]);
});

it('has no clinic of long ago, nor of another day', () => {
  hold({ later: DAY_MS });
  expect(accountsIn()).toBeNull();
  hold({ ran: 130_000 });
  expect(accountsIn()).toBeNull();
});
