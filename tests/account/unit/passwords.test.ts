import { describe, expect, it } from 'vitest';
import { Busy, createLimiter } from '#provider/core/limiter.ts';
import { hashPassword, isOutdated, isPassword, passwordCost } from '#provider/core/passwords/passwords.ts';
import { SEED_PASSWORD, SEED_PASSWORD_HASH } from '#provider/seed/password.ts';

const PASSWORD = 'Zażółć-gęślą-jaźń';
const FULL = passwordCost('production');
const cost = passwordCost('test');

describe('passwords', () => {
  it('are kept as salted hashes that say what they cost', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => hashPassword({ password: PASSWORD, cost })));
    expect(one).not.toBe(two);
    expect(one).toMatch(/^scrypt\$ln=4,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/);
    const isRight = (password: string) => isPassword({ password, hash: one ?? '', cost });
    expect(await isRight(PASSWORD)).toBe(true);
    expect(await isRight(PASSWORD.normalize('NFD'))).toBe(true);
    expect(await isRight('zażółć-gęślą-jaźń')).toBe(false);
  });

  it('are never right for nobody', async () => {
    expect(await isPassword({ password: '', hash: null, cost })).toBe(false);
  });

  it('cost the full price everywhere but in tests', () => {
    expect(FULL).toEqual({ ln: 15, r: 8, p: 3 });
    expect(passwordCost('development')).toEqual(FULL);
    expect(cost).toEqual({ ln: 4, r: 8, p: 1 });
  });

  it('open whatever they cost when they were hashed, with and without a cost in the hash', async () => {
    const first = SEED_PASSWORD_HASH.replace('ln=15,r=8,p=3$', '');
    for (const hash of [SEED_PASSWORD_HASH, first]) {
      expect(await isPassword({ password: SEED_PASSWORD, hash, cost })).toBe(true);
      expect(await isPassword({ password: 'wrong', hash, cost })).toBe(false);
      expect([isOutdated({ hash, cost }), isOutdated({ hash, cost: FULL })]).toEqual([false, false]);
      expect(isOutdated({ hash, cost: { ...FULL, ln: 16 } })).toBe(true);
    }
    const cheap = await hashPassword({ password: PASSWORD, cost });
    expect(await isPassword({ password: PASSWORD, hash: cheap, cost: FULL })).toBe(true);
    expect(isOutdated({ hash: cheap, cost: FULL })).toBe(true);
  });

  it('take as much work for nobody as for somebody', async () => {
    const worked = async (hash: string | null) => {
      const before = process.cpuUsage();
      await isPassword({ password: 'wrong', hash, cost: FULL });
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    await worked(null);
    const [nobody, somebody] = [await worked(null), await worked(SEED_PASSWORD_HASH)];
    expect(nobody / somebody).toBeGreaterThan(0.5);
    expect(nobody / somebody).toBeLessThan(2);
  });

  it('are refused in a form that nobody knows', async () => {
    await expect(isPassword({ password: 'x', hash: 'bcrypt$x', cost })).rejects.toThrow('no known form');
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
