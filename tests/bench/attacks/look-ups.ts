import { median } from 'simple-statistics';
import { createProvider } from '#provider/index.ts';
import { movableClock } from '#provider/core/clock.ts';
import { hashOf } from '#provider/core/context.ts';
import { peselOf } from '#provider/seed/pesel.ts';
import { PLAIN_LINK } from '#provider/core/plain-rows.ts';
import { mannWhitney } from '#tests/bench/mann-whitney.ts';

/**
 * `npm run attack look-ups`: does a look-up tell more of a known person than that they are known (AP-56)? 200 pairs (PAIRS) of a
 * patient with an account and of each other kind of person, and as many of people whom nobody knows: one answer, and times that a Mann-Whitney test
 * cannot tell apart. Between known and unknown the answer differs, and so may the time.
 */

const PAIRS = Number(process.env['PAIRS'] ?? 200);
/** Each kind is looked at: one in a hundred runs may be called different by chance. */
const CHANCE = 0.01;
const ACCOUNT = 'account-2004';
const TOKEN = 'a token of the attack';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const provider = await createProvider({
  databaseUrl: 'sqlite::memory:',
  clock: movableClock({ now: () => new Date() }),
  log: quiet,
  portalOrigin: 'https://portal.example',
});
const { db } = provider;
const client = provider.client({ token: TOKEN, language: 'pl', requestId: 'attack' });

const [PATIENT, WARD, CHILD, BLOCKED, DEAD] = [1, 4, 3, 7, 12].map(
  (number) => `patient-${1000 + number}`,
) as [string, string, string, string, string];
await db
  .insertInto('sessions')
  .values({
    token_hash: hashOf(TOKEN),
    account_id: ACCOUNT,
    created_at: Date.now(),
    expires_at: Date.now() + 3_600_000,
    short_for: null,
    identity_session: null,
  })
  .execute();
await db
  .insertInto('account_patients')
  .values({
    ...PLAIN_LINK,
    account_id: ACCOUNT,
    patient_id: BLOCKED,
    role: 'WARD',
    link_state: 'J',
    linked_at: 1,
  })
  .onConflict((conflict) => conflict.doNothing())
  .execute();
await db.updateTable('patients').set({ died_on: '2026-01-01' }).where('id', '=', DEAD).execute();
const settings = { showLinkToCreateAccountForWard: true, showLinkToCreateAccountForChild: true };
const login = JSON.stringify({
  ...settings,
  usernamePromptMode: 'LOGIN',
  showLinkToCreateAccountForMe: false,
});
await db.updateTable('settings').set({ value: login }).where('key', '=', 'login').execute();

const known = async (id: string) => {
  const row = await db
    .selectFrom('patients')
    .select('national_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return () => row.national_id ?? '';
};
let serial = 0;
const nobody = () => {
  serial += 1;
  return peselOf({ birthDate: `19${50 + (serial % 40)}-05-06`, gender: 'MALE', serial: 2_000 + serial });
};

const first = await known(PATIENT);
const PAIRED: readonly [string, () => string, () => string][] = [
  ['a patient with an account, and one without', first, await known(WARD)],
  ['a patient, and a child', first, await known(CHILD)],
  ['a patient, and one who has blocked the account', first, await known(BLOCKED)],
  ['a patient, and one who died', first, await known(DEAD)],
  ['nobody, and nobody', nobody, nobody],
];

async function ask(pesel: string) {
  await db.deleteFrom('account_usage').execute();
  const before = performance.now();
  const found = await client.enrolment.find({
    patientRole: 'WARD',
    name: 'Anna',
    lastName: 'Nowak',
    identity: { nationalIdentificationNumber: pesel },
  });
  return { ms: performance.now() - before, words: `${found.answer} ${Object.keys(found).sort().join()}` };
}

let isGood = true;
for (let time = 0; time < 50; time += 1) await ask(time % 2 === 0 ? first() : nobody());
for (const [name, one, other] of PAIRED) {
  const times: [number[], number[]] = [[], []];
  const answers = new Set<string>();
  for (let pair = 0; pair < PAIRS; pair += 1) {
    // Each comes first in half of the pairs.
    for (const side of pair % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const { ms, words } = await ask([one, other][side]!());
      times[side].push(ms);
      answers.add(words);
    }
  }
  const p = mannWhitney(...times);
  const middle = times.map((side) => median(side).toFixed(2)).join(' and ');
  process.stdout.write(`${name}: ${answers.size} kind of answer, median ${middle} ms, p = ${p.toFixed(3)}\n`);
  isGood &&= answers.size === 1 && p > CHANCE / PAIRED.length;
}
await provider.close();
process.exitCode = isGood ? 0 : 1;
