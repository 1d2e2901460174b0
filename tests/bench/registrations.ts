import { setTimeout as pause } from 'node:timers/promises';
import { parse } from 'node-html-parser';
import { startPortal } from '#tests/support/portal-process.ts';
import { createVisitor, fieldsOf, signedInAt } from '#tests/support/visitor.ts';
import { guestWalk, PASSWORD_OF_GUEST } from '#tests/registration/walk.ts';
import { percentile } from './load.ts';

/** Registrations that are sent at once, and what becomes of /bookings meanwhile: `npx tsx tests/bench/registrations.ts`. */
const AT_ONCE = Number(process.argv[2] ?? 200);
const ALONE_MS = 6_000;

const portal = await startPortal({
  env: { TRUST_PROXY: 'true', PORTAL_ENV: process.env['BENCH_ENV'] ?? 'development' },
});
try {
  const patient = await signedInAt(portal.origin, 'jan.nowak');
  const watch = async (isOver: () => boolean) => {
    const latencies: number[] = [];
    while (!isOver()) {
      const began = performance.now();
      const { status } = await patient.get('/bookings');
      if (status !== 200) process.stdout.write(`/bookings: ${status}\n`);
      latencies.push(performance.now() - began);
      await pause(10);
    }
    return latencies;
  };
  const alone = async () => {
    const until = performance.now() + ALONE_MS;
    return watch(() => performance.now() > until);
  };

  const reviews = [];
  for (let number = 0; number < AT_ONCE; number += 1) reviews.push(await atReview(number));
  await pause(1_000);
  await alone();
  tell('alone', await alone());
  let isOver = false;
  const began = performance.now();
  const sent = Promise.all(
    reviews.map(async (send) => {
      const status = await send();
      return { status, ms: performance.now() - began };
    }),
  ).finally(() => {
    isOver = true;
  });
  tell('meanwhile', await watch(() => isOver));
  const answers = await sent;
  for (const status of new Set(answers.map((one) => one.status))) {
    const all = answers.filter((one) => one.status === status);
    tell(
      `answers ${status}`,
      all.map(({ ms }) => ms),
    );
  }
  tell('alone again', await alone());
} finally {
  await portal.stop('SIGINT');
}

async function atReview(number: number) {
  const address = `10.${number % 250}.${Math.floor(number / 250)}.7`;
  const visitor = createVisitor(portal.origin);
  const walk = guestWalk(visitor);
  const contacts = {
    phoneNumber: `60${String(1_000_000 + number)}`,
    email: `gosc.${number}@poczta.example`,
  };
  const review = await walk.atReview('', contacts, 300 + number);
  if (!review.path.includes('/review')) throw new Error(`${number} stands at ${review.path}`);
  const form = parse(review.html).querySelector('#page-form');
  if (!form) throw new Error('no form');
  const password: Record<string, string> = form.querySelector('input[name="password"]')
    ? { password: PASSWORD_OF_GUEST }
    : {};
  return async () => {
    const fields = { ...fieldsOf(form), ...password };
    const { status } = await visitor.post(form.getAttribute('action') ?? review.path, fields, {
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
    });
    return status;
  };
}

function tell(what: string, latencies: number[]) {
  const [p50, p90, p99] = [50, 90, 99].map((percent) => percentile(latencies, percent).toFixed(1));
  process.stdout.write(`${what}: ${latencies.length}, p50 ${p50} ms, p90 ${p90} ms, p99 ${p99} ms\n`);
}
