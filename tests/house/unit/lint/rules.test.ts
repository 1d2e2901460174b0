import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import { functionBudget } from '../../../../eslint-rules/function-budget.js';
import { routeExports } from '../../../../eslint-rules/route-exports.js';

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
    `export const handle = {}; export const loader = ${empty}; export const meta = ${empty};
     export async function action() {} export default function Page() {}`,
    'export function loader() {} export function headers() {} export default function Page() {}',
    'export { loader, meta } from "./shared.ts"; export default function Page() {}',
    'function helper() {} export default function Page() { helper(); }',
  ],
  invalid: [
    {
      code: 'export default function Page() {} export function loader() {}',
      errors: [{ messageId: 'order', data: { name: 'loader' } }],
    },
    {
      code: `export const meta = ${empty}; export const handle = {};`,
      errors: [{ messageId: 'order', data: { name: 'handle' } }],
    },
    {
      code: 'export const helper = 1;',
      errors: [{ messageId: 'stranger', data: { name: 'helper' } }],
    },
    {
      code: 'export { helper } from "./shared.ts";',
      errors: [{ messageId: 'stranger', data: { name: 'helper' } }],
    },
  ],
});
