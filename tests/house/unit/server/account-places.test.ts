import { expect, it } from 'vitest';
import { accountPlaces } from '#server/gate/account-places.ts';

const LONG_MS = 60_000;

/** Places in which work lasts until it is ended by its name. */
function placesWith({ patienceMs = LONG_MS, waiting = 3 } = {}) {
  const inPlace = accountPlaces({ atOnce: 2, waiting, waitingOfOne: 2, patienceMs });
  const running = new Map<string, () => void>();
  const run = (account: string, name: string) =>
    inPlace(account, async () => {
      await new Promise<void>((resolve) => running.set(name, resolve));
      running.delete(name);
      return name;
    });
  return {
    run,
    names: () => [...running.keys()],
    async end(name: string) {
      running.get(name)?.();
      // The next one begins in a turn of its own, behind this one.
      await new Promise((resolve) => setImmediate(resolve));
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

it('there are so many in all; others get theirs in order', async () => {
  const { run, names, end } = placesWith();
  const all = ['a', 'b', 'c', 'd'].map((name) => run(name, name));
  expect(names()).toEqual(['a', 'b']);
  await end('b');
  expect(names()).toEqual(['a', 'c']);
  await end('a');
  expect(names()).toEqual(['c', 'd']);
  await end('c');
  await end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

it('an account has one, and whoever waits behind it comes first', async () => {
  const { run, names, end } = placesWith();
  const all = [run('a', 'a1'), run('a', 'a2'), run('b', 'b1')];
  expect(names()).toEqual(['a1', 'b1']);
  const third = run('c', 'c1');
  await end('b1');
  expect(names()).toEqual(['a1', 'c1']);
  await end('a1');
  expect(names()).toEqual(['c1', 'a2']);
  await end('c1');
  await end('a2');
  expect(await Promise.all([...all, third])).toEqual(['a1', 'a2', 'b1', 'c1']);
});

it('who comes while another’s turn is about to begin comes behind it, and what is not of an account comes between', async () => {
  const { run, end, names } = placesWith();
  const all = [run('a', 'a1'), run('a', 'a2')];
  const between = new Promise<string[]>((resolve) => setImmediate(() => resolve(names())));
  await end('a1');
  expect(await between).toEqual([]);
  all.push(run('a', 'a3'));
  expect(names()).toEqual(['a2']);
  await end('a2');
  await end('a3');
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3']);
});

it('an account waits with two, all together with three; more are sent away at once', async () => {
  const { run, end } = placesWith();
  const first = run('a', 'a1');
  const waiting = [run('a', 'a2'), run('a', 'a3')];
  expect(await run('a', 'a4')).toBeNull();
  const second = run('b', 'b1');
  waiting.push(run('c', 'c1'));
  expect(await run('d', 'd1')).toBeNull();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) await end(name);
  expect(await Promise.all([first, second, ...waiting])).toEqual(['a1', 'b1', 'a2', 'a3', 'c1']);
});

it('who waits too long is sent away, and takes no place later', async () => {
  const { run, names, end } = placesWith({ patienceMs: 5 });
  const first = run('a', 'a1');
  expect(await run('a', 'a2')).toBeNull();
  await end('a1');
  expect(await first).toBe('a1');
  expect(names()).toEqual([]);
});

it('work that fails leaves its place', async () => {
  const inPlace = accountPlaces({ atOnce: 1, waiting: 1, waitingOfOne: 1, patienceMs: LONG_MS });
  await expect(inPlace('a', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  expect(await inPlace('a', () => Promise.resolve(1))).toBe(1);
});
