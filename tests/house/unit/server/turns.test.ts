import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createTurns, type Claim } from '#server/gate/tries/turns.ts';

const LIMITS = { atOnce: 2, waiting: 20, waitingOfGroup: 5, patienceMs: 60_000 };

/** Turns whose tasks last until they are told to end, and the order in which they began. */
function aHouse({ limits = {}, ofOthers = (): number => 1 } = {}) {
  const turns = createTurns({ limits: { ...LIMITS, ...limits }, ofOthers });
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    began,
    ask: (name: string, claim: Claim) =>
      turns(claim, () => {
        began.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      }),
    async end(name: string) {
      ends.get(name)?.();
      await pause(0);
    },
  };
}

const stranger = (group: string): Claim => ({ rank: 1, group });
const failed = (group: string): Claim => ({ rank: 2, group });
const known: Claim = { rank: 0, group: 'home' };

describe('turns', () => {
  test('go round the groups, however many claims one of them has', async () => {
    const house = aHouse();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void house.ask(name, stranger('a'));
    void house.ask('b1', stranger('b'));
    void house.ask('c1', stranger('c'));
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await house.end(name);
    expect(house.began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
  });

  test('are left for those who are known, whoever else waits', async () => {
    const house = aHouse();
    for (const name of ['a1', 'a2']) void house.ask(name, stranger('a'));
    void house.ask('home', known);
    await pause(0);
    expect(house.began).toEqual(['a1', 'home']);
  });

  test('come sooner for a group without failures', async () => {
    const house = aHouse();
    void house.ask('running', stranger('x'));
    void house.ask('failed before', failed('a'));
    void house.ask('first try', stranger('b'));
    await house.end('running');
    await house.end('first try');
    expect(house.began).toEqual(['running', 'first try', 'failed before']);
  });

  test('are fewer for strangers while there is a flood', async () => {
    let share = 2;
    const house = aHouse({ ofOthers: () => share });
    for (const name of ['a', 'b', 'c', 'd']) void house.ask(name, stranger(name));
    await pause(0);
    expect(house.began).toEqual(['a', 'b']);
    share = 1;
    await house.end('a');
    expect(house.began).toEqual(['a', 'b']);
    await house.end('b');
    expect(house.began).toEqual(['a', 'b', 'c']);
  });

  test('are not waited for by too many, in all and of a group', async () => {
    const house = aHouse({ limits: { waiting: 3, waitingOfGroup: 2 } });
    for (const name of ['running', 'a1', 'a2']) void house.ask(name, stranger('a'));
    expect(await house.ask('a3', stranger('a'))).toBeNull();
    void house.ask('b1', stranger('b'));
    expect(await house.ask('c1', stranger('c'))).toBeNull();
  });

  test('are not waited for longer than patience lasts; the place is free again', async () => {
    const house = aHouse({ limits: { patienceMs: 1, waitingOfGroup: 1 } });
    const running = house.ask('running', stranger('a'));
    expect(await house.ask('impatient', stranger('a'))).toBeNull();
    const next = house.ask('next', stranger('a'));
    await house.end('running');
    await house.end('next');
    expect(await running).toBe('running');
    expect([null, 'next']).toContain(await next);
    expect(house.began).not.toContain('impatient');
  });

  test('are given back by a task that fails', async () => {
    const turns = createTurns({ limits: { ...LIMITS, atOnce: 1 }, ofOthers: () => 1 });
    const fails = () => Promise.reject(new Error('no'));
    await expect(turns(stranger('a'), fails)).rejects.toThrow('no');
    expect(await turns(stranger('a'), () => Promise.resolve('yes'))).toBe('yes');
  });
});
