import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { format, resolveConfig } from 'prettier';
import { startPortal } from '#tests/support/portal-process.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { startProvider } from '#tests/support/provider-process.ts';
import { seedLoad } from './load.ts';
import { CONNECTIONS, measure, measureOnce, type Speed, type Visit } from './measure.ts';
import { cookiesOf, FIRST_VIEWS, nameOf, pagesOf, VISITORS, type Named } from './pages.ts';
import { weigh, type PageWeight } from './weight.ts';
import { sqliteFile } from '#tests/support/sqlite-file.ts';

/**
 * `npm run bench`: speed and weight of the main pages: shown again to the same twenty patients; shown for the first time to each of a thousand; with
 * the provider in a process of its own; on PostgreSQL; among 100,000 patients (`npm run bench short` leaves these out, and takes
 * three hundred for the thousand). Prints a table, and writes it into docs/benchmarks.md.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const isShort = process.argv.includes('short');
const PATIENTS = isShort ? 300 : 1_000;
const MANY_PATIENTS = 100_000;

/** A page's figures by how it was asked for; the rates are repeated views a second. */
type Row = { page: string; again: Speed; first: Speed | null; weight: PageWeight } & Rates;
type Rates = { apart: Speed | null; postgres: Speed | null; many: Speed | null };

const embedded = await onSqlite(PATIENTS, async (dataDirectory) => {
  const rows = await embeddedRows(dataDirectory);
  const apart = await apartSpeeds(dataDirectory, rows);
  return rows.map(({ visits: _visits, ...row }) => ({ ...row, apart: apart.get(row.page) ?? null }));
});
const postgres = await onPostgres();
const many = isShort ? new Map<string, Speed>() : await onSqlite(MANY_PATIENTS, speedsOf);
const byTheMinute = await onSqlite(1, (dataDirectory) => {
  workByTheMinute(dataDirectory);
  return speedsOf(dataDirectory, ['dates step']);
});

const rows: Row[] = embedded.map((row) => ({
  ...row,
  postgres: postgres.get(row.page) ?? null,
  many: many.get(row.page) ?? null,
}));
const table = [...heading(), ...rows.map(line)].join('\n');
process.stdout.write(`${table}\n`);
const file = join(ROOT, 'docs/benchmarks.md');
// What single changes have brought is written by hand, and stays.
const kept = /^## [^]*/m.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
const text = `# Benchmarks\n\n${introduction()}\n\n${table}\n\n${minutes()}\n\n${kept}`;
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));

