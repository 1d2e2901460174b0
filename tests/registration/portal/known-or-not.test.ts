import { beforeAll, beforeEach, expect, it } from 'vitest';
import { knownIn, pairOf, walkTo, type Pair } from '#tests/registration/pairs.ts';
import { textOf, USUAL_SETTINGS } from '#tests/registration/pages.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { wrong } from '#tests/support/sms.ts';
import type { Answer } from '#tests/support/visitor.ts';

/** S-12, C-17, reg-117: whoever types what the clinic knows of somebody reads what everybody reads; 200 pairs with DEEP=1. */

const PAIRS = process.env['DEEP'] ? 200 : 20;
const at = portalForFile();
let known: Awaited<ReturnType<typeof knownIn>>;

beforeAll(async () => {
  await at.portal.tell('/guest-registration/profile', { profile: 'all' });
  await at.portal.tell('/registration-settings', USUAL_SETTINGS);
  known = await knownIn(at.stores);
});
beforeEach(async () => {
  const { provider, portal } = at.stores;
  await provider.deleteFrom('outbox').execute();
  await provider.deleteFrom('phone_code_sends').execute();
  await provider.deleteFrom('one_time_tokens').execute();
  await portal.deleteFrom('limits').execute();
});

/** Values as a page says them back, some of them masked. */
const BLANKS = [
  [/(?:\+48 )?[\d•]{3} [\d•]{3} \d{3}/g, 'NUMBER'],
  [/\w•+@[\w.]+/g, 'ADDRESS'],
  [/\d\d \d\d \d\d \d{3} \d\d\b/g, 'PESEL'],
  [/\b\d{1,2}:\d{2}\b/g, 'TIME'],
] as const;

/** Status, address and words of an answer; without what differs between any two guests. */
function shown(answer: Answer, { email, username }: Pair['known']) {
  const title = answer.page.querySelector('title')?.text ?? '';
  const whole = `${title} ${textOf(answer)}`.replaceAll(email, 'ADDRESS').replaceAll(username, 'USERNAME');
  const words = BLANKS.reduce((text, [pattern, blank]) => text.replaceAll(pattern, blank), whole);
  return [answer.status, answer.path.split('?')[0] ?? '', words];
}

async function newestCode() {
  const rows = await at.stores.provider.selectFrom('outbox').select('code').orderBy('id', 'desc').execute();
  return rows.find(({ code }) => code !== null)?.code ?? '000000';
}

/** All that a guest is shown, from the contacts on. */
async function readBy({ role }: Pair, typed: Pair['known']) {
  const { visitor, walk, consents, review } = await walkTo(at.portal.origin, role, typed);
  const summary = await walk.send(review);
  const refused = await visitor.submit(summary, { code: wrong(await newestCode()) });
  const resend = await visitor.get(summary.path.replace('/summary', '/summary/resend'));
  const tooSoon = await visitor.submit(resend);
  const answers = [review, summary, refused, resend, tooSoon];
  return [[consents.status, consents.path.split('?')[0]], ...answers.map((answer) => shown(answer, typed))];
}

it.each(Array.from({ length: PAIRS }, (_, number) => number))(
  'pair %i reads the same words on every page, known or not',
  { timeout: 120_000 },
  async (number) => {
    const pair = pairOf(known, number);
    const [one, other] = [await readBy(pair, pair.known), await readBy(pair, pair.unknown)];
    expect(one).toEqual(other);
    expect(one.map(([status]) => status)).toEqual([200, 200, 200, 422, 200, 429]);
  },
);
