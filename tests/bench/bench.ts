import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import BetterSqlite from 'better-sqlite3';
import pg from 'pg';
import { format, resolveConfig } from 'prettier';
import { startPortal } from '#tests/support/portal-process.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { startProvider } from '#tests/support/provider-process.ts';
import { tokensOf } from '#tests/support/booking-walk.ts';
import { createVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts';
import { PLANNED, teleconsultationWalk } from '#tests/teleconsultations/walk.ts';
import { seedLoad } from './load.ts';
import { CONNECTIONS, measure, measureOnce, type Speed, type Visit } from './measure.ts';
import { weigh, type PageWeight } from './weight.ts';

/**
 * `npm run bench`: speed and weight of the main pages: shown again to the same twenty patients; shown for the first time to each of a thousand; with
 * the provider in a process of its own; on PostgreSQL; among 100,000 patients. Prints a table, and writes it into docs/benchmarks.md.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const VISITORS = 20;
const PATIENTS = 1_000;
const MANY_PATIENTS = 100_000;

/** A page's figures by how it was asked for; the rates are repeated views a second. */
type Row = { page: string; again: Speed; first: Speed | null; weight: PageWeight } & Rates;
type Rates = { apart: Speed | null; postgres: Speed | null; many: Speed | null };
type Named = Readonly<{ page: string; visits: readonly Visit[] }>;

const embedded = await onSqlite(PATIENTS, async (dataDirectory) => {
  const rows = await embeddedRows(dataDirectory);
  const apart = await apartSpeeds(dataDirectory, rows);
  return rows.map(({ visits: _visits, ...row }) => ({ ...row, apart: apart.get(row.page) ?? null }));
});
const postgres = await onPostgres();
const many = await onSqlite(MANY_PATIENTS, speedsOf);
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
      rows.push({ page, visits, weight, again, first });
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

async function speeds(origin: string, pages: readonly Named[]) {
  const found = new Map<string, Speed>();
  for (const { page, visits } of pages) found.set(page, await measure({ origin, visits }));
  return found;
}

const nameOf = (number: number) => `load.${String(number).padStart(5, '0')}`;

/** The pages that each patient has; steps of a wizard have to be walked to. */
const FIRST_VIEWS: Readonly<Record<string, (name: string) => string>> = {
  '/start': () => '/start',
  '/bookings, 15 bookings': () => bookingsPath(),
  '/account': () => '/account',
  'past visits, 10': () => '/benefits/encounters',
  'results, 1': () => '/benefits/medicaltestresult',
  'a result of 30 lines': resultPath,
  'waiting list, empty': () => '/benefits/waitinglistentries',
  'messages, 160 got': () => '/messages',
};

async function pagesOf(origin: string, visitors = VISITORS): Promise<Named[]> {
  // One after the other: who signs in with many at once is asked to wait (docs/decisions/027-sign-in-under-a-flood.md).
  const signedIn: Pages[] = [];
  while (signedIn.length < visitors) signedIn.push(await signedInVisits(origin, signedIn.length + 1));
  const cookies = signedIn.map(({ message: { cookie } }) => cookie);
  const plain = Object.entries(FIRST_VIEWS).map(([page, pathOf]) => ({
    page,
    visits: cookies.map((cookie, index) => ({ cookie, path: pathOf(nameOf(index + 1)) })),
  }));
  const walked = (page: string, key: keyof Pages) => ({
    page,
    visits: signedIn.map((visits) => visits[key]),
  });
  return [
    { page: '/login', visits: [{ path: '/login', cookie: '' }] },
    ...plain,
    walked('a message', 'message'),
    walked('services step', 'services'),
    walked('dates step', 'dates'),
    walked('teleconsultations, planned and “now”', 'consultations'),
    { page: 'the same, guests', visits: [{ path: '/newteleconsultation/services', cookie: '' }] },
    walked('dates step of a teleconsultation', 'consultationDates'),
  ];
}

/** Signs so many patients in, one after the other. */
async function cookiesOf(origin: string, count: number) {
  const cookies: string[] = [];
  while (cookies.length < count) cookies.push(await cookieOf(origin, nameOf(cookies.length + 1)));
  return cookies;
}

type Pages = Record<'message' | 'services' | 'dates' | 'consultations' | 'consultationDates', Visit>;

/** Signs one load patient in and walks to each page, so that the pages are there to be asked for. */
async function signedInVisits(origin: string, number: number): Promise<Pages> {
  const visitor = createVisitor(origin);
  const name = nameOf(number);
  await visitor.signIn(name);
  const services = await visitor.follow(await visitor.get('/newbooking'));
  const dates = await datesOf(visitor, services);
  const walk = teleconsultationWalk(visitor);
  const consultations = await walk.atServices();
  const consultationDates = await walk.posted(consultations, { availabilityId: PLANNED });
  const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');

  return {
    message: { path: `/messages/message-account-${name.replace('.', '-')}-sent-0`, cookie },
    services: { path: services.path, cookie },
    dates: { path: dates.path, cookie },
    consultations: { path: consultations.path, cookie },
    consultationDates: { path: consultationDates.path, cookie },
  };
}

function bookingsPath() {
  const statuses = ['SCHEDULED', 'REGISTERED', 'EXECUTED', 'CANCELED'].map((status) => `status=${status}`);
  return `/bookings?dateFrom=${daysAgo(365)}&${statuses.join('&')}`;
}

function resultPath(name: string) {
  return `/benefits/medicaltestresult/result-patient-${name.replace('.', '-')}`;
}

async function cookieOf(origin: string, username: string) {
  const visitor = createVisitor(origin);
  await visitor.signIn(username);
  return [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
}

async function datesOf(visitor: Visitor, services: Answer): Promise<Answer> {
  const places = await visitor.get(`${services.path}&service=INT`);
  const fields = { ...tokensOf(places), availabilityId: 'int-duty' };
  return visitor.follow(await visitor.post(places.path, fields));
}

/** Ten hours of every working day of a month: some 600 times a day. */
function workByTheMinute(dataDirectory: string) {
  const store = new BetterSqlite(join(dataDirectory, 'provider.sqlite'));
  store.exec('update working_hours set slot_minutes = 1');
  store.close();
}

function daysAgo(days: number) {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
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
