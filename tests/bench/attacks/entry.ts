import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from 'simple-statistics';
import { groupPhone } from '#app/domain/patients/patients.ts';
import { startPortal } from '#tests/support/portal-process.ts';
import { createVisitor, PASSWORD, type Answer } from '#tests/support/visitor.ts';
import { seedLoad } from '#tests/bench/load.ts';
import { mannWhitney } from '#tests/bench/mann-whitney.ts';

/**
 * `npm run attack entry`: does any form before sign-in tell who has an account? 200 pairs (PAIRS) of a name, address or
 * phone that somebody has and one that nobody has: the same words and status, and times that a Mann-Whitney test cannot tell apart.
 * Then 50 right sign-ins at once: none takes over 5 s, and who is not let in yet is told so in a page.
 */

const PAIRS = Number(process.env['PAIRS'] ?? 200);
const AT_ONCE = 50;
const LONGEST_MS = 5_000;
/** Each form is looked at: one in a hundred runs may be called different by chance. */
const CHANCE = 0.01;

type Asked = { form: string; fields: Record<string, string> };
type Way = { path: string; known: (number: number) => Asked['fields']; unknown: Way['known'] };

const digits = (number: number, length: number) => String(number).padStart(length, '0');
const WAYS: Record<string, Way> = {
  'sign-in': {
    path: '/login',
    known: (number) => ({ username: `load.${digits(number, 5)}`, password: 'a wrong password' }),
    unknown: (number) => ({ username: `lost.${digits(number, 5)}`, password: 'a wrong password' }),
  },
  'new password, by e-mail': {
    path: '/resetpassword',
    known: (number) => ({ contact: `load.${digits(number, 5)}@example.com`, username: '' }),
    unknown: (number) => ({ contact: `lost.${digits(number, 5)}@example.com`, username: '' }),
  },
  'new password, by phone': {
    path: '/resetpassword',
    known: (number) => ({ contact: `+4860${1_000_000 + number}`, username: '' }),
    unknown: (number) => ({ contact: `+4861${1_000_000 + number}`, username: '' }),
  },
  'link of activation': {
    path: '/resendactivationlink',
    known: (number) => ({ email: `load.${digits(number, 5)}@example.com` }),
    unknown: (number) => ({ email: `lost.${digits(number, 5)}@example.com` }),
  },
  'code of activation': {
    path: '/resendactivationcode',
    known: (number) => ({ phoneNumber: `+4860${1_000_000 + number}` }),
    unknown: (number) => ({ phoneNumber: `+4861${1_000_000 + number}` }),
  },
};

const dataDirectory = mkdtempSync(join(tmpdir(), 'portal-entry-'));
seedLoad({ dataDirectory, patients: PAIRS + AT_ONCE });
const portal = await startPortal({
  dataDirectory,
  env: { PORTAL_ENV: 'development', TRUST_PROXY: 'true' },
});
let isGood = true;
try {
  // Whoever comes first finds a process that has never shown the form.
  for (const way of Object.values(WAYS))
    for (let time = 0; time < 5; time += 1) await ask(way, way.unknown(90_000 + time), time);
  for (const [name, way] of Object.entries(WAYS)) isGood = (await compare(name, way)) && isGood;
  isGood = (await crowd()) && isGood;
} finally {
  await portal.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
}
process.exitCode = isGood ? 0 : 1;

async function compare(name: string, way: Way) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const answers = new Set<string>();
  for (let pair = 1; pair <= PAIRS; pair += 1) {
    // Each comes first in half of the pairs.
    const order = pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const whose of order) {
      const fields = way[whose](pair);
      const { ms, words } = await ask(way, fields, pair);
      times[whose].push(ms);
      answers.add(words);
    }
  }
  const p = mannWhitney(times.known, times.unknown);
  const middle = `${median(times.known).toFixed(1)} and ${median(times.unknown).toFixed(1)} ms`;
  process.stdout.write(`${name}: ${answers.size} kind of answer, median ${middle}, p = ${p.toFixed(3)}\n`);
  return answers.size === 1 && p > CHANCE / Object.keys(WAYS).length;
}

/** The text of the page, without what was typed and what is new in each answer; and how long it took. */
async function ask({ path }: Way, fields: Record<string, string>, from: number) {
  const visitor = createVisitor(portal.origin);
  const form = await visitor.get(path);
  const csrf = form.page.querySelector('input[name=csrf]')?.getAttribute('value') ?? '';
  // From a network of its own: many who ask from one network are slowed, whatever they ask for.
  const network = `${11 + (from % 200)}.${9 + (from >> 8)}`;
  const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `${network}.7.7` };
  const start = performance.now();
  const answer = await visitor.post(path, { ...hiddenOf(form), csrf, ...fields }, headers);
  const ms = performance.now() - start;
  const page = await visitor.follow(answer);
  const typed = Object.values(fields).filter(Boolean);
  const shown = [...typed, ...typed.map((value) => encodeURIComponent(value)), ...typed.map(groupPhone)];
  let words = `${answer.status} ${answer.location ?? ''} ${page.page.querySelector('main')?.text ?? ''}`;
  for (const value of shown) words = words.replaceAll(value, '…');
  return { ms, words: words.replaceAll(/\s+/g, ' ') };
}

function hiddenOf({ page }: Answer) {
  const hidden = page.querySelectorAll('#page-form input[type=hidden]');
  return Object.fromEntries(
    hidden.map((field) => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? '']),
  );
}

async function crowd() {
  const numbers = Array.from({ length: AT_ONCE }, (_, index) => PAIRS + index + 1);
  const forms = await Promise.all(
    numbers.map(async (number) => {
      const visitor = createVisitor(portal.origin);
      return { visitor, number, hidden: hiddenOf(await visitor.get('/login')) };
    }),
  );
  const answers = await Promise.all(
    forms.map(async ({ visitor, number, hidden }) => {
      const start = performance.now();
      const answer = await visitor.post(
        '/login',
        { ...hidden, username: `load.${digits(number, 5)}`, password: PASSWORD },
        { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `10.8.0.${number & 255}` },
      );
      const isPage = answer.page.querySelector('main h1') !== null;
      return { status: answer.status, ms: performance.now() - start, isPage };
    }),
  );
  const longest = Math.max(...answers.map(({ ms }) => ms));
  const isIn = answers.filter(({ status }) => status === 303).length;
  const isTold = answers.filter(({ status, isPage }) => status === 503 && isPage).length;
  process.stdout.write(
    `${AT_ONCE} at once: ${isIn} signed in, ${isTold} asked to wait in a page, longest ${longest.toFixed(0)} ms\n`,
  );
  return isIn + isTold === AT_ONCE && longest <= LONGEST_MS;
}
