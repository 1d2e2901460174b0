import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { differenceOf } from './loop/tree/difference.ts';
import { fileOfScreen, keptTreesIn } from './loop/tree/kept.ts';
import { differenceFromKept } from './loop/tree/likeness.ts';
import { masked } from './loop/tree/mask.ts';
import { keptIn, keptTextOf } from './loop/tree/screen.ts';

describe('the difference of two trees', () => {
  const kept = ['- heading "Logowanie"', '- text: a', '- text: b', '- text: c', '- button "Zaloguj się"'];

  it('shows what went and what came, with two lines around', () => {
    const now = kept.map((line) => (line.includes('button') ? '- button "OK"' : line));
    expect(differenceOf(kept, now)).toBe(
      ['  …', '  - text: b', '  - text: c', '- - button "Zaloguj się"', '+ - button "OK"'].join('\n'),
    );
  });

  it('shows a line that moved as gone and come', () => {
    const [heading = '', a = '', ...rest] = kept;
    const shown = differenceOf(kept, [a, heading, ...rest]);
    expect(shown).toMatch(/^- - heading "Logowanie"$/m);
    expect(shown).toMatch(/^\+ - heading "Logowanie"$/m);
  });
});

describe('what is kept', () => {
  it('has its file in the folder of its area, by route', () => {
    expect(fileOfScreen('bookings/:system/:id')).toBe('bookings/a11y/tree/bookings-system-id.yml');
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

describe('the states of a screen', () => {
  const whole = [
    'title: Wizyty',
    'tree:',
    '  - main:',
    '    - heading "Wizyty" [level=1]',
    '    - heading "Nadchodzące: 2" [level=2]',
    '    - paragraph: jutro',
    '    - link "Umów wizytę":',
    '      - /url: /newbooking',
    '    - textbox "Od" [invalid]',
    'described:',
    '  - from: Na przykład 1-12-2026 | Błąd: Wpisz datę',
    'current:',
    '  - page: Nadchodzące: 2',
  ];
  const otherData = whole.map((line) => line.replace(': 2', ': 5').replace('jutro', 'za 6 dni'));
  const otherTitle = whole.with(0, 'title: Zapisano – Wizyty');
  const otherParts = [
    ...whole.slice(0, 5),
    '    - button "Odśwież"',
    '    - paragraph: w sobotę',
    ...whole.slice(8),
  ];
  const error = ['title: Nie ma takiej strony', 'tree:', '  - main:', '    - heading "Nie ma" [level=1]'];
  const down = error.map((line) => line.replace(/Nie ma[^"]*/, 'Serwer nie odpowiada'));
  const roles = ['time', 'button', 'checkbox', 'radio', 'img', 'slider'];
  const other = ['title: Inna', 'tree:', '  - main:', ...roles.map((role) => `    - ${role} "x"`)];
  const trees = { whole, otherData, otherTitle, otherParts, down, other };
  const text = keptTextOf(
    Object.entries(trees).map(([name, tree]) => ({ name, tree })),
    error,
  );
  const kept = keptIn(text, error);
  const differenceOfState = (name: keyof typeof trees, tree: readonly string[]) =>
    differenceFromKept(kept.get(name) ?? [], tree);

  it('stand whole when they are like none before, else in what differs', () => {
    expect(text.split('\n')).toEqual([
      'state: whole',
      ...whole,
      'state: otherData',
      'as above; other words in 5-6 13',
      'state: otherTitle',
      'as above',
      'title: Zapisano – Wizyty',
      'state: otherParts',
      'as above; without 7-8; other words in 6',
      '@ 6 0',
      '+    - button "Odśwież"',
      'state: other',
      ...other,
      'state: down',
      'as the page of an error; other words in 4',
      'title: Serwer nie odpowiada',
      '',
    ]);
  });

  it('are what they were', () => {
    for (const [name, tree] of Object.entries(trees))
      expect(differenceOfState(name as keyof typeof trees, tree), name).toBe('');
  });

  it('may say data in other words, and nothing else', () => {
    const said = (from: string, to: string) => otherData.map((line) => line.replace(from, to));
    expect(differenceOfState('otherData', said('za 6 dni', 'za 7 dni'))).toBe('');
    expect(differenceOfState('otherData', said('Umów', 'Zmień'))).toContain('+     - link "Zmień wizytę":');
    expect(differenceOfState('otherData', said('Wizyty', 'Wizyta'))).toContain('+ title: Wizyta');
    expect(differenceOfState('whole', said('', ''))).toContain('-     - paragraph: jutro');
  });

  it.each([
    ['a level', '"Nadchodzące: 5" [level=2]', '"Nadchodzące: 5" [level=3]'],
    ['a role', 'paragraph: za 6 dni', 'time: za 6 dni'],
    ['a name', ' "Nadchodzące: 5"', ''],
    ['what is said of a field', ' [invalid]', ''],
    ['what an element says', ': za 6 dni', ''],
    ['what describes a field', ' | Błąd: Wpisz datę', ''],
    ['where one is', '- page: ', '- step: '],
  ])('of which data are not kept have the same structure: %s', (_, from, to) => {
    const changed = otherData.map((line) => line.replace(from, to));
    expect(changed).not.toEqual(otherData);
    expect(differenceOfState('otherData', changed)).not.toBe('');
  });

  it('have no line less and none more, whichever it is', () => {
    for (const [name, tree] of Object.entries(trees)) {
      for (const [at, line] of tree.entries()) {
        const state = name as keyof typeof trees;
        expect(differenceOfState(state, tree.toSpliced(at, 1)), line).not.toBe('');
        expect(differenceOfState(state, tree.toSpliced(at, 0, line)), line).not.toBe('');
      }
    }
  });
});

describe('trees in their folders', () => {
  const folder = `${mkdtempSync(join(tmpdir(), 'trees-'))}/`;
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = 'public/a11y/tree/login.yml';
  const filled = { file, name: 'filled', tree: ['title: Logowanie', 'tree:', '  - text: a'] };
  const changed = { ...filled, tree: filled.tree.with(2, '  - paragraph: a') };
  const missing = { ...filled, name: 'new' };
  const screens = new Map([[file, ['filled']]]);
  mkdirSync(join(folder, 'public/a11y/tree'), { recursive: true });
  writeFileSync(folder + file, ['state: filled', ...filled.tree, ''].join('\n'));
  const compared = keptTreesIn(folder);

  it('the same tree is no fault', () => {
    expect(compared.faults(filled)).toEqual([]);
  });

  it('another tree fails with its lines and the next step', () => {
    expect(compared.faults(changed)).toEqual([
      [
        `tests/${file}, filled`,
        '  title: Logowanie',
        '  tree:',
        '-   - text: a',
        '+   - paragraph: a',
        'Look at it as somebody who hears it; when it is meant so: npm run audit:tree -- --update',
      ].join('\n'),
    ]);
  });

  it('a tree that nobody has looked at fails each time', () => {
    for (const time of [1, 2])
      expect(compared.faults(missing), String(time)).toEqual([
        expect.stringMatching(/login\.yml has no "new"\..*--update$/),
      ]);
  });

  it('a file of no screen fails, and so does a state that is no more', () => {
    expect(compared.stale(screens)).toEqual([]);
    expect(compared.stale(new Map([[file, ['new']]]))).toEqual([
      expect.stringMatching(/login\.yml: filled is of no state.*--update$/),
    ]);
    expect(compared.stale(new Map())).toEqual([
      expect.stringMatching(/login\.yml: all is of no state.*--update$/),
    ]);
  });

  it('renewing writes a screen when all its states were seen', () => {
    const both = new Map([[file, ['filled', 'new']]]);
    expect(compared.renew(both, [filled])).toEqual([]);
    expect(compared.renew(both, [changed])).toEqual(compared.faults(changed));
    expect(keptTreesIn(folder).faults(filled)).toEqual([]);

    expect(compared.renew(both, [missing, changed])).toEqual([]);
    const renewed = keptTreesIn(folder);
    expect([renewed.faults(changed), renewed.faults(missing), renewed.stale(both)]).toEqual([[], [], []]);
  });

  it('renewing takes away what is of no screen', () => {
    compared.renew(new Map(), []);
    expect(existsSync(folder + file)).toBe(false);
  });
});
