import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPortal } from '#tests/support/portal-process.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { percentile, seedLoad } from '#tests/bench/load.ts';
import { highestRate, steady, type SteadyPage } from '#tests/bench/steady.ts';

/**
 * `npm run soak`: signed-in pages of 1,000 patients for ten minutes (MINUTES) at 60 % of the rate that one process can.
 * The last minute must answer as the first: p99 at most 50 ms, no pause of the loop over 50 ms, 400 MB at most.
 */

const MINUTES = Number(process.env['MINUTES'] ?? 10);
const PATIENTS = Number(process.env['PATIENTS'] ?? 1000);
const SHARE = 0.6;
const AT_ONCE = 16;
const MOST = { p99: 50, pauseMs: 50, memory: 400 };

const directory = mkdtempSync(join(tmpdir(), 'portal-soak-'));
const dataDirectory = join(directory, 'data');
const file = join(directory, 'watch.jsonl');
const watch = fileURLToPath(new URL('soak-watch.mjs', import.meta.url));

seedLoad({ dataDirectory, patients: PATIENTS });
writeFileSync(file, '');
const portal = await startPortal({
  dataDirectory,
  env: { NODE_OPTIONS: `--import ${watch}`, SOAK_FILE: file },
});
try {
  const pages = await signedInPages();
  const { origin } = portal;
  await highestRate({ origin, pages, seconds: 20 });
  const able = await highestRate({ origin, pages, seconds: 20 });
  const rate = Math.round(able * SHARE);
  process.stdout.write(`${Math.round(able)} requests/s at most; ${rate}/s from now on\n`);
  process.stdout.write(
    'minute  requests   p50   p99  failed  longest pause  garbage  memory  heap  outside\n',
  );

  const minutes = [];
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    writeFileSync(file, '');
    const { latencies, failed } = await steady({ origin, pages, perSecond: rate, seconds: 60 });
    const seconds = secondsOf(file);
    const of = (name: keyof Second) => seconds.map((second) => second[name]);
    const figures = {
      p99: percentile(latencies, 99),
      failed,
      pauseMs: Math.max(...of('pauseMs')),
      memory: Math.max(...of('memory')),
    };
    minutes.push(figures);
    const columns = [
      [minute, 6],
      [latencies.length, 10],
      [percentile(latencies, 50), 6],
      [figures.p99, 6],
      [figures.failed, 8],
      [figures.pauseMs, 15],
      [Math.max(...of('gcMs')), 9],
      [figures.memory, 8],
      [percentile(of('heap'), 50), 6],
      [percentile(of('outside'), 50), 9],
    ] as const;
    process.stdout.write(`${columns.map(([value, width]) => value.toFixed(0).padStart(width)).join('')}\n`);
  }
  const isGood = minutes.every(
    ({ p99, failed, pauseMs, memory }) =>
      failed === 0 && p99 <= MOST.p99 && pauseMs <= MOST.pauseMs && memory <= MOST.memory,
  );
  process.exitCode = isGood ? 0 : 1;
} finally {
  await portal.stop();
  rmSync(directory, { recursive: true, force: true });
}

type Second = Record<'pauseMs' | 'gcMs' | 'memory' | 'heap' | 'outside', number>;

function secondsOf(path: string): Second[] {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Second);
}

/** Each patient's list, a booking's page and the display settings, by turns. */
async function signedInPages() {
  const numbers = Array.from({ length: PATIENTS }, (_, index) => index + 1);
  const pages: SteadyPage[] = [];
  while (numbers.length > 0) {
    const some = numbers.splice(0, AT_ONCE);
    pages.push(...(await Promise.all(some.map(pagesOf))).flat());
  }
  return shuffled(pages);
}

async function pagesOf(number: number): Promise<SteadyPage[]> {
  const visitor = createVisitor(portal.origin);
  await visitor.signIn(`load.${String(number).padStart(5, '0')}`);
  const list = await visitor.get('/bookings');
  const booking = list.page.querySelector('main a[href^="/bookings/"]')?.getAttribute('href');
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, 'accept-encoding': 'br' };
  return ['/bookings', booking ?? '/bookings', '/display'].map((path) => ({ path, headers }));
}

/** The same order in each run: neighbours are not of one patient. */
function shuffled<T>(items: readonly T[]): T[] {
  const step = 7919;
  return items.map((_, index) => items[(index * step) % items.length] as T);
}
