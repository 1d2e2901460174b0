import { ORPCError } from '@orpc/client';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPostgres } from '#database/index.ts';
import { createStore } from '#provider/core/store.ts';
import { endLink } from '#provider/core/links/ending.ts';
import { describeEachEngine, START, type TestProvider } from '#tests/support/providers.ts';
import { setLink, signedIn, staffOf } from '#tests/guardians/links.ts';
import { ALLOWED, type Actor, type State } from '#tests/guardians/table.ts';

/** Sequences: 200 in all, most of them where they are cheap. */
const RUNS = process.env['DEEP'] ? { sqlite: 2_000, postgres: 2_000 } : { sqlite: 150, postgres: 50 };

/** Igor, who is 18 thirty days after START, with an account of his own; two parents, and one who has him as a ward. */
const IGOR = 'patient-1021';
const HIS = { accountId: 'account-2005', username: 'ewa.dabrowska' };
const OTHERS = [
  { accountId: 'account-2021', username: 'dorota.kowalczyk', role: 'CHILD' },
  { accountId: 'account-2002', username: 'anna.kowalska', role: 'CHILD' },
  { accountId: 'account-2001', username: 'jan.nowak', role: 'WARD' },
] as const;
const BIRTHDAY = 30;

const who = fc.nat({ max: OTHERS.length - 1 });
const target = fc.constantFrom('C' as const, 'J', 'D');
const unitTarget = fc.constantFrom('W' as const, 'C', 'J', 'D');
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('REQUEST' as const), who }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('REPRESENTED' as const), who, to: target }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('GUARDIAN' as const), who, to: target }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('UNIT' as const), who, to: unitTarget }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('WAIT' as const), days: fc.constantFrom(1, 14, 29, 30) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('AGE' as const), who }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A model of what must be true of Igor's links, in a few lines. */
type Model = { day: number; states: (State | null)[] };

const isOver = ({ day }: Model, index: number) => OTHERS[index]?.role === 'CHILD' && day >= BIRTHDAY;
const actsNow = (model: Model, index: number) => model.states[index] === 'C' && !isOver(model, index);

/** The answer of the calls, and how the model stands then. */
function outcomeOf(model: Model, { actor, index, to }: { actor: Actor; index: number; to: State }) {
  const state = model.states[index];
  if (state === null || state === undefined) return 'NOT_FOUND';
  if (isOver(model, index) || !ALLOWED[actor][state].includes(to)) return 'LINK_STATE';
  const isChild = OTHERS[index]?.role === 'CHILD';
  if (isChild && actor === 'REPRESENTED') return 'UNDER_AGE';
  const isOnly = OTHERS.every((_, other) => other === index || model.states[other] !== 'C');
  if (isChild && actor === 'GUARDIAN' && state === 'C' && isOnly) return 'LAST_GUARDIAN';
  model.states[index] = to;
  return 'DONE';
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'DONE',
    (error: unknown) => (error instanceof ORPCError ? String(error.code) : String(error)),
  );
const BY_STATUS: Readonly<Record<number, string>> = { 200: 'DONE', 404: 'NOT_FOUND', 409: 'LINK_STATE' };
const ACTS = { W: 'wait', C: 'confirm', J: 'block', D: 'end' } as const;

async function take(at: TestProvider, model: Model, asked: Step) {
  if (asked.do === 'WAIT') {
    model.day += asked.days;
    at.clock.advance(`P${asked.days}D`);
    return;
  }
  const one = OTHERS[asked.who] ?? OTHERS[0];
  const pair = { accountId: one.accountId, patientId: IGOR };
  if (asked.do === 'REQUEST') {
    // A new request is made where there is no link, or on one that has ended.
    const state = model.states[asked.who];
    if (state !== null && state !== 'D') return;
    model.states[asked.who] = 'W';
    const waits_for = one.role === 'CHILD' ? ('UNIT' as const) : ('PERSON' as const);
    await setLink(at, pair, { role: one.role, link_state: 'W', waits_for });
    return;
  }
  if (asked.do === 'AGE') {
    if (!isOver(model, asked.who) || model.states[asked.who] === null) return;
    model.states[asked.who] = 'D';
    const now = at.clock.now().getTime();
    await endLink(createStore(at.provider.db), { ...pair, endedBy: 'AGE', now });
    return;
  }
  const expected = outcomeOf(model, { actor: asked.do, index: asked.who, to: asked.to });
  if (asked.do === 'UNIT') {
    const { status } = await staffOf(at).link(pair, ACTS[asked.to]);
    expect(BY_STATUS[status]).toBe(expected);
    return;
  }
  const client = await signedIn(at, asked.do === 'GUARDIAN' ? one.username : HIS.username);
  expect(await codeOf(client.guardians.change({ ...pair, status: asked.to }))).toBe(expected);
}

/** Nobody reaches Igor without a link in state C and the right age; he himself always does. */
async function check(at: TestProvider, model: Model) {
  for (const [index, { username }] of OTHERS.entries()) {
    const client = await signedIn(at, username);
    const isReached = (await client.patients.list()).some(({ id }) => id === IGOR);
    expect([username, isReached]).toEqual([username, actsNow(model, index)]);
  }
  const igor = await signedIn(at, HIS.username);
  const wardens = await igor.guardians.wardens();
  expect(wardens.map(({ status }) => status)).toEqual(
    model.states[2] === null || model.states[2] === 'D' ? [] : [model.states[2]],
  );
  const parents = await igor.guardians.parents();
  expect(parents.every(({ status }) => model.day < BIRTHDAY || status === 'D')).toBe(true);
}

describeEachEngine('links in whatever order', (at) => {
  it(
    'request, confirm, block, end and birthday do as the model does, and nobody else reaches the person',
    { timeout: 300_000 },
    async () => {
      const numRuns = isPostgres(at().provider.db) ? RUNS.postgres : RUNS.sqlite;
      let runs = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
          const { db } = at().provider;
          at().clock.set(START);
          await db.deleteFrom('account_patients').where('patient_id', '=', IGOR).execute();
          await db.deleteFrom('sessions').execute();
          await setLink(at(), { accountId: HIS.accountId, patientId: IGOR }, { role: 'PATIENT' });
          const model: Model = { day: 0, states: [null, null, null] };
          await setLink(at(), { accountId: OTHERS[0].accountId, patientId: IGOR }, { role: 'CHILD' });
          model.states[0] = 'C';
          for (const each of steps) await take(at(), model, each);
          await check(at(), model);
          runs += 1;
        }),
        { numRuns },
      );
      expect(runs).toBeGreaterThanOrEqual(numRuns);
    },
  );
});
