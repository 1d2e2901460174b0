import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import BetterSqlite from 'better-sqlite3';
import { format, resolveConfig } from 'prettier';
import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { tokensOf } from '#tests/support/booking-walk.ts';
import { createVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts';
import { PLANNED, teleconsultationWalk } from '#tests/teleconsultations/walk.ts';
import { seedLoad } from './load.ts';
import { CONNECTIONS, measure, measureBare, type Speed } from './measure.ts';
import { weigh, type PageWeight } from './weight.ts';

/**
 * `npm run bench`: speed and weight of the main pages, with 20 and with 100,000 patients (SIZES=20,100000), the same twenty of them asking, beside a bare
 * Node server that sends the same bytes. Prints a table, and writes it into docs/benchmarks.md.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SIZES = (process.env['SIZES'] ?? '20,100000').split(',').map(Number);
const VISITORS = 20;

type Visit = { path: string; cookie: string };
type Row = { page: string; patients: number; speed: Speed; bare: Speed; weight: PageWeight };

const rows: Row[] = [];
for (const patients of SIZES) rows.push(...(await benchOf({ patients })));
rows.push(...(await benchOf({ patients: 1, hasManyTimes: true })));
const table = [...heading(), ...rows.map(line)].join('\n');
process.stdout.write(`${table}\n`);
const file = join(ROOT, 'docs/benchmarks.md');
// What single changes have brought is written by hand, and stays.
const kept = /^## [^]*/m.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
const text = `# Benchmarks\n\n${introduction()}\n\n${table}\n\n${kept}`;
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));

/** `hasManyTimes`: of the dates step alone, every practitioner working in steps of a minute. */
async function benchOf({ patients, hasManyTimes = false }: { patients: number; hasManyTimes?: boolean }) {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  seedLoad({ dataDirectory, patients });
  if (hasManyTimes) workByTheMinute(dataDirectory);
  const portal = await startPortal({ dataDirectory });
  try {
    return await pagesOf(portal, { patients, hasManyTimes });
  } finally {
    await portal.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

async function pagesOf(
  { origin }: PortalProcess,
  { patients, hasManyTimes }: { patients: number; hasManyTimes: boolean },
): Promise<Row[]> {
  // One after the other: who signs in with many at once is asked to wait (docs/decisions/027-sign-in-under-a-flood.md).
  const signedIn: Pages[] = [];
  while (signedIn.length < Math.min(VISITORS, patients))
    signedIn.push(await signedInVisits(origin, signedIn.length + 1));
  const of = (page: keyof Pages) => signedIn.map((visits) => visits[page]);
  const manyTimes: [string, Visit[]][] = [['dates step, over 10,000 times a month', of('dates')]];
  const ordinary: [string, Visit[]][] = [
    ['/login', [{ path: '/login', cookie: '' }]],
    ['/bookings, 15 bookings', of('bookings')],
    ['/account', of('account')],
    ['past visits, 10', of('encounters')],
    ['results, 1', of('results')],
    ['a result of 30 lines', of('result')],
    ['waiting list, empty', of('waitingList')],
    ['messages, 160 got', of('messages')],
    ['messages, 63 got', [{ path: '/messages', cookie: await cookieOf(origin, 'jan.nowak') }]],
    ['a message', of('message')],
    ['services step', of('services')],
    ['dates step', of('dates')],
    ['teleconsultations, planned and “now”', of('consultations')],
    ['the same, guests', [{ path: '/newteleconsultation/services', cookie: '' }]],
    ['dates step of a teleconsultation', of('consultationDates')],
  ];

  const measured: Row[] = [];
  for (const [page, visits] of hasManyTimes ? manyTimes : ordinary) {
    const [first] = visits;
    if (!first) continue;
    const weight = await weigh({ origin, ...first });
    const bytes = new Uint8Array(weight.html.brotli);
    measured.push({
      page,
      patients,
      weight,
      speed: await measure({ origin, visits }),
      bare: await measureBare(bytes),
    });
  }
  return measured;
}

type Pages = Record<
  | 'account'
  | 'bookings'
  | 'encounters'
  | 'results'
  | 'result'
  | 'waitingList'
  | 'messages'
  | 'message'
  | 'services'
  | 'dates'
  | 'consultations'
  | 'consultationDates',
  Visit
>;

/** Signs one load patient in and walks to each page, so that the pages are there to be asked for. */
async function signedInVisits(origin: string, number: number): Promise<Pages> {
  const visitor = createVisitor(origin);
  const name = `load.${String(number).padStart(5, '0')}`;
  await visitor.signIn(name);
  const services = await visitor.follow(await visitor.get('/newbooking'));
  const dates = await datesOf(visitor, services);
  const walk = teleconsultationWalk(visitor);
  const consultations = await walk.atServices();
  const consultationDates = await walk.posted(consultations, { availabilityId: PLANNED });
  const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');

  const statuses = ['SCHEDULED', 'REGISTERED', 'EXECUTED', 'CANCELED'].map((status) => `status=${status}`);
  const bookings = `/bookings?dateFrom=${daysAgo(365)}&${statuses.join('&')}`;
  return {
    account: { path: '/account', cookie },
    bookings: { path: bookings, cookie },
    encounters: { path: '/benefits/encounters', cookie },
    results: { path: '/benefits/medicaltestresult', cookie },
    result: { path: `/benefits/medicaltestresult/result-patient-${name.replace('.', '-')}`, cookie },
    waitingList: { path: '/benefits/waitinglistentries', cookie },
    messages: { path: '/messages', cookie },
    message: { path: `/messages/message-account-${name.replace('.', '-')}-sent-0`, cookie },
    services: { path: services.path, cookie },
    dates: { path: dates.path, cookie },
    consultations: { path: consultations.path, cookie },
    consultationDates: { path: consultationDates.path, cookie },
  };
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
    '| page | patients | requests/s | p50 ms | p99 ms | failed | bare Node, requests/s | HTML raw / gzip / brotli | CSS brotli | script brotli | total brotli |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
  ];
}

function line({ page, patients, speed, bare, weight: { html, css, script, total } }: Row) {
  const cells = [
    ...[
      page,
      patients.toLocaleString('en'),
      speed.perSecond,
      speed.p50,
      speed.p99,
      speed.failed,
      bare.perSecond,
    ],
    ...[`${html.raw} / ${html.gzip} / ${html.brotli}`, css.brotli, script.brotli, total.brotli],
  ];
  return `| ${cells.join(' | ')} |`;
}

function introduction() {
  const [cpu] = cpus();
  return `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpu?.model ?? 'cpu'}, SQLite. One portal process with the provider embedded, the load from another process on the same machine: ${CONNECTIONS} connections over ${VISITORS} signed-in patients, answers compressed with brotli. Bytes are of the whole first visit.`;
}
