import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { callBackOf } from '#provider/payments/bench/bank-call-backs.ts';
import { BANK_ACCOUNT, type BankOrder, type CallBackFault } from '#provider/payments/bench/bank-order.ts';
import { begin, DUE } from '#tests/payments/scene.ts';
import { startPortal } from '#tests/support/portal-process.ts';
import { signedInAt } from '#tests/support/visitor.ts';

/**
 * `npm run attack call-backs`: what /bookings costs while 100 call-backs come each second, four of five of them forged, up to the 16 kB
 * that one may have, and the bank's own words among them. Ends with 1 when a bound is passed.
 */

const A_SECOND = 100;
const MOST_P99_MS = 100;
const MEASURED_S = 30;
const WARM_UP_S = 10;
const LARGEST = 16 * 1024;
/** The fault of each of ten. */
const TEN: readonly CallBackFault[] = [
  ...Array<CallBackFault>(4).fill('SIGNATURE'),
  ...Array<CallBackFault>(2).fill('KEY'),
  ...Array<CallBackFault>(2).fill('UNSIGNED'),
  'PAYMENT',
  'NONE',
];

const portal = await startPortal();
const jan = await signedInAt(portal.origin, 'jan.nowak');
const cookie = [...jan.cookies].map((pair) => pair.join('=')).join('; ');
await begin(jan, DUE);
const [order] = (await (await fetch(`${portal.benchOrigin}/bank-testowy/orders.json`)).json()) as BankOrder[];
if (!order) throw new Error('The bank has no order');
const callBacks = TEN.map((fault) => {
  const { body, headers } = callBackOf({ order, state: 'COMPLETED', fault, account: BANK_ACCOUNT });
  const isForged = fault !== 'PAYMENT' && fault !== 'NONE';
  return { body: isForged ? body + ' '.repeat(LARGEST - Buffer.byteLength(body)) : body, headers };
});

await asked(WARM_UP_S);
const alone = await asked();
const answers = new Map<number | string, number>();
let longest = 0;
const over = new AbortController();
const sending = send(over.signal);
const beside = await asked();
over.abort();
const sent = await sending;
const due = await jan.get('/paymentsnav/invoicestopay');
await portal.stop();

const rows = [
  ['/bookings, nobody else', alone],
  [`/bookings, beside ${A_SECOND} call-backs a second`, beside],
] as const;
const heading = ['| what | requests/s | p50, ms | p99, ms |', '|---|---|---|---|'];
const lines = rows.map(([what, { rate, p50, p99 }]) => `| ${what} | ${rate} | ${p50} | ${p99} |`);
const said = [...answers].map(([status, count]) => `${status}: ${count}`).join(', ');
const isPaid = !due.html.includes(encodeURIComponent(DUE));
const told = `${sent} call-backs in ${MEASURED_S} s, answers ${said}, longest ${Math.round(longest)} ms; the invoice is ${isPaid ? 'paid' : 'NOT paid'}`;
process.stdout.write(`${[...heading, ...lines, '', told].join('\n')}\n`);
const isAnswered = [...answers.keys()].every((status) => [200, 400, 503].includes(Number(status)));
process.exitCode = beside.p99 <= MOST_P99_MS && isAnswered && isPaid ? 0 : 1;

/** Two browsers of a patient that ask for a page as soon as they have it. */
async function asked(seconds = MEASURED_S) {
  const { requests, latency, non2xx, errors } = await autocannon({
    url: `${portal.origin}/bookings`,
    connections: 2,
    duration: seconds,
    headers: { cookie, 'accept-encoding': 'br' },
  });
  if (non2xx + errors > 0) throw new Error(`/bookings failed ${non2xx + errors} times`);
  return { rate: Math.round(requests.average), p50: latency.p50, p99: latency.p99 };
}

/** So many each second, whether or not the ones before are answered; how many were sent. */
async function send(signal: AbortSignal) {
  const start = performance.now();
  const all: Promise<void>[] = [];
  while (!signal.aborted) {
    const wanted = ((performance.now() - start) / 1000) * A_SECOND;
    while (all.length < wanted) all.push(one(all.length));
    await pause(10);
  }
  await Promise.all(all);
  return all.length;
}

async function one(number: number) {
  const callBack = callBacks[number % callBacks.length];
  const since = performance.now();
  const answer = await fetch(`${portal.origin}/payment-notifications`, { method: 'POST', ...callBack })
    .then(({ status }) => status)
    .catch((error: unknown) => String(error));
  longest = Math.max(longest, performance.now() - since);
  answers.set(answer, (answers.get(answer) ?? 0) + 1);
}
