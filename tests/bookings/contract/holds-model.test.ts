import { setImmediate as nextTurn } from 'node:timers/promises';
import { ORPCError } from '@orpc/client';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { slotId } from '#provider/bookings/rules/slots.ts';
import { createHoldModel, type HoldModel, type Outcome } from '#tests/support/hold-model.ts';
import { ROOMY } from '#tests/support/limits.ts';
import { describeEachEngine, START, type TestProvider } from '#tests/support/providers.ts';
import { freeTimes } from '#tests/support/slots.ts';

const availabilityId = 'ubezp-lis';
const DAY = '2026-11-02';
const SLOTS = 3;
/** Sequences on each engine. */
const RUNS = process.env['DEEP'] ? 10_000 : 60;
const TIMEOUT = process.env['DEEP'] ? 3_600_000 : 120_000;
const ACTORS = [
  { username: 'jan.nowak', patientId: 'patient-1001' },
  { username: 'anna.kowalska', patientId: 'patient-1002' },
] as const;

const who = fc.nat({ max: ACTORS.length - 1 });
const slot = fc.nat({ max: SLOTS - 1 });
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constantFrom('hold' as const, 'make', 'cancel'), who, slot }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('modify' as const), who, from: slot, to: slot }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('extend' as const, 'release'), who }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 20 }) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

type Actor = { client: ProviderClient; patientId: string };

const outcomeOf = (call: Promise<unknown>): Promise<Outcome> =>
  call.then(
    () => 'OK',
    (error: unknown) => {
      if (error instanceof ORPCError && error.defined) return error.code as Outcome;
      throw error;
    },
  );

describeEachEngine(
  'two actors and three slots',
  (at) => {
    it(
      'hold, extend, release, book, move and cancel as the model does, whatever the order',
      { timeout: TIMEOUT },
      async () => {
        const actors = await Promise.all(
          ACTORS.map(async ({ username, patientId }) => ({ client: await at().as(username), patientId })),
        );
        const [first] = actors as [Actor];
        const times = await freeTimes({ ...first, availabilityId, dateFrom: DAY });
        const ids = times.slice(0, SLOTS).map(({ id }) => id);

        await fc.assert(
          fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
            await startOver(at());
            const model = createHoldModel();
            for (const each of steps) {
              expect(await walk({ step: each, actors, ids, at: at() })).toBe(expected({ step: each, model }));
              await compare({ model, actors, ids });
            }
          }),
          { numRuns: RUNS },
        );
        await startOver(at());
      },
    );
  },
  { limits: ROOMY },
);

/** Forgets what an earlier run has left; SQLite answers so fast that the test runner would get no turn. */
async function startOver({ provider: { db }, clock }: TestProvider) {
  clock.set(START);
  await nextTurn();
  await db.deleteFrom('slot_holds').execute();
  await db.deleteFrom('bookings').where('created_at', '>=', Date.parse(START)).execute();
}

async function walk({
  step: taken,
  actors,
  ids,
  at,
}: {
  step: Step;
  actors: readonly Actor[];
  ids: readonly string[];
  at: TestProvider;
}): Promise<Outcome> {
  if ('minutes' in taken) {
    at.clock.advance(`PT${taken.minutes}M`);
    return 'OK';
  }
  const { client, patientId } = actors[taken.who] as Actor;
  if (taken.act === 'extend') return outcomeOf(client.timeSlots.extendHold());
  if (taken.act === 'modify') {
    const { systemId: hisBookingId } = await liveAt({ client, patientId, slotId: ids[taken.from] });
    const order = { timeSlotId: ids[taken.to] ?? '', patientId, availabilityId };
    return hisBookingId ? outcomeOf(client.bookings.modify({ hisBookingId, ...order })) : 'NONE';
  }
  if (!('slot' in taken)) return outcomeOf(client.timeSlots.releaseHold());

  const timeSlotId = ids[taken.slot] ?? '';
  if (taken.act === 'hold') return outcomeOf(client.timeSlots.block({ timeSlotId, patientId }));
  if (taken.act === 'make') {
    return outcomeOf(client.bookings.make({ timeSlotId, patientId, availabilityId }));
  }
  const { system, systemId: id } = await liveAt({ client, patientId, slotId: timeSlotId });
  return system && id ? outcomeOf(client.bookings.cancel({ system, id })) : 'NONE';
}

function expected({ step: taken, model }: { step: Step; model: HoldModel }): Outcome {
  if ('minutes' in taken) {
    model.wait(taken.minutes);
    return 'OK';
  }
  if (taken.act === 'modify') return model.modify(taken.who, taken);
  if ('slot' in taken) return model[taken.act](taken.who, taken.slot);
  return model[taken.act](taken.who);
}

/** Everybody's hold and bookings are the model's, so no slot has two live ones and no move has cost the old time. */
async function compare({
  model,
  actors,
  ids,
}: {
  model: HoldModel;
  actors: readonly Actor[];
  ids: readonly string[];
}) {
  for (const [number, actor] of actors.entries()) {
    const { hold } = await actor.client.timeSlots.currentHold();
    const wanted = model.holdOf(number);
    expect(hold && [ids.indexOf(hold.timeSlotId), hold.extensionsLeft]).toEqual(
      wanted && [wanted.slot, wanted.extensionsLeft],
    );
    const live = (await liveOf(actor)).map(({ slotId, sequence }) => [slotId, sequence]).sort();
    const owned = ids.map((slotId, index) => ({ slotId, booking: model.bookingAt(index) }));
    expect(live).toEqual(
      owned.flatMap(({ slotId, booking }) => (booking?.actor === number ? [[slotId, booking.moves]] : [])),
    );
  }
}

async function liveAt({ slotId: wanted, ...actor }: Actor & { slotId: string | undefined }) {
  const bookings = await liveOf(actor);
  return bookings.find(({ slotId }) => slotId === wanted) ?? { system: undefined, systemId: undefined };
}

async function liveOf({ client, patientId }: Actor) {
  const bookings = await client.bookings.list({ patientId, dateFrom: DAY, dateTo: DAY });
  return bookings
    .filter((booking) => booking.status !== 'CANCELED' && booking.availabilityId === availabilityId)
    .map((booking) => ({
      ...booking,
      slotId: slotId({ availabilityId, startsAt: Date.parse(booking.dateFrom) }),
    }));
}
