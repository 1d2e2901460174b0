import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { clockFrom } from '#tests/support/portal-process.ts';
import { differenceOf } from './loop/tree/difference.ts';
import { fileOfState, keptTreesIn } from './loop/tree/kept.ts';
import { masked } from './loop/tree/mask.ts';

describe('the difference of two trees', () => {
  const kept = ['- heading "Logowanie"', '- text: a', '- text: b', '- text: c', '- button "Zaloguj się"', ''];

  it('shows what went and what came, with two lines around', () => {
    const now = kept.map((line) => (line.includes('button') ? '- button "OK"' : line));
    expect(differenceOf(kept.join('\n'), now.join('\n'))).toBe(
      ['  …', '  - text: b', '  - text: c', '- - button "Zaloguj się"', '+ - button "OK"', '  '].join('\n'),
    );
  });

  it('shows a line that moved as gone and come', () => {
    const [heading = '', a = '', ...rest] = kept;
    const shown = differenceOf(kept.join('\n'), [a, heading, ...rest].join('\n'));
    expect(shown).toMatch(/^- - heading "Logowanie"$/m);
    expect(shown).toMatch(/^\+ - heading "Logowanie"$/m);
  });
});

describe('what is kept', () => {
  it('has its file in the folder of its area, by route and name', () => {
    const state = { route: 'bookings/:system/:id', name: "404, somebody else's: źle łączy" };
    expect(fileOfState(state)).toBe(
      'bookings/a11y/tree/bookings-system-id--404-somebody-else-s-zle-laczy.yml',
    );
  });

  it('has masks for keys, and the words around them', () => {
    const line =
      '  - /url: /newbooking/dates?draft=0d4f5a4e-3c1b-4f6e-9a55-2f1e8a4b6d01&patientId=patient-1001';
    expect(masked([line])).toBe('  - /url: /newbooking/dates?draft=<key>&patientId=patient-1001\n');
  });
});

it('the number of a failed request has one mask, in quotation marks or not', () => {
  const lines = ['- definition: 3fa0b1c2-9d0e', '- definition: "12345678-1234"'];
  expect(masked(lines)).toBe('- definition: <number>\n- definition: <number>\n');
});

describe('what the last audit has found', () => {
  const lines = [
    '- heading "Dowody dostępności" [level=1]',
    '- term: Zbadana rewizja',
    '- definition: 33dc9e8',
    '- time: 24 listopada 2026 r.',
    '- heading "axe-core 4.14.1" [level=3]',
    '- definition: "0"',
    '- definition: 1032 z 50568',
    '- text: (71 wypowiedzi, 24 listopada 2026)',
  ];

  it('is masked on the page that says it, but for what it is of', () => {
    expect(masked(lines, 'legal/accessibility-evidence').split('\n')).toEqual([
      '- heading "Dowody dostępności" [level=1]',
      '- term: Zbadana rewizja',
      '- definition: <revision>',
      '- time: <day>',
      '- heading "axe-core <figure>" [level=3]',
      '- definition: <figure>',
      '- definition: <figure> z <figure>',
      '- text: (<figure> wypowiedzi, <day>)',
      '',
    ]);
  });

  it('stands as it is elsewhere: figures are what a page says', () => {
    expect(masked(lines, 'bookings')).toBe(`${lines.join('\n')}\n`);
  });
});

describe('trees in their folders', () => {
  const folder = `${mkdtempSync(join(tmpdir(), 'trees-'))}/`;
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = 'public/a11y/tree/login--filled.yml';
  mkdirSync(join(folder, 'public/a11y/tree'), { recursive: true });
  writeFileSync(folder + file, '- heading "Logowanie" [level=1]\n');
  const compared = keptTreesIn({ folder, isRenewing: false });
  const renewed = keptTreesIn({ folder, isRenewing: true });
  const changed = { file, tree: '- heading "Logowanie" [level=2]\n' };
  const missing = 'public/a11y/tree/login--new.yml';

  it('the same tree is no fault', () => {
    expect(compared.faults({ file, tree: '- heading "Logowanie" [level=1]\n' })).toEqual([]);
  });

  it('another tree fails with its lines and the next step, and is not written', () => {
    expect(compared.faults(changed)).toEqual([
      [
        `tests/${file}`,
        '- - heading "Logowanie" [level=1]',
        '+ - heading "Logowanie" [level=2]',
        '  ',
        'Look at it as somebody who hears it; when it is meant so: npm run audit:tree -- --update',
      ].join('\n'),
    ]);
    expect(readFileSync(folder + file, 'utf8')).toContain('level=1');
  });

  it('a tree that nobody has looked at fails each time', () => {
    for (const time of [1, 2])
      expect(compared.faults({ file: missing, tree: '' }), String(time)).toEqual([
        expect.stringMatching(/login--new\.yml is not there.*--update$/),
      ]);
    expect(existsSync(folder + missing)).toBe(false);
  });

  it('a file of no state fails', () => {
    expect(compared.stale([file])).toEqual([]);
    expect(compared.stale([])).toEqual([
      expect.stringMatching(/login--filled\.yml is of no state.*--update$/),
    ]);
  });

  it('renewing writes what is new, and takes away what is of no state', () => {
    expect(renewed.faults(changed)).toEqual([]);
    expect(renewed.faults({ ...changed, file: missing })).toEqual([]);
    expect(compared.faults(changed)).toEqual([]);
    expect(renewed.stale([file])).toEqual([]);
    expect([existsSync(folder + file), existsSync(folder + missing)]).toEqual([true, false]);
  });
});

it('a clock that begins at an instant runs on from there, for all that tells the time', () => {
  const tell =
    'console.log(new Date().toISOString(), new Date(Date.now()).toISOString(), Date().slice(0, 15))';
  const env = { ...process.env, TZ: 'UTC', ...clockFrom('2031-05-06T07:08:09Z') };
  const told = execFileSync(process.execPath, ['-e', tell], { env, encoding: 'utf8' });
  expect(told).toMatch(/^2031-05-06T07:08:\S+ 2031-05-06T07:08:\S+ Tue May 06 2031$/m);
});
