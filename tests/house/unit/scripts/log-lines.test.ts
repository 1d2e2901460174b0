import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const LEVELS = new Set(['info', 'warn', 'error']);

const FOLDERS = ['app', 'server', 'provider', 'database'];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('generated'))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8')),
).filter((text) => /\.(?:info|warn|error)\(/.test(text));

/** The beginning of each text that code writes into the log, as far as it is fixed. */
function linesOf(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression, name } = node.expression;
      const isLog = /(?:^|\.)log$/.test(expression.getText()) && LEVELS.has(name.text);
      const said = node.arguments.at(-1);
      if (isLog && said && ts.isStringLiteralLike(said)) found.push(said.text);
      if (isLog && said && ts.isTemplateExpression(said)) found.push(said.head.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

it('each line of the log stands in the table of docs/operations.md, and no other', () => {
  const lines = new Set(sources.flatMap(linesOf));
  expect(lines.size).toBeGreaterThan(30);
  const operations = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const part = operations.slice(operations.indexOf('\n## Log'), operations.indexOf('\n## `/healthz`'));
  const told = part
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, words = '']) => words));
  const beginsWith = (line: string) =>
    told.filter((words) => line.startsWith(words.replace(/…$/, '').trim()));
  expect([...lines].filter((line) => beginsWith(line).length === 0)).toEqual([]);
  const used = new Set([...lines].flatMap(beginsWith));
  expect(told.filter((words) => words !== 'request' && !used.has(words))).toEqual([]);
});
