import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startPortal } from '#tests/support/portal-process.ts';
import { signedAt } from '#tests/support/signing.ts';
import { signedInAt, type Visitor } from '#tests/support/visitor.ts';

/**
 * `npm run attack signatures`: what /bookings costs while a signed file of 5 MiB is looked at again and again, and what it answers
 * beside /account in the same run. Ends with 1 when a bound is passed.
 */

const MOST_P99_MS = 100;
const SIZE = 5 * 1024 * 1024 - 4_096;
const MEASURED_S = 20;
const WARM_UP_S = 10;

const portal = await startPortal();
const { origin, benchOrigin } = portal;
const jan = await signedInAt(origin, 'jan.nowak');
const piotr = await signedInAt(origin, 'piotr.zielinski');

await asked('/bookings', { seconds: WARM_UP_S });
await asked('/account', { seconds: WARM_UP_S });
const alone = await asked('/bookings');
const account = await asked('/account');

// A good signature, in whose file much is to be read that says nothing.
await piotr.get('/account/authorize/print');
const small = await signedAt(benchOrigin, { username: 'piotr.zielinski', format: 'XAdES' });
const filled = `<!--${'x'.repeat(SIZE - small.size)}-->`;
const answers = new Map<string, number>();
const over = new AbortController();
const sending = send(over.signal);
const beside = await asked('/bookings');
over.abort();
await sending;
await portal.stop();

const said = [...answers].map(([answer, count]) => `${answer}: ${count}`).join(', ');
const rows = [
  ['/bookings, nobody else', alone],
  ['/account, nobody else', account],
  ['/bookings, beside a signature of 5 MiB', beside],
] as const;
const lines = rows.map(([what, { rate, p50, p99 }]) => `| ${what} | ${rate} | ${p50} | ${p99} |`);
const heading = ['| what | requests/s | p50, ms | p99, ms |', '|---|---|---|---|'];
process.stdout.write(`${[...heading, ...lines, '', `answers to the files: ${said}`].join('\n')}\n`);
process.exitCode = beside.p99 <= MOST_P99_MS && answers.size > 0 ? 0 : 1;

/** Two browsers of a patient that ask for a page as soon as they have it. */
async function asked(path: string, { seconds = MEASURED_S } = {}) {
  const { requests, latency, non2xx, errors } = await autocannon({
    url: `${origin}${path}`,
    connections: 2,
    duration: seconds,
    headers: { cookie: cookieOf(jan), 'accept-encoding': 'br' },
  });
  if (non2xx + errors > 0) throw new Error(`${path} failed ${non2xx + errors} times`);
  return { rate: Math.round(requests.average), p50: latency.p50, p99: latency.p99 };
}

function cookieOf({ cookies }: Visitor) {
  return [...cookies].map((pair) => pair.join('=')).join('; ');
}

/** One file after the other, and what came of each: the status, and how long it took. */
async function send(signal: AbortSignal) {
  while (!signal.aborted) {
    const file = new File([await small.text(), filled], small.name);
    const form = await piotr.get('/account/authorize');
    const since = performance.now();
    const { status } = await piotr.upload(form, [file]);
    const answer = `${status} within ${Math.ceil((performance.now() - since) / 1000)} s`;
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
    await pause(100);
  }
}
