import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { firstGuard, guardOf, PUBLIC_GUARDS } from '#tests/support/guards.ts';
import type { Expectations } from './access/row.ts';
import { accessRowOf, everyWrittenRow } from './access/rows.ts';
import { everyRoute } from './rows.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const GUARDS = new Set([
  ...PUBLIC_GUARDS,
  'requireAccount',
  'requireAccountIn',
  'requireRecentProof',
  'requireAccountAtGate',
  'requireSession',
  'requireAccountInTalk',
  'requireDraft',
  'requireDraftOrGuest',
  'requireLive',
  'requireLiveOrSilence',
  'requireDeviceTest',
]);

const mapped = everyRoute();

/** The routes for which nobody needs to sign in: the frame, and what the areas' rows of access say is open. */
const PUBLIC = new Set([
  'root loader',
  ...mapped.flatMap(({ id, path, takesForms }) => {
    const { get, post } = everyWrittenRow.find(({ name }) => name === path)?.row ?? {};
    return [
      ...(isOpen(get) ? [`${id} loader`] : []),
      ...(takesForms && isOpen(post) ? [`${id} action`] : []),
    ];
  }),
]);
const fileOf = new Map(mapped.map(({ id, file }) => [id, file]));

const { routes } = (await import(pathToFileURL(join(ROOT, 'build/server/app.js')).href)) as ServerBuild;

/** Loaders and actions of everything that was built. */
const handlers = Object.values(routes).flatMap((route) =>
  (['loader', 'action'] as const)
    .filter((name) => route.module[name] !== undefined)
    .map((name) => ({ handler: `${route.id} ${name}`, id: route.id, name })),
);

describe('guards', () => {
  it.each(handlers)('$handler begins with one', ({ handler, id, name }) => {
    const guard = guardOf(fileOf.get(id) ?? `${id}.tsx`, name);
    expect(GUARDS).toContain(guard);
    if (PUBLIC_GUARDS.has(guard)) expect(PUBLIC).toContain(handler);
  });

  it('there is no name of a guard that no handler begins with', () => {
    const used = new Set(handlers.map(({ id, name }) => guardOf(fileOf.get(id) ?? `${id}.tsx`, name)));
    expect([...GUARDS].filter((guard) => !used.has(guard))).toEqual([]);
  });

  it('every public handler is there, and means to be public', () => {
    const open = handlers.filter(({ id, name }) =>
      PUBLIC_GUARDS.has(guardOf(fileOf.get(id) ?? `${id}.tsx`, name)),
    );
    expect(new Set(open.map(({ handler }) => handler))).toEqual(PUBLIC);
  });

  it('a route that lets in whoever comes has no row but the one that says so', () => {
    const open = mapped.filter(({ file }) => PUBLIC_GUARDS.has(guardOf(file, 'loader')));
    expect(open.length).toBeGreaterThan(30);
    for (const route of open) expect([route.path, accessRowOf(route)]).toEqual([route.path, null]);
  });

  it('sees a handler that begins with anything else', () => {
    const imports = `import { requireAccount } from '#app/services/access/guard.server.ts';`;
    const guardIn = (source: string) =>
      firstGuard(ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest), 'loader');
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

/** True where a row lets in somebody who is not signed in; 405 is the answer of what is not there. */
function isOpen(expected: Expectations | undefined) {
  return expected !== undefined && expected.nobody !== 'sign-in' && expected.nobody !== 405;
}
