import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { clockFrom } from '#tests/support/portal-process.ts';
import { differenceOf } from './loop/tree/difference.ts';
import { fileOfState } from './loop/tree/kept.ts';
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

it('a clock that begins at an instant runs on from there, for all that tells the time', () => {
  const tell =
    'console.log(new Date().toISOString(), new Date(Date.now()).toISOString(), Date().slice(0, 15))';
  const env = { ...process.env, TZ: 'UTC', ...clockFrom('2031-05-06T07:08:09Z') };
  const told = execFileSync(process.execPath, ['-e', tell], { env, encoding: 'utf8' });
  expect(told).toMatch(/^2031-05-06T07:08:\S+ 2031-05-06T07:08:\S+ Tue May 06 2031$/m);
});
