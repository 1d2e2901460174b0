import type { AppLoadContext } from '@remix-run/node';
import { sql } from 'kysely';
import { withoutCaches } from '#app/services/page/caches.server.ts';
import { readEnvironment } from '#app/services/request/environment.server.ts';
import type { Portal } from '#app/services/request/load-context.server.ts';
import { portalMigrations } from '#app/services/store/migrations.server.ts';
import { createPortalStore } from '#app/services/store/portal-store.server.ts';
import type { PortalTables } from '#app/services/store/tables.server.ts';
import { csrfTokens, newBrowserId } from '#app/services/access/session-cookie.server.ts';
import { migrate, openDatabase } from '#database/index.ts';
import type { StaticFiles } from '#server/files.ts';
import type { HealthPart } from '#server/health.ts';
import { createPortalServer } from '#server/portal-server.ts';

export const ORIGIN = 'http://localhost:3000';
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin', origin: ORIGIN };
const secret = 'a secret of the tests, long enough to be one';
const page = (text: string, status = 200) =>
  new Response(`<!DOCTYPE html><p>${text}</p>`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

export type Seen = { request: Request; context: AppLoadContext };
type FakeApp = (seen: Seen) => Response | Promise<Response>;

/** The gate on a store in memory, before an app that notes what reaches it. */
export async function gateWith({
  settings = {},
  app = () => page('page'),
  files = new Map() as StaticFiles,
  parts = [],
  formerSecrets = [],
}: {
  settings?: Record<string, string>;
  app?: FakeApp;
  files?: StaticFiles;
  parts?: readonly HealthPart[];
  formerSecrets?: readonly string[];
} = {}) {
  const db = openDatabase<PortalTables>('sqlite::memory:');
  await migrate(db, portalMigrations);
  const store = createPortalStore({ db, secret, formerSecrets });
  const lines: Record<string, unknown>[] = [];
  const note = (event: Record<string, unknown>) => void lines.push(event);
  const portal: Portal = {
    settingsVersion: () => 0,
    environment: readEnvironment(settings),
    secret,
    formerSecrets,
    clock: { now: () => new Date() },
    log: { info: note, warn: note, error: note },
    store,
    caches: withoutCaches,
    provider: () => {
      throw new Error('The gate calls no provider');
    },
    version: 'test',
    revision: 'test',
    isAudited: false,
  };

  const seen: Seen[] = [];
  const refusals: Seen[] = [];
  const handler = createPortalServer({
    portal,
    app: async (request, context) => {
      if (context.refusal) refusals.push({ request, context });
      if (context.refusal) return page(`refused: ${context.refusal.reason}`, context.refusal.status);
      seen.push({ request, context });
      return app({ request, context });
    },
    files,
    words: new Set(['bookings', 'login']),
    parts,
  });

  return {
    handler,
    portal,
    db,
    store,
    /** The requests that reached the app and were not refused. */
    seen,
    /** The requests that came to the page of refusals. */
    refusals,
    /** The log. */
    lines,
    ask: (path: string, { from = '127.0.0.1', ...init }: RequestInit & { from?: string } = {}) => {
      const headers = new Headers(init.headers);
      if (!headers.has('host')) headers.set('host', new URL(path, ORIGIN).host);
      return handler(new Request(new URL(path, ORIGIN), { ...init, headers }), from);
    },
    /** Makes the store take no more writes, as on a full disk, or take them again; it can be read. */
    fill: (isFull: boolean) => sql`pragma query_only = ${sql.lit(isFull ? 1 : 0)}`.execute(db),
    close: () => store.close(),
  };
}

/** A browser with a cookie, and the token that its forms carry. */
export function aBrowser(name = 'session', by = secret) {
  const browserId = newBrowserId();
  return { browserId, cookie: `${name}=${browserId}`, csrf: csrfTokens(by)(browserId) };
}

type Posting = { browser?: ReturnType<typeof aBrowser>; headers?: Record<string, string> };

/** A form as a browser of today posts it. */
export function posted(
  fields: Record<string, string>,
  { browser = aBrowser(), headers = SAME_ORIGIN }: Posting = {},
) {
  const body = new URLSearchParams({ csrf: browser.csrf, ...fields }).toString();
  const type = 'application/x-www-form-urlencoded';
  return { method: 'POST', body, headers: { 'content-type': type, cookie: browser.cookie, ...headers } };
}
