import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { evidenceOf } from '../../../../scripts/evidence.mjs';

/** The part of the evidence at which these tests look. */
type Evidence = Readonly<{
  version: string;
  matrix: object;
  commit: string;
  engines: readonly Readonly<{ name: string; rules: number | null; documents: number; faults: number }>[];
  disputed: readonly object[];
  reviews: object;
  barriers: object;
  transcripts: readonly object[];
  browsers: readonly object[];
  history: readonly Readonly<{ version: string }>[];
}>;

const evidence = () => evidenceOf({ run, folder }) as Evidence;

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'evidence-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const cell = {
  state: 'login: empty',
  language: 'pl',
  look: 'document',
  ms: 500,
  faults: {},
  verdicts: { aa: 2 },
};
const look = { ...cell, look: 'default, 100 %, 320 px' };
const asked = {
  id: 'bb',
  engine: 'axe',
  rule: 'x',
  html: '^',
  isDisputed: false,
  verdict: 'Right.',
  on: '2026-11-20',
};
const disputed = {
  id: 'aa',
  engine: 'IBM',
  rule: 'a/1',
  html: '^',
  isDisputed: true,
  on: '2026-11-24',
  verdict: 'It is none.',
  inPolish: 'To nie błąd.',
};
const run = {
  plan: {
    states: 1,
    cells: 98,
    planned: 3,
    languages: ['pl', 'en'],
    contrasts: ['default'],
    textSizes: ['100'],
    widths: [320],
    verdicts: [asked, disputed],
  },
  engines: [
    { name: 'axe-core', version: '4', rules: 105, rulesOff: 0 },
    { name: 'IBM Equal Access', version: '4', rules: 162, rulesOff: 0 },
    { name: 'html-validate', version: '10', rules: 80, rulesOff: 1 },
    { name: 'Own checks', version: '0', rules: 9, rulesOff: 0 },
    { name: 'Nu Html Checker', version: '24', rules: null, rulesOff: 0 },
  ],
  cells: [
    { ...cell, faults: { IBM: ['a/1 (review): look', 'b/2: wrong'], document: ['id: twice'] } },
    { ...cell, language: 'en', faults: { IBM: ['a/1 (review): look at this, too'] } },
    {
      ...look,
      faults: { 'axe: default, 100 %, 320 px': ['x: y'], 'targets: default, 100 %, 320 px': ['<a>'] },
    },
  ],
  minutes: 1.5,
  commit: 'abcdef1',
  madeAt: '2026-11-24',
};

test('each fault is of the engine that found it, a question of many documents counts once', () => {
  const { matrix, engines, reviews } = evidence();
  expect(matrix).toMatchObject({ states: 1, cells: 3, planned: 98, faults: 3, minutes: 1.5 });
  expect(engines.map(({ name, documents, faults }) => [name, documents, faults])).toEqual([
    ['axe-core', 1, 1],
    ['IBM Equal Access', 2, 3],
    ['html-validate', 2, 1],
    ['Own checks', 1, 1],
    ['Nu Html Checker', 2, 0],
  ]);
  expect(reviews).toEqual({ count: 2, open: 1 });
});

test('what is disputed is told with its reason in both languages, what cannot be counted has no number', () => {
  const { commit, engines, disputed: told } = evidence();
  expect(told).toEqual([
    {
      engine: 'IBM Equal Access',
      rule: 'a/1',
      on: '2026-11-24',
      times: 6,
      why: { pl: 'To nie błąd.', en: 'It is none.' },
    },
  ]);
  expect(engines.find(({ name }) => name === 'Nu Html Checker')?.rules).toBeNull();
  expect(commit).toBe('abcdef1');
});

test('what has not been made yet is empty', () => {
  const { barriers, transcripts, browsers, history } = evidence();
  expect({ barriers, transcripts, browsers }).toEqual({
    barriers: { planted: 0, caught: 0, caughtByTest: 0 },
    transcripts: [],
    browsers: [],
  });
  expect(history).toHaveLength(1);
});

test('barriers, transcripts and browsers are told as they lie there, the history has a version once', () => {
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, 'transcripts'));
  put(
    'transcripts/sign-in.txt',
    'Flow: signing in\nDate: 2026-11-23\n\n$ opens /login\n> Login, edit\n> Hasło\n',
  );
  put('barriers.json', '{ "planted": 143, "caught": 136, "caughtByTest": 134, "barriers": [] }');
  put(
    'browsers.json',
    '[{ "name": "Firefox", "version": "140", "documents": 9, "stories": 4, "faults": 0, "more": 1 }]',
  );
  const first = evidence();
  const old = { version: '0.0.1', madeAt: '2026-01-01', cells: 1, faults: 0, barriersCaught: 0 };
  put('evidence.json', JSON.stringify({ history: [old, ...first.history] }));

  const { barriers, transcripts, browsers, history } = evidence();
  expect(barriers).toEqual({ planted: 143, caught: 136, caughtByTest: 134 });
  expect(transcripts).toEqual([
    {
      name: 'signing in',
      file: 'docs/accessibility/transcripts/sign-in.txt',
      utterances: 2,
      madeAt: '2026-11-23',
    },
  ]);
  expect(browsers).toEqual([{ name: 'Firefox', version: '140', documents: 9, stories: 4, faults: 0 }]);
  expect(history.map(({ version }) => version)).toEqual(['0.0.1', first.version]);
});
