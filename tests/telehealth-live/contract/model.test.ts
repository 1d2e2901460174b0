import { ORPCError } from '@orpc/client';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { isPostgres } from '#database/index.ts';
import { moveLive } from '#provider/telehealth-live/bench/moves.ts';
import { describeEachEngine, START, type TestProvider } from '#tests/support/providers.ts';
import { live, MINUTE, OTHER_SEAT, report, SEAT } from './scene.ts';

/** Orders in which two tabs and a doctor act, most of them where they are cheap; 200 in all and more in the deep run. */
const RUNS = process.env['DEEP'] ? { sqlite: 400, postgres: 200 } : { sqlite: 50, postgres: 25 };

const tab = fc.constantFrom(0 as const, 1 as const);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('arrive' as const), tab, isTaking: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('leave' as const), tab }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('type' as const), tab, line: fc.nat({ max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('typeInBoth' as const), line: fc.nat({ max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('join' as const), tab }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('write' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('come' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('drop' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('move' as const), isFar: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(30, 89, 91) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A model of what must be true, in a few lines. */
type Model = {
  status: 'SCHEDULED' | 'CANCELED' | 'EXECUTED';
  isEarly: boolean;
  isStarted: boolean;
  doctor: 'AWAY' | 'IN' | 'DROPPED';
  seat: string | null;
  readyUntil: number;
  lines: string[];
  keys: Set<string>;
  /** Instants of the seconds that have gone by. */
  now: number;
};
type World = {
  at: TestProvider;
  key: { consultationId: string; patientId: string };
  client: ProviderClient;
  model: Model;
};

const SEATS = [SEAT, OTHER_SEAT] as const;
const isClosed = ({ status, isEarly }: Model) => status !== 'SCHEDULED' || isEarly;
const goesOn = ({ seat, readyUntil, now }: Model) => (now < readyUntil ? seat : null);
const isOthers = (model: Model, seat: string) => ![null, seat].includes(goesOn(model));

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'DONE',
    (error: unknown) => (error instanceof ORPCError ? String(error.code) : String(error)),
  );

/** The refusal before anything else is looked at; undefined: none. */
const refused = (model: Model, seat: string, isTaking = false) => {
  if (isClosed(model)) return 'CLOSED';
  return isOthers(model, seat) && !isTaking ? 'SEAT_TAKEN' : undefined;
};

async function arrive(
  { client, key, model }: World,
  { tab: of, isTaking }: { tab: 0 | 1; isTaking: boolean },
) {
  const seat = SEATS[of];
  const code = refused(model, seat, isTaking) ?? 'DONE';
  if (code === 'DONE') Object.assign(model, { seat, readyUntil: model.now + 90 });
  expect(await codeOf(report(client, key, { seat, isTaking }))).toBe(code);
}

async function leave({ client, key, model }: World, { tab: of }: { tab: 0 | 1 }) {
  const seat = SEATS[of];
  const code = isClosed(model) ? 'CLOSED' : 'DONE';
  if (code === 'DONE' && !isOthers(model, seat)) model.readyUntil = 0;
  expect(await codeOf(report(client, key, { seat, ready: false }))).toBe(code);
}

const lineOf = ({ key }: World, of: 0 | 1, line: number) => ({
  consultationId: key.consultationId,
  text: `Linia ${line}`,
  key: `line-key-${line}`,
  seat: SEATS[of],
});

async function type(world: World, { tab: of, line }: { tab: 0 | 1; line: number }) {
  const { client, model } = world;
  const said = lineOf(world, of, line);
  const isKnown = model.keys.has(said.key);
  const code = isKnown ? 'DONE' : (refused(model, said.seat) ?? 'DONE');
  if (code === 'DONE' && !isKnown) {
    model.keys.add(said.key);
    model.lines.push(said.text);
  }
  expect(await codeOf(client.telehealthLive.send(said))).toBe(code);
}

/** The same line from both tabs at once: it stands once, whichever was first. */
async function typeInBoth(world: World, { line }: { line: number }) {
  const { client, model } = world;
  const said = [lineOf(world, 0, line), lineOf(world, 1, line)] as const;
  const isTaken = !isClosed(model) && said.some(({ seat }) => !isOthers(model, seat));
  if (!model.keys.has(said[0].key) && isTaken) {
    model.keys.add(said[0].key);
    model.lines.push(said[0].text);
  }
  await Promise.all(said.map((one) => codeOf(client.telehealthLive.send(one))));
}

async function join({ client, key, model }: World, { tab: of }: { tab: 0 | 1 }) {
  const seat = SEATS[of];
  const code = refused(model, seat) ?? (model.doctor === 'AWAY' ? 'DOCTOR_AWAY' : 'DONE');
  expect(await codeOf(client.telehealthLive.accessData({ ...key, seat }))).toBe(code);
}

async function staff({ at, key }: World, move: string, fields: object = {}) {
  const { clock, provider } = at;
  const outcome = await moveLive({
    db: provider.db,
    clock,
    portalOrigin: 'https://portal.example',
    id: key.consultationId,
    move,
    fields,
  });
  return typeof outcome !== 'number';
}

async function doctorMoves(world: World, move: 'write' | 'come' | 'drop' | 'end' | 'cancel') {
  const { model } = world;
  const isDone = await staff(world, move, move === 'write' ? { text: 'Od lekarza' } : {});
  const isLive = model.status === 'SCHEDULED';
  const isPossible = {
    write: isLive && model.isStarted,
    come: isLive && model.doctor !== 'IN',
    drop: isLive && model.doctor === 'IN',
    end: isLive && model.isStarted,
    cancel: isLive,
  }[move];
  expect([move, isDone]).toEqual([move, isPossible]);
  if (!isDone) return;
  if (move === 'write') model.lines.push('Od lekarza');
  if (move === 'come') Object.assign(model, { doctor: 'IN', isStarted: true });
  if (move === 'drop') model.doctor = 'DROPPED';
  if (move === 'end') Object.assign(model, { status: 'EXECUTED', doctor: 'AWAY' });
  if (move === 'cancel') Object.assign(model, { status: 'CANCELED', doctor: 'AWAY' });
}

async function take(world: World, next: Step) {
  const { at, model } = world;
  switch (next.do) {
    case 'arrive':
      return arrive(world, next);
    case 'leave':
      return leave(world, next);
    case 'type':
      return type(world, next);
    case 'typeInBoth':
      return typeInBoth(world, next);
    case 'join':
      return join(world, next);
    case 'wait':
      model.now += next.seconds;
      at.clock.advance(`PT${next.seconds}S`);
      return;
    case 'move': {
      const start = next.isFar ? '2026-10-21 08:30' : '2026-10-20 08:20';
      const isDone = await staff(world, 'reschedule', { start });
      expect(isDone).toBe(model.status === 'SCHEDULED');
      if (isDone) model.isEarly = next.isFar;
      return;
    }
    case 'write':
    case 'come':
    case 'drop':
    case 'end':
    case 'cancel':
      return doctorMoves(world, next.do);
  }
}

async function compare({ client, key, model }: World) {
  const { consultationId } = key;
  const state = await client.telehealthLive.state({ consultationId });
  const { lines } = await client.telehealthLive.messages({ consultationId });
  expect({
    status: state.status,
    isEarly: state.window === 'EARLY',
    doctor: state.doctor.presence,
    seat: state.seat?.id ?? null,
    lines: lines.map(({ text }) => text as unknown as string),
  }).toEqual({
    status: model.status,
    isEarly: model.isEarly,
    doctor: model.doctor,
    seat: model.status === 'SCHEDULED' ? goesOn(model) : null,
    lines: model.lines,
  });
}

let made = 0;

/** One order from its beginning; afterwards the doctor's time is free for the next one. */
async function walk(at: TestProvider, steps: readonly Step[]) {
  at.clock.set(START);
  made += 1;
  const key = await live(at, { id: `model-${made}`, minutes: 10 });
  const client = await at.as('jan.nowak');
  const { consultationId: id, patientId } = key;
  await client.telehealthLive.communicationType({ id, patientId, communicationType: 'V' });
  const model: Model = {
    status: 'SCHEDULED',
    isEarly: false,
    isStarted: false,
    doctor: 'AWAY',
    seat: null,
    readyUntil: 0,
    lines: [],
    keys: new Set(),
    now: 0,
  };
  const world = { at, key, client, model };
  try {
    for (const next of steps) {
      await take(world, next);
      await compare(world);
    }
  } finally {
    const { db } = at.provider;
    const of = db.updateTable('bookings').where('system_id', '=', `booking-${id}`);
    await of.set({ status: 'CANCELED', starts_at: Date.parse(START) - made * MINUTE }).execute();
  }
}

describeEachEngine('a live teleconsultation, against a model', (at) => {
  it('has no status, line or token twice or after its end, in whatever order two tabs and a doctor act', async () => {
    const numRuns = RUNS[isPostgres(at().provider.db) ? 'postgres' : 'sqlite'];
    const orders = fc.array(step, { minLength: 4, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(orders, (steps) => walk(at(), steps)),
      { numRuns },
    );
  }, 600_000);
});
