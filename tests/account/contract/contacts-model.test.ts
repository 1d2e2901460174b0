import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ORPCError } from '@orpc/client';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GONE } from '#provider/account/store/departure.ts';
import { hashOf } from '#provider/core/context.ts';
import {
  after,
  atFirst,
  KINDS,
  waitingNow,
  type Act,
  type Outcome,
  type State,
} from '#tests/support/contact-model.ts';
import { ROOMY } from '#tests/support/limits.ts';
import { describeEachEngine, PASSWORD, START, type TestProvider } from '#tests/support/providers.ts';

const EWA = { id: 'account-2005', username: 'ewa.dabrowska' };
const AT_FIRST = { EMAIL: 'ewa.dabrowska@example.com', PHONE: '+48600100105' };
const DAY_MS = 24 * 60 * 60_000;
/** Sequences: 200 in all, most of them where they are cheap. */
const RUNS = process.env['DEEP'] ? { sqlite: 2_000, postgres: 2_000 } : { sqlite: 150, postgres: 50 };
/** Signing in costs a password's hash: so many sequences end with it. */
const SIGNED_IN_OF = 20;

const window = fc.constantFrom(0 as const, 1 as const);
const act = fc.record({
  do: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('CHANGE_EMAIL' as const, 'CHANGE_PHONE', 'SEND_CODE') },
    { weight: 6, arbitrary: fc.constantFrom('CONFIRM_EMAIL' as const, 'CONFIRM_PHONE', 'UNDO') },
    { weight: 1, arbitrary: fc.constantFrom('WITHDRAW_EMAIL' as const, 'WITHDRAW_PHONE', 'TAKE_EMAIL_AWAY') },
    { weight: 1, arbitrary: fc.constant('DELETE' as const) },
  ),
  window,
  /** Which of the links or codes that were sent, the last one being 0. */
  pick: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 3 }) }),
});
const wait = fc.constantFrom('PT20M', 'P1DT1M', 'P13D', 'P14DT1M');
const step = fc.oneof(
  { weight: 10, arbitrary: fc.array(act, { minLength: 1, maxLength: 2 }) },
  { weight: 3, arbitrary: fc.record({ signIn: window }) },
  { weight: 1, arbitrary: fc.record({ wait }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Drawn = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

/** The state of the two windows and of the owner's letter box. */
type World = {
  at: TestProvider;
  state: State;
  tokens: [string, string];
  /** Links by the address that they put in force, and by what they bring back; codes by when they were sent. */
  links: Map<string, string>;
  undoLinks: Map<string, string>;
  codes: { value: string; sentAt: number; secret: string }[];
  count: number;
  /** Contacts that somebody has shown to be theirs. */
  proved: Set<string>;
};

describeEachEngine(
  'two windows of one account',
  (at) => {
    it('change, confirm, undo, let pass and delete as the model does, in whatever order or at once', async () => {
      const restored = await restoringOf(at());
      let runs = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
          await restored();
          const world: World = {
            at: at(),
            state: atFirst(Date.parse(START), AT_FIRST),
            ...{ tokens: ['', ''], links: new Map(), undoLinks: new Map(), codes: [], count: 0 },
            proved: new Set(Object.values(AT_FIRST)),
          };
          for (const signIn of [0, 1] as const) await walk(world, { signIn });
          for (const each of steps) await walk(world, each);
          runs += 1;
          if (runs % SIGNED_IN_OF === 0) await expectWayIn(world);
        }),
        { numRuns: RUNS[await engineOf(at())] },
      );
      await restored();
    });
  },
  { limits: ROOMY },
);

async function walk(world: World, taken: Step) {
  const { clock } = world.at;
  clock.advance('wait' in taken ? taken.wait : 'PT1M');
  world.state = { ...world.state, now: clock.now().getTime() };
  if ('signIn' in taken) await signIn(world, taken.signIn);
  const seen = 'signIn' in taken || 'wait' in taken ? await seenNow(world) : await takeActs(world, taken);
  compare(world, seen);
}

