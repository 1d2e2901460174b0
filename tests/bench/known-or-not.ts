import { startPortal } from '#tests/support/portal-process.ts';
import { openStores, storesIn } from '#tests/support/portal-stores.ts';
import { USUAL_SETTINGS } from '#tests/registration/pages.ts';
import { KINDS, knownIn, pairOf, walkTo, type Pair } from '#tests/registration/pairs.ts';
import { PASSWORD_OF_GUEST } from '#tests/registration/walk.ts';
import { wrong } from '#tests/support/sms.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { percentile } from './load.ts';
import { mannWhitney } from './mann-whitney.ts';

/** The time that known and unknown data of a guest take (reg-117), as medians: `npx tsx tests/bench/known-or-not.ts`, behind it the number of pairs. */
const PAIRS = Number(process.argv[2] ?? 200);
const STEPS = ['contact', 'review', 'wrong code'] as const;
type Times = Record<(typeof STEPS)[number], number[]>;
const none = (): Times => ({ contact: [], review: [], 'wrong code': [] });

const portal = await startPortal();
const stores = openStores(storesIn(portal.dataDirectory));
try {
  await portal.tell('/guest-registration/profile', { profile: 'all' });
  await portal.tell('/registration-settings', USUAL_SETTINGS);
  const known = await knownIn(stores);
  const times = Object.fromEntries(KINDS.map((kind) => [kind, { known: none(), unknown: none() }]));
  for (let number = 0; number < PAIRS; number += 1) {
    const pair = pairOf(known, number);
    // The order changes, so that whatever the first one warms up is no difference.
    const sides = number % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const side of sides) {
      await forget();
      await measure(pair, pair[side], times[pair.kind]?.[side] ?? none());
    }
  }
  for (const [kind, { known: one, unknown: other }] of Object.entries(times))
    for (const step of STEPS) tell(`${kind}, ${step}`, one[step], other[step]);
} finally {
  await stores.close();
  await portal.stop('SIGINT');
}

/** Nobody is at a bound, and no message is newer than another. */
async function forget() {
  await stores.provider.deleteFrom('outbox').execute();
  await stores.provider.deleteFrom('phone_code_sends').execute();
  await stores.provider.deleteFrom('one_time_tokens').execute();
  await stores.portal.deleteFrom('limits').execute();
}

async function measure({ role }: Pair, typed: Pair['known'], times: Times) {
  const { visitor, walk, review } = await walkTo(portal.origin, role, typed);
  const { pesel: _, ...contact } = typed;
  await timed(times.contact, visitor, await walk.to(review, 'contact'), contact);
  const password = { password: PASSWORD_OF_GUEST };
  // The first one comes too soon for a person, and is asked to be sent again.
  const again = await visitor.submit(await visitor.get(review.path), password);
  const sent = await timed(times.review, visitor, again, password);
  const summary = await visitor.follow(sent);
  if (!summary.path.startsWith('/registration/summary')) throw new Error(`stands at ${summary.path}`);
  const { code } = await stores.provider
    .selectFrom('outbox')
    .select('code')
    .where('code', 'is not', null)
    .executeTakeFirstOrThrow();
  await timed(times['wrong code'], visitor, summary, { code: wrong(code ?? '') });
}

async function timed(times: number[], visitor: Visitor, page: Answer, fields: Record<string, string>) {
  const began = performance.now();
  const answer = await visitor.submit(page, fields);
  times.push(performance.now() - began);
  return answer;
}

function tell(what: string, one: number[], other: number[]) {
  const [a, b] = [one, other].map((values) => percentile(values, 50).toFixed(1));
  const p = mannWhitney(one, other).toFixed(2);
  process.stdout.write(`${what}: ${one.length} pairs, known ${a} ms, unknown ${b} ms, p ${p}\n`);
}