/** Does something with a store of so many patients, which is gone afterwards. */
async function onSqlite<Result>(patients: number, work: (dataDirectory: string) => Promise<Result>) {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  try {
    seedLoad({ dataDirectory, patients });
    return await work(dataDirectory);
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

async function embeddedRows(dataDirectory: string) {
  const portal = await startPortal({ dataDirectory });
  try {
    const pages = await pagesOf(portal.origin);
    const cookies = await cookiesOf(portal.origin, PATIENTS);
    const rows: (Omit<Row, keyof Rates> & Named)[] = [];
    for (const { page, visits } of pages) {
      const [visit] = visits;
      const weight = await weigh({ origin: portal.origin, ...(visit as Visit) });
      const again = await measure({ origin: portal.origin, visits });
      const pathOf = FIRST_VIEWS[page];
      const once = pathOf && cookies.map((cookie, index) => ({ cookie, path: pathOf(nameOf(index + 1)) }));
      const first = once ? await measureOnce({ origin: portal.origin, visits: once }) : null;
      rows.push({
        page,
        visits,
        weight,
        again: told(page, again),
        first: first && told(`${page}, first view`, first),
      });
    }
    return rows;
  } finally {
    // What was signed in goes on with the provider apart.
    await portal.stop('SIGINT');
  }
}

/** The same visits where the portal finds the provider by its address, as beside a hospital's own host. */
async function apartSpeeds(dataDirectory: string, pages: readonly Named[]) {
  const provider = await startProvider({ dataDirectory });
  const portal = await startPortal({ dataDirectory, env: { PROVIDER_URL: provider.origin } });
  try {
    return await speeds(portal.origin, pages);
  } finally {
    await portal.stop('SIGINT');
    await provider.stop('SIGINT');
  }
}

async function onPostgres() {
  const server = await startPostgres({ isDurable: true });
  const [portalStore = '', providerStore = ''] = await Promise.all(
    ['portal', 'provider'].map(async (name) => {
      const client = new pg.Client({ connectionString: server.url('postgres') });
      await client.connect();
      await client.query(`create database ${name}_store`);
      await client.end();
      return server.url(`${name}_store`);
    }),
  );
  const env = { PORTAL_STORE: portalStore, PROVIDER_STORE: providerStore };
  try {
    seedLoad({ dataDirectory: tmpdir(), patients: PATIENTS, env });
    const portal = await startPortal({ env });
    try {
      return await speeds(portal.origin, await pagesOf(portal.origin));
    } finally {
      await portal.stop();
    }
  } finally {
    await server.stop();
  }
}

/** The rates of a portal on a store; `names`: of these pages alone. */
async function speedsOf(dataDirectory: string, names?: readonly string[]) {
  const portal = await startPortal({ dataDirectory });
  try {
    const pages = await pagesOf(portal.origin, names ? 1 : VISITORS);
    return await speeds(
      portal.origin,
      pages.filter(({ page }) => names?.includes(page) ?? true),
    );
  } finally {
    await portal.stop('SIGINT');
  }
}

/** Says on the way how far it is: the table comes at the end. */
function told(page: string, speed: Speed) {
  process.stderr.write(`${page}: ${speed.perSecond} a second, p99 ${speed.p99} ms\n`);
  return speed;
}

async function speeds(origin: string, pages: readonly Named[]) {
  const found = new Map<string, Speed>();
  for (const { page, visits } of pages) found.set(page, told(page, await measure({ origin, visits })));
  return found;
}

/** Ten hours of every working day of a month: some 600 times a day. */
function workByTheMinute(dataDirectory: string) {
  const store = sqliteFile(join(dataDirectory, 'provider.sqlite'));
  store.exec('update working_hours set slot_minutes = 1');
  store.close();
}

function heading() {
  return [
    '| page | again, a second | p50 ms | p99 ms | first view, a second | p50 ms | p99 ms | provider apart | PostgreSQL | 100,000 patients | HTML raw / brotli | CSS brotli | script brotli | total brotli |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|---|---|',
  ];
}

function line({ page, again, first, apart, postgres, many, weight: { html, css, script, total } }: Row) {
  const cells = [
    ...[page, again.perSecond, again.p50, again.p99],
    ...[first?.perSecond ?? '', first?.p50 ?? '', first?.p99 ?? ''],
    ...[apart, postgres, many].map((speed) => speed?.perSecond ?? ''),
    ...[`${html.raw} / ${html.brotli}`, css.brotli, script.brotli, total.brotli],
  ];
  return `| ${cells.join(' | ')} |`;
}

function minutes() {
  const speed = byTheMinute.get('dates step');
  return `The dates step with over 10,000 times a month: ${speed?.perSecond} a second, p50 ${speed?.p50} ms, p99 ${speed?.p99} ms.`;
}

function introduction() {
  const [cpu] = cpus();
  const speeds = rows.flatMap(({ again, first, apart, postgres, many }) => [
    again,
    first,
    apart,
    postgres,
    many,
  ]);
  const failed = speeds.reduce((sum, speed) => sum + (speed?.failed ?? 0), 0);
  return `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpu?.model ?? 'cpu'}. One portal process, on SQLite with the provider embedded unless the column says otherwise; the load from another process on the same machine: ${CONNECTIONS} connections, answers compressed with brotli. “Again”: over ${VISITORS} signed-in patients; “first view”: each of ${PATIENTS} once. ${failed} of all answers were none. Bytes are of the whole first visit.`;
}
