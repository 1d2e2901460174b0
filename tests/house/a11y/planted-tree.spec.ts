import { expect } from '@playwright/test';
import { walkTo } from './loop/examine.ts';
import { inHouse } from './loop/house-test.ts';
import type { State } from './loop/state.ts';
import { examineTree } from './loop/tree/examine-tree.ts';
import { states } from './states.ts';

type Change = Readonly<{ what: string; from: string | RegExp; to: string; lines: readonly string[] }>;

/** Changes that break no rule of a checker, and the lines by which each is told. */
const CHANGES: readonly Change[] = [
  {
    what: 'a heading of another level',
    from: /<h2(.*?)<\/h2>/s,
    to: '<h3$1</h3>',
    lines: [
      `-       - 'heading "Popraw błędy: 2" [level=2]'`,
      `+       - 'heading "Popraw błędy: 2" [level=3]'`,
    ],
  },
  {
    what: 'a field that lost its error',
    from: / aria-describedby="[^"]*"/,
    to: '',
    lines: [
      '-   - login-username: Błąd: Wpisz login, na przykład jan.nowak | Nazwa z listu powitalnego albo z rejestracji konta, na przykład jan.nowak.',
    ],
  },
  {
    what: 'a button of another name',
    from: ' value="Zaloguj się"',
    to: ' value="OK"',
    lines: ['-     - button "Zaloguj się"', '+     - button "OK"'],
  },
  {
    what: 'a title without its errors',
    from: 'Błąd: 2 pola do poprawy – ',
    to: '',
    lines: [
      '- title: Błąd: 2 pola do poprawy – Zaloguj się – Przychodnia pod Lipami',
      '+ title: Zaloguj się – Przychodnia pod Lipami',
    ],
  },
];

const test = inHouse();

const state = states.find(({ route, name }) => route === 'login' && name === 'nothing typed') as State;

for (const { what, from, to, lines } of CHANGES) {
  test(`${what} is found in the tree, and nothing where nothing has changed`, async ({ house }) => {
    const answer = await walkTo({ state, language: 'pl', house });
    await house.tab.show(answer);
    expect(await examineTree({ state, house })).toEqual({});

    const html = answer.html.replace(from, to);
    expect(html).not.toBe(answer.html);
    await house.tab.show({ ...answer, html });
    const { tree: [fault = ''] = [] } = await examineTree({ state, house });
    expect(fault.split('\n').filter((line) => /^[-+] /.test(line))).toEqual(lines);
    expect(fault).toContain('npm run audit:tree -- --update');
  });
}
