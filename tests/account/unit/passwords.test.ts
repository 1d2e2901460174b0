import { describe, expect, it } from 'vitest';
import { Busy, createLimiter } from '#provider/core/limiter.ts';
import { hashPassword, isPassword } from '#provider/account/rules/passwords.ts';

describe('passwords', () => {
  it('are kept as salted hashes', async () => {
    const [one, two] = await Promise.all([
      hashPassword('Zażółć-gęślą-jaźń'),
      hashPassword('Zażółć-gęślą-jaźń'),
    ]);
    expect(one).not.toBe(two);
    expect(await isPassword({ password: 'Zażółć-gęślą-jaźń', hash: one })).toBe(true);
    expect(await isPassword({ password: 'Zażółć-gęślą-jaźń'.normalize('NFD'), hash: one })).toBe(true);
    expect(await isPassword({ password: 'zażółć-gęślą-jaźń', hash: one })).toBe(false);
  });

  it('are never right for nobody', async () => {
    expect(await isPassword({ password: '', hash: null })).toBe(false);
  });
});

describe('the limiter', () => {
  it('runs two at once, keeps three waiting in order, and refuses the rest', async () => {
    const limited = createLimiter({ atOnce: 2, queue: 3 });
    const started: number[] = [];
    const ends: (() => void)[] = [];
    const task = (number: number) =>
      limited(() => {
        started.push(number);
        return new Promise<number>((resolve) => ends.push(() => resolve(number)));
      });

    const all = [1, 2, 3, 4, 5, 6].map(task);
    await expect(all[5]).rejects.toBeInstanceOf(Busy);
    expect(started).toEqual([1, 2]);

    ends[0]?.();
    await all[0];
    await expect.poll(() => started).toEqual([1, 2, 3]);
    for (const index of [1, 2, 3, 4]) {
      ends[index]?.();
      await all[index];
    }
    expect(started).toEqual([1, 2, 3, 4, 5]);
  });

  it('lets the next one run after a failure', async () => {
    const limited = createLimiter({ atOnce: 1, queue: 1 });
    const failure = limited(() => Promise.reject(new Error('no')));
    const next = limited(() => Promise.resolve('yes'));
    await expect(failure).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
  });
});
