import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import { functionBudget } from '../../../../eslint-rules/function-budget.js';
import { plainComments } from '../../../../eslint-rules/plain-comments.js';
import { routeExports } from '../../../../eslint-rules/route-exports.js';
import { spreadLiterals } from '../../../../eslint-rules/spread-literals.js';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { ecmaVersion: 2022, sourceType: 'module' } });
const lines = (count: number) => '  step();\n'.repeat(count);
const options = [{ loader: 4, action: 5, component: 6 }];
const filename = 'page.tsx';

tester.run('functionBudget', functionBudget, {
  valid: [
    { code: `export async function loader() {\n${lines(2)}}`, options, filename },
    { code: `export const action = () => {\n${lines(3)}}`, options, filename },
    { code: `export default function Page() {\n${lines(4)}}`, options, filename },
    { code: `function helper() {\n${lines(40)}}`, options, filename },
    { code: `function Page() {\n${lines(40)}}`, options, filename: 'page.ts' },
  ],
  invalid: [
    ...[
      `export async function loader() {\n${lines(3)}}`,
      `export const action = async () => {\n${lines(4)}}`,
      `export default function Page() {\n${lines(5)}}`,
      `const Part = function () {\n${lines(5)}}`,
    ].map((code) => ({ code, options, filename, errors: [{ messageId: 'tooLong' }] })),
  ],
});

const empty = '() => null';

tester.run('routeExports', routeExports, {
  valid: [
    `export const loader = ${empty}; export async function action() {} export default function Page() {}`,
    'export function loader() {} export function headers() {} export default function Page() {}',
    'export { loader, action } from "./shared.ts"; export default function Page() {}',
    'function helper() {} export default function Page() { helper(); }',
  ],
  invalid: [
    {
      code: 'export default function Page() {} export function loader() {}',
      errors: [{ messageId: 'order', data: { name: 'loader' } }],
    },
    {
      code: `export const action = ${empty}; export const loader = ${empty};`,
      errors: [{ messageId: 'order', data: { name: 'loader' } }],
    },
    ...['helper', 'handle', 'meta'].map((name) => ({
      code: `export const ${name} = 1;`,
      errors: [{ messageId: 'stranger', data: { name } }],
    })),
    {
      code: 'export { helper } from "./shared.ts";',
      errors: [{ messageId: 'stranger', data: { name: 'helper' } }],
    },
  ],
});

const riddles = [{ riddles: ['To', 'Those'] }];

tester.run('plainComments', plainComments, {
  valid: [
    '/** The name of a visit. */',
    '// Often asked for.',
    '/* Offers of the day. */',
    '// A day\n// Of a fortnight is the last one.',
    '/** To the list. */',
    { code: '// To begin with, all are read.', options: riddles },
    { code: '/* Those of today. */', options: riddles },
    { code: '/** Towards the end. */', options: riddles },
    { code: '// A short one.', options: [{ riddles: [], longest: 20 }] },
  ],
  invalid: [
    ...[
      '/** Of a visit. */',
      '/**\n * Of a visit: its name.\n */',
      '// Of a visit.',
      'const a = 1; /* Of a visit. */',
      '// A day.\n// Of a fortnight the last one.',
    ].map((code) => ({ code, errors: [{ messageId: 'riddle', data: { word: 'Of' } }] })),
    ...['/** To the list. */', '/**\n * Those of today.\n */'].map((code) => ({
      code,
      options: riddles,
      errors: [{ messageId: 'riddle' }],
    })),
    ...['// A long one, too long.', '/**\n * A long one, too long.\n */'].map((code) => ({
      code,
      options: [{ riddles: [], longest: 20 }],
      errors: [{ messageId: 'long' }],
    })),
  ],
});

const languageOptions = { parserOptions: { ecmaFeatures: { jsx: true } } };

tester.run('spreadLiterals', spreadLiterals, {
  valid: [
    'const a = { b, ...c };',
    'const a = { ...(isB ? { b } : {}) };',
    'const a = { ...(isB && { b }) };',
    'const a = [...[b]]; call(...[c]);',
    { code: 'const a = <Part {...b} c={c} />;', languageOptions },
  ],
  invalid: [
    'const a = { ...{ b, c } };',
    'const a = { ...{ ...b, c } };',
    { code: 'const a = <Part {...{ b, c }} />;', languageOptions },
  ].map((code) => ({
    ...(typeof code === 'string' ? { code } : code),
    errors: [{ messageId: 'literal' }],
  })),
});
