import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { csrfTokens, newBrowserId } from '#app/services/access/session-cookie.server.ts';
import { createPortalStore } from '#app/services/store/portal-store.server.ts';
import type { PortalTables } from '#app/services/store/tables.server.ts';
import { openDatabase } from '#database/index.ts';
import { startPortal } from '#tests/support/portal-process.ts';
import { signedInAt } from '#tests/support/visitor.ts';

/**
 * `npm run attack uploads`: what /bookings costs while many send files that they may not send, or do not finish, and what
 * memory the process takes during it and after it. Ends with 1 when a bound is passed.
 */

const SENDERS = 300;
const PATH = '/bookings/AMMS/booking-3001/attachments';
const ANNOUNCED = 26 * 1024 * 1024;
const PIECE = Buffer.alloc(64 * 1024, 'x');
/** Until the young part of the heap is as large as it gets: it stays so, attack or not. */
const WARM_UP_S = 60;
const COMES_BACK_MS = 5_000;
const MOST_P99_MS = 100;
const MOST_GROWTH_MIB = 100;
const MOST_LEFT_MIB = 50;

type Sender = Readonly<{ cookie: string; start: string; isFast: boolean }>;

const portal = await startPortal();
const { hostname, port, host } = new URL(portal.origin);
const patient = await signedInAt(portal.origin, 'jan.nowak');
const cookie = [...patient.cookies].map((pair) => pair.join('=')).join('; ');

await bookings(WARM_UP_S);
const quiet = { ...(await bookings(10)), memory: memory() };
const rows = [
  await underAttack('300 guests, a piece at once and a trickle after it', guests({ isFast: false })),
  await underAttack('300 guests, 26 MiB as fast as they can', guests({ isFast: true })),
  await underAttack('300 patients who never finish', await patients()),
];
await pause(10_000);
const filesLeft = readdirSync(join(portal.dataDirectory, 'uploads')).length;
await bookings(5);
const left = memory() - quiet.memory;
await portal.stop();

const lines = [{ what: 'nobody', ...quiet, growth: 0, answers: '' }, ...rows].map(
  ({ what, p50, p99, growth, answers }) => `| ${what} | ${p50} | ${p99} | ${growth} | ${answers} |`,
);
const heading = ['| what | p50, ms | p99, ms | memory, MiB more | answers |', '|---|---|---|---|---|'];
const end = `ten seconds later: ${left} MiB more, ${filesLeft} files left`;
process.stdout.write(`${[...heading, ...lines, '', end].join('\n')}\n`);

const isWithin = rows.every(({ p99, growth }) => p99 <= MOST_P99_MS && growth < MOST_GROWTH_MIB);
process.exitCode = isWithin && left < MOST_LEFT_MIB && filesLeft === 0 ? 0 : 1;

/** Two patients' browsers that ask for /bookings as soon as they have it. */
async function bookings(duration: number) {
  const url = `${portal.origin}/bookings`;
  const { latency, non2xx, errors } = await autocannon({
    url,
    connections: 2,
    duration,
    headers: { cookie },
  });
  if (non2xx + errors > 0) throw new Error(`/bookings failed ${non2xx + errors} times`);
  return { p50: latency.p50, p99: latency.p99 };
}

async function underAttack(what: string, senders: readonly Sender[]) {
  const counts = new Map<string, number>();
  const over = new AbortController();
  const isOver = () => over.signal.aborted;
  const ends = senders.map(async (sender) => {
    while (!isOver()) {
      const answer = await send(sender, isOver);
      counts.set(answer, (counts.get(answer) ?? 0) + 1);
      for (let waited = 0; waited < COMES_BACK_MS && !isOver(); waited += 100) await pause(100);
    }
  });
  let most = memory();
  const watch = setInterval(() => (most = Math.max(most, memory())), 250);
  const speed = await bookings(20);
  clearInterval(watch);
  over.abort();
  await Promise.all(ends);
  const answers = [...counts].map(([answer, count]) => `${answer}: ${count}`).join(', ');
  return { what, ...speed, growth: most - quiet.memory, answers };
}

/** Sends until it is answered or cut, or all is over; the status that came, if one did. */
function send({ cookie: own, start, isFast }: Sender, isOver: () => boolean) {
  const socket = connect({ host: hostname, port: Number(port) });
  const head = [
    `POST ${PATH} HTTP/1.1`,
    `Host: ${host}`,
    ...(own ? [`Cookie: ${own}`] : []),
    'Sec-Fetch-Site: same-origin',
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${ANNOUNCED}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${start}`);
  socket.write(PIECE);
  const goOn = () => {
    if (isOver()) socket.destroy();
    else if (!isFast) socket.write('x'.repeat(100));
    else if (socket.writableLength === 0) socket.write(PIECE);
  };
  if (isFast) socket.on('drain', goOn);
  const timer = setInterval(goOn, 100);
  return new Promise<string>((resolve) => {
    let status = 'none';
    socket.once('data', (bytes: Buffer) => (status = bytes.toString('latin1', 9, 12)));
    socket
      .on('error', () => undefined)
      .once('close', () => {
        clearInterval(timer);
        resolve(status);
      });
  });
}

function guests({ isFast }: { isFast: boolean }): Sender[] {
  return Array.from({ length: SENDERS }, () => ({ cookie: '', start: fileFrom('x'), isFast }));
}

/** Sessions of as many accounts, put into the store; to the provider all are one patient's. */
async function patients(): Promise<Sender[]> {
  const secret = readFileSync(join(portal.dataDirectory, 'secret'), 'utf8').trim();
  const db = openDatabase<PortalTables>(`sqlite:${portal.dataDirectory}/portal.sqlite`);
  const { sessions, close } = createPortalStore({ db, secret });
  const own = await sessions.find({ id: patient.cookies.get('session') ?? '', now: Date.now() });
  const senders: Sender[] = [];
  for (let number = 0; number < SENDERS; number += 1) {
    const id = newBrowserId();
    await sessions.create({ id, accountId: `sender-${number}`, token: own?.token ?? '', now: Date.now() });
    senders.push({ cookie: `session=${id}`, start: fileFrom(csrfTokens(secret)(id)), isFast: false });
  }
  await close();
  return senders;
}

function fileFrom(csrf: string) {
  const part = (head: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
  return `${part('name="csrf"')}${csrf}\r\n${part('name="files"; filename="a.pdf"')}`;
}

/** The memory that the process takes of the machine, in MiB. */
function memory() {
  const status = `/proc/${portal.process.pid}/status`;
  const kib = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(portal.process.pid)]).toString();
  return Math.round(Number(kib) / 1024);
}
