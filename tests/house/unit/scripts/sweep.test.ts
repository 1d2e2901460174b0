import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { seedOfRun } from '#tests/support/changes.ts';
import { clockFrom, instantIn } from '#tests/support/run-clock.ts';
import { partsOf, sweepOf } from '../../../../scripts/sweep.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('a sweep has each part under a name of its own, all of one word, and looks at folders that are there', () => {
  const parts = partsOf('word');
  const names = parts.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining(['unit', 'contract', 'portal', 'states 1 of 8', 'states 8 of 8']),
  );
  expect(parts.map(({ env }) => env?.['SWEEP'] ?? env?.['CLOCK']).filter((word) => !word)).toEqual([]);
  const folders = parts.flatMap(({ args }) => args.filter((word) => word.startsWith('tests/')));
  expect(folders.length).toBeGreaterThan(0);
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
});

it('a sweep goes on where it was broken off, of the same and with the same word', () => {
  const kept = { of: 'commit', word: 'one', passed: ['unit'] };
  expect(sweepOf({ kept, of: 'commit' })).toBe(kept);
  expect(sweepOf({ kept, of: 'commit', word: 'one' })).toBe(kept);
  expect(sweepOf({ kept, of: 'commit', word: 'two' })).toEqual({ of: 'commit', word: 'two', passed: [] });
  const anew = sweepOf({ kept, of: 'other' });
  expect(anew).toMatchObject({ of: 'other', passed: [] });
  expect([anew.word, sweepOf({ of: 'other' }).word]).not.toContain('one');
});

it('a word brings its seed back, and without one it is always the same', () => {
  vi.stubEnv('SWEEP', undefined);
  expect(seedOfRun()).toBe(1);
  const [one, same, other] = ['one', 'one', 'other'].map((word) => {
    vi.stubEnv('SWEEP', word);
    return seedOfRun();
  });
  expect(same).toBe(one);
  expect(other).not.toBe(one);
  expect([one, other].every((seed) => Number.isInteger(seed) && seed! >= 0 && seed! < 2 ** 31)).toBe(true);
});

it.each([
  ['2026-11-30T23:57', '2026-11-30T22:57:00.000Z'],
  ['2026-07-01T00:02', '2026-06-30T22:02:00.000Z'],
  ['2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ['2026-10-25T02:57+02:00', '2026-10-25T00:57:00.000Z'],
  ['2026-10-25T02:57+01:00', '2026-10-25T01:57:00.000Z'],
])('%s by the clocks of Warsaw is %s', (words, instant) => {
  expect(instantIn(words)).toBe(instant);
});

it('a clock that begins at an instant runs on from there, for all that tells the time', () => {
  const tell =
    'console.log(new Date().toISOString(), new Date(Date.now()).toISOString(), Date().slice(0, 15))';
  const env = { ...process.env, TZ: 'UTC', ...clockFrom('2031-05-06T07:08:09Z') };
  const told = execFileSync(process.execPath, ['-e', tell], { env, encoding: 'utf8' });
  expect(told).toMatch(/^2031-05-06T07:08:\S+ 2031-05-06T07:08:\S+ Tue May 06 2031$/m);

  const machine = Number(
    execFileSync(process.execPath, ['-p', 'Date.now()'], {
      env: { ...process.env, NODE_OPTIONS: '' },
      encoding: 'utf8',
    }),
  );
  const hourAgo = { ...env, ...clockFrom('2031-05-06T07:08:09Z', String(machine - 3_600_000)) };
  const later = execFileSync(process.execPath, ['-e', tell], { env: hourAgo, encoding: 'utf8' });
  expect(later).toMatch(/^2031-05-06T08:08:\S+ 2031-05-06T08:08:\S+ Tue May 06 2031$/m);
});