/** One act, or two at once: they end as the model's do, one after the other in either order. */
async function takeActs(world: World, drawn: readonly Drawn[]) {
  const { at, state } = world;
  const acts = drawn.flatMap((one) => meant(world, one) ?? []);
  if (acts.some((one) => one.do === 'SEND_CODE'))
    await at.provider.db.deleteFrom('phone_code_sends').execute();
  const outcomes = await Promise.all(acts.map((one) => outcomeOf(done(world, one))));
  await collect(world);
  const orders =
    acts.length === 2
      ? [
          [0, 1],
          [1, 0],
        ]
      : [acts.map((_, index) => index)];
  const ends = orders.map((order) => {
    const said: (Outcome | 'STALE')[] = [];
    let next = state;
    for (const index of order) {
      const one = acts[index] as Act;
      // A window that saw what was there before the other one's change is told so, and changes nothing.
      if (outcomes[index] === 'STALE' && acts.length === 2) said[index] = 'STALE';
      else [said[index], next] = after(next, one);
      // Who deletes what was deleted in the same moment hears that it is gone, or is signed out.
      if (one.do === 'DELETE' && next.isDeleted) said[index] = outcomes[index] as Outcome;
    }
    return { said, next };
  });
  const seen = await seenNow(world);
  // A code that was sent tells apart two orders that look alike: it has gone to one number.
  const sent = world.codes.find(({ sentAt }) => sentAt === state.now)?.value;
  const isSentAsIn = ({ code }: State) => sent === (code?.sentAt === state.now ? code.value : undefined);
  const fitting = ends.find(
    ({ said, next }) => same(said, outcomes) && same(wantedOf(next, world.tokens), seen) && isSentAsIn(next),
  );
  if (!fitting)
    expect({ acts, outcomes, seen }).toEqual(
      ends.map(({ said, next }) => ({ said, ...wantedOf(next, world.tokens) })),
    );
  for (const [index, one] of acts.entries()) {
    const isProof = one.do === 'CONFIRM_EMAIL' || one.do === 'CONFIRM_PHONE';
    if (isProof && outcomes[index] === 'DONE') world.proved.add(one.value);
  }
  world.state = fitting?.next ?? state;
  return seen;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The act that was drawn, about what there is by now; undefined: there is nothing of the kind. */
function meant(world: World, { do: what, window: where, pick }: Drawn): Act | undefined {
  const number = (world.count += 1);
  const nth = <Key>(all: Iterable<Key>) => [...all].at(-1 - pick);
  if (what === 'CHANGE_EMAIL') return { do: what, window: where, value: `ewa${number}@dom.example` };
  if (what === 'CHANGE_PHONE') return { do: what, window: where, value: `+48511${222_000 + number}` };
  if (what === 'WITHDRAW_PHONE') return { do: what, window: where, value: world.state.inForce.PHONE };
  if (what === 'CONFIRM_EMAIL') {
    const value = nth(world.links.keys());
    return value === undefined ? undefined : { do: what, value };
  }
  if (what === 'UNDO') {
    const key = nth(world.undoLinks.keys());
    return key === undefined ? undefined : { do: what, key };
  }
  if (what !== 'CONFIRM_PHONE') return { do: what, window: where };
  const code = nth(world.codes);
  return code && { do: what, window: where, value: code.value, sentAt: code.sentAt };
}

async function done({ at, tokens, links, undoLinks, codes }: World, act: Act): Promise<unknown> {
  const guest = at.guest().account;
  if (act.do === 'CONFIRM_EMAIL') return guest.confirmEmail({ code: links.get(act.value) ?? '' });
  if (act.do === 'UNDO') return guest.undoContact({ code: undoLinks.get(act.key) ?? '' });
  const { account } = at.withToken(tokens[act.window]);
  if (act.do === 'CHANGE_EMAIL' || act.do === 'TAKE_EMAIL_AWAY') {
    const { version = 0 } = await account.get();
    return account.update({ contactData: { email: 'value' in act ? act.value : '' }, version });
  }
  if (act.do === 'CHANGE_PHONE' || act.do === 'WITHDRAW_PHONE')
    return account.savePhone({ phoneNumber: act.value });
  if (act.do === 'WITHDRAW_EMAIL') return account.withdrawEmailChange();
  if (act.do === 'SEND_CODE') return account.sendPhoneCode({});
  if (act.do === 'CONFIRM_PHONE') {
    const secret = codes.find(({ sentAt }) => sentAt === act.sentAt)?.secret ?? '';
    return account.confirmPhone({ phoneNumber: act.value, confirmationCode: secret });
  }
  return account.remove();
}

function outcomeOf(call: Promise<unknown>): Promise<Outcome | 'STALE'> {
  return call.then(
    () => 'DONE',
    (error: unknown) => {
      if (!(error instanceof ORPCError)) throw error;
      if (error.code === 'UNAUTHORIZED') return 'OUT';
      if (!error.defined) throw error;
      return error.code === 'STALE_VERSION' ? 'STALE' : 'NO';
    },
  );
}

/** Which engine it is: SQLite has no schemas. */
async function engineOf({ provider: { db } }: TestProvider) {
  const [table] = await db.introspection.getTables();
  return table?.schema === undefined ? ('sqlite' as const) : ('postgres' as const);
}

/** The letters that have come since, by what each is good for. */
async function collect(world: World) {
  const { db } = world.at.provider;
  const rows = await db.selectFrom('outbox').select(['recipient', 'link', 'code']).execute();
  if (rows.length > 0) await db.deleteFrom('outbox').execute();
  const { now } = world.state;
  for (const { recipient, link, code } of rows) {
    if (code !== null) world.codes.push({ value: recipient, sentAt: now, secret: code });
    if (!link) continue;
    const { pathname, searchParams } = new URL(link);
    const token = searchParams.get('token') ?? '';
    if (pathname === '/confirm') world.links.set(recipient, token);
    // The address hears of a number, too: by the same link.
    if (pathname !== '/contact-undo' || [...world.undoLinks.values()].includes(token)) continue;
    const former = db.selectFrom('former_contacts').select('value').where('token_hash', '=', hashOf(token));
    const { value = recipient } = (await former.executeTakeFirst()) ?? {};
    world.undoLinks.set(`${value} ${now}`, token);
  }
}

/** Signing in without the cost of a password's hash. */
async function signIn(world: World, where: 0 | 1) {
  const { state, at } = world;
  if (state.isDeleted) return;
  const token = randomBytes(32).toString('base64url');
  const until = state.now + 400 * DAY_MS;
  const row = { account_id: EWA.id, created_at: state.now, expires_at: until };
  const { db } = at.provider;
  await db.deleteFrom('sessions').where('token_hash', '=', hashOf(world.tokens[where])).execute();
  await db
    .insertInto('sessions')
    .values({ ...row, token_hash: hashOf(token) })
    .execute();
  world.tokens[where] = token;
  const [first, second] = state.sessions;
  world.state = { ...state, sessions: where === 0 ? [token, second] : [first, token] };
}

/** The account as the store has it. */
async function seenNow({ at: { provider }, state }: World) {
  const { db } = provider;
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', EWA.id)
    .executeTakeFirstOrThrow();
  const sessions = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('account_id', '=', EWA.id)
    .execute();
  const waiting = await db
    .selectFrom('contact_changes')
    .select(['kind', 'value'])
    .where('account_id', '=', EWA.id)
    .where('valid_until', '>', state.now)
    .execute();
  const { email, phone_number, phone_confirmed, deleted_at } = account;
  return {
    isDeleted: deleted_at !== null,
    inForce: [email, phone_confirmed === 1 ? phone_number : null],
    waiting: KINDS.map((kind) => waiting.find((one) => one.kind === kind)?.value ?? null),
    sessions: sessions.map(({ token_hash }) => token_hash).sort(),
  };
}

/** The same as the model has it: of a deleted account there is no contact, session or change. */
function wantedOf(state: State, tokens: World['tokens']): Awaited<ReturnType<typeof seenNow>> {
  const { isDeleted, inForce, sessions } = state;
  return {
    isDeleted,
    inForce: KINDS.map((kind) => (isDeleted ? null : inForce[kind])),
    waiting: KINDS.map((kind) => (isDeleted ? null : (waitingNow(state, kind)?.value ?? null))),
    sessions: tokens
      .filter((token) => token !== '' && sessions.includes(token))
      .map(hashOf)
      .sort(),
  };
}

/** AP-52, A-44: one way in, which somebody has shown to be theirs, as long as there is an account; none after that. */
function compare(world: World, seen: Awaited<ReturnType<typeof seenNow>>) {
  expect(seen).toEqual(wantedOf(world.state, world.tokens));
  for (const contact of seen.inForce) {
    if (seen.isDeleted) expect(contact).toBeNull();
    else expect(world.proved).toContain(contact);
  }
}

/** The password opens the account as long as there is one; of one that is deleted nothing is left. */
async function expectWayIn({ at, state }: World) {
  const way = at.guest().account.signIn({ username: EWA.username, password: PASSWORD });
  if (!state.isDeleted) {
    expect((await way).token).toBeTruthy();
    return;
  }
  await expect(way).rejects.toMatchObject({ code: 'BAD_CREDENTIALS' });
  for (const table of GONE) {
    const rows = at.provider.db.selectFrom(table as 'sessions').select('account_id');
    expect([table, await rows.where('account_id', '=', EWA.id).execute()]).toEqual([table, []]);
  }
}

/** Puts the account back as the seed has it; SQLite answers so fast that the test runner would get no turn. */
async function restoringOf({ provider: { db }, clock }: TestProvider) {
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', EWA.id)
    .executeTakeFirstOrThrow();
  return async () => {
    clock.set(START);
    await nextTurn();
    for (const table of GONE)
      await db
        .deleteFrom(table as 'sessions')
        .where('account_id', '=', EWA.id)
        .execute();
    await db.deleteFrom('outbox').execute();
    await db.deleteFrom('departed_names').execute();
    await db.updateTable('accounts').set(account).where('id', '=', EWA.id).execute();
  };
}
