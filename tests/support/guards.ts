import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const APP = fileURLToPath(new URL('../../app', import.meta.url));

/** Where guards live: a function of the same name from anywhere else is none. */
const GUARD_MODULES = /(?:^|\/)guard\.server\.ts$/;

/** Guards that let in whoever comes. */
export const PUBLIC_GUARDS: ReadonlySet<string | null> = new Set([
  'openFrame',
  'openToEveryone',
  'openWithoutArea',
  'requireEntry',
  'requireGuestStep',
]);

/** Returns the guard with which a handler of a route's module begins; null when it does anything else first, or is not there. */
export function guardOf(file: string, name: 'loader' | 'action') {
  const path = join(APP, file);
  return firstGuard(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest), name);
}

/** Returns the imported guard that the first statement of a handler awaits or returns; null when it does anything else. */
export function firstGuard(source: ts.SourceFile, name: string) {
  const handler = source.statements.find(
    (statement): statement is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(statement) && statement.name?.text === name,
  );
  const [first] = handler?.body?.statements ?? [];
  const called = first && calledIn(first);
  return called && importedGuards(source).has(called) ? called : null;
}

function calledIn(statement: ts.Statement) {
  const expression = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations[0]?.initializer
    : ts.isExpressionStatement(statement) || ts.isReturnStatement(statement)
      ? statement.expression
      : undefined;
  const call = expression && ts.isAwaitExpression(expression) ? expression.expression : expression;
  const isWaitedFor = call !== expression || ts.isReturnStatement(statement);
  const isPlainCall = call && ts.isCallExpression(call) && ts.isIdentifier(call.expression);
  return isWaitedFor && isPlainCall ? call.expression.text : null;
}

function importedGuards(source: ts.SourceFile) {
  const names = source.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const from = statement.moduleSpecifier as ts.StringLiteral;
    const bindings = statement.importClause?.namedBindings;
    if (!GUARD_MODULES.test(from.text) || !bindings || !ts.isNamedImports(bindings)) return [];
    return bindings.elements.map((element) => element.name.text);
  });
  return new Set(names);
}
