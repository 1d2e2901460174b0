import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PUBLIC_GUARDS: readonly (string | null)[] = ['openToEveryone', 'openWithoutArea'];
const GUARDS = new Set([
  ...PUBLIC_GUARDS,
  'requireAccount',
  'requireAccountIn',
  'requireAccountAtGate',
  'requireSession',
  'requirePatient',
  'requireDraft',
  'requireDraftOrGuest',
]);
/** Where guards live: a function of the same name from anywhere else is none. */
const GUARD_MODULES = /(?:^|\/)guard\.server\.ts$/;

/** What nobody needs to sign in for. */
const PUBLIC = new Set([
  'root loader',
  'routes/bookings/calendar/feed loader',
  'routes/bookings/teleconsultation loader',
  'routes/legal/checks loader',
  'routes/legal/criteria loader',
  'routes/easy/contents loader',
  'routes/easy/sign-in loader',
  'routes/easy/sign-in action',
  'routes/easy/booking loader',
  'routes/easy/cancelling loader',
  'routes/easy/guide loader',
  'routes/legal/document loader',
  'routes/legal/inaccessible loader',
  'routes/legal/inaccessible action',
  'routes/legal/inaccessible-sent loader',
  'routes/legal/en-301-549 loader',
  'routes/legal/evidence loader',
  'routes/legal/evidence-earl loader',
  'routes/legal/statement loader',
  'routes/legal/transcript loader',
  'routes/public/index loader',
  'routes/public/login loader',
  'routes/public/login action',
  'routes/public/logout loader',
  'routes/public/logout action',
  'routes/public/missing loader',
  'routes/public/email/confirm loader',
  'routes/public/email/confirm action',
  'routes/public/email/resendactivationlink loader',
  'routes/public/email/resendactivationlink action',
  'routes/public/email/resendactivationlink-summary loader',
  'routes/public/phone/code loader',
  'routes/public/phone/code action',
  'routes/public/phone/page loader',
  'routes/public/phone/page action',
  'routes/public/epuap/error loader',
  'routes/public/epuap/no-account loader',
  'routes/public/epuap/signed-out loader',
  'routes/public/epuap/slo loader',
  'routes/public/epuap/sso loader',
  'routes/public/epuap/sso-confirm loader',
  'routes/public/epuap/success action',
  'routes/public/epuap/success loader',
  'routes/public/sso action',
  'routes/public/sso loader',
  'routes/public/resetpassword/ask loader',
  'routes/public/resetpassword/ask action',
  'routes/public/resetpassword/new loader',
  'routes/public/resetpassword/new action',
  'routes/public/resetpassword/summary loader',
  'routes/public/refused loader',
  'routes/settings/cookie-notice loader',
  'routes/settings/cookie-notice action',
  'routes/settings/display loader',
  'routes/settings/display action',
]);

/** Screens with two addresses: the second one's id, and whose module it is. */
const SAME_SCREENS = Object.fromEntries<string>([
  ...['page', 'file', 'delete'].map(
    (name) =>
      [`routes/bookings/referral-attachments/${name}`, `routes/bookings/attachments/${name}`] as const,
  ),
  ...['health', 'matters'].map((group) => [`routes/hubs/${group}`, 'routes/hubs/page'] as const),
]);

const { routes } = (await import(pathToFileURL(join(ROOT, 'build/server/app.js')).href)) as ServerBuild;

/** Loaders and actions of everything that was built. */
const handlers = Object.values(routes).flatMap((route) =>
  (['loader', 'action'] as const)
    .filter((name) => route.module[name] !== undefined)
    .map((name) => ({ handler: `${route.id} ${name}`, id: route.id, name })),
);

describe('guards', () => {
  it.each(handlers)('$handler begins with one', ({ handler, id, name }) => {
    const guard = guardOf(id, name);
    expect(GUARDS).toContain(guard);
    if (PUBLIC_GUARDS.includes(guard)) expect(PUBLIC).toContain(handler);
  });

  it('every public handler is there, and means to be public', () => {
    const open = handlers.filter(({ id, name }) => PUBLIC_GUARDS.includes(guardOf(id, name)));
    expect(new Set(open.map(({ handler }) => handler))).toEqual(PUBLIC);
  });

  it('sees a handler that begins with anything else', () => {
    const imports = `import { requireAccount } from '#app/services/access/guard.server.ts';`;
    const guardIn = (source: string) =>
      firstCall(ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest), 'loader');
    expect(guardIn(`${imports} export async function loader(args) { return requireAccount(args); }`)).toBe(
      'requireAccount',
    );
    expect(
      guardIn(`export async function loader(args) { await read(); await requireAccount(args); }`),
    ).toBeNull();
    expect(
      guardIn(`const requireAccount = () => 1; export async function loader(a) { await requireAccount(a); }`),
    ).toBeNull();
    expect(
      guardIn(`${imports} export async function loader(args) { await requireAccount(args).catch(() => 1); }`),
    ).toBeNull();
    expect(guardIn(`${imports} export async function loader(args) { requireAccount(args); }`)).toBeNull();
  });
});

function guardOf(id: string, name: 'loader' | 'action') {
  const path = join(ROOT, 'app', `${SAME_SCREENS[id] ?? id}.tsx`);
  return firstCall(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest), name);
}

/** The imported guard that the first statement of a handler awaits or returns; null when it does anything else. */
function firstCall(source: ts.SourceFile, name: string) {
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
