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
import {
  askedNow,
  booked,
  caseOf,
  HELENA,
  held,
  JAN,
  moving,
  planned,
  registering,
} from './teleconsultation-scene.ts';

const availabilityId = 'tele-int-majewska';
const DAY = '2026-11-02';
const SLOTS = 3;
const RUNS = process.env['DEEP'] ? 200 : 25;
const TIMEOUT = 120_000;
const EQUAL = 50;

const who = fc.nat({ max: 1 });
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
type Time = Awaited<ReturnType<typeof freeTimes>>[number];
type Actor = { client: ProviderClient; who: typeof JAN; warden?: string; caseId: string };

const outcomeOf = (call: Promise<unknown>): Promise<Outcome> =>
  call.then(
    () => 'OK',
    (error: unknown) => {
      if (error instanceof ORPCError && error.defined) return error.code as Outcome;
      throw error;
    },
  );

describeEachEngine(
  'teleconsultations of two actors',
  (at) => {
    it(
      'are held, booked, moved and cancelled as the model does, each with its booking',
      { timeout: TIMEOUT },
      async () => {
        const actors = await actorsOf(at());
        const [first] = actors as [Actor];
        const found = await freeTimes({
          client: first.client,
          patientId: first.who.x,
          availabilityId,
          dateFrom: DAY,
        });
        const times = found.slice(0, SLOTS);
        await fc.assert(
          fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
            await startOver(at());
            const model = createHoldModel();
            for (const each of steps) {
              expect(await walk({ step: each, actors, times, at: at() })).toBe(
                expected({ step: each, model }),
              );
            }
            await compare({ model, actors, times });
            expect(await alone(at())).toEqual([]);
          }),
          { numRuns: RUNS },
        );
        await startOver(at());
      },
    );

    it(`are one for ${EQUAL} equal posts, planned and now`, { timeout: TIMEOUT }, async () => {
      const jan = await at().as('jan.nowak');
      const caseId = await caseOf(jan, JAN);
      const time = await held(jan, JAN, { from: '2026-11-09' });
      const many = <Made>(call: () => Promise<Made>) => Promise.all(Array.from({ length: EQUAL }, call));
      const one = async (call: () => Promise<{ teleconsultationId: string }>) => {
        const ids = new Set((await many(call)).map(({ teleconsultationId }) => teleconsultationId));
        expect(ids.size).toBe(1);
        return [...ids][0] ?? '';
      };
      await one(() => jan.teleconsultations.make(planned(JAN, { ...time, caseId })));
      const id = await one(() => jan.teleconsultations.make(askedNow(JAN, { caseId })));
      await one(() => jan.teleconsultations.unplanned(registering(JAN, { teleconsultationId: id, caseId })));
      const made = await at()
        .provider.db.selectFrom('bookings')
        .select('system_id')
        .where('created_at', '=', Date.parse(START))
        .where('account_id', '=', JAN.accountId)
        .execute();
      expect(made).toHaveLength(2);
    });

    it('that are moved and cancelled at once stand as one of both', { timeout: TIMEOUT }, async () => {
      const jan = await at().as('jan.nowak');
      const { booking, teleconsultationId } = await booked(jan, JAN, { from: '2026-11-16' });
      const { slot: to } = await held(jan, JAN, { from: '2026-11-18' });
      const move = moving(JAN, { booking: booking ?? expect.fail(), teleconsultationId, slot: to });
      const [moved, canceled] = await Promise.all([
        outcomeOf(jan.teleconsultations.change(move)),
        outcomeOf(jan.teleconsultations.cancel({ ...JAN, teleconsultationId })),
      ]);
      expect(canceled).toBe('OK');
      expect(['OK', 'CONFLICT']).toContain(moved);
      expect(await alone(at())).toEqual([]);
    });
  },
  { limits: ROOMY },
);

async function actorsOf(at: TestProvider): Promise<Actor[]> {
  const jan = await at.as('jan.nowak');
  const anna = await at.as('anna.kowalska');
  return [
    { client: jan, who: JAN, caseId: await caseOf(jan, JAN) },
    { client: anna, who: HELENA, warden: 'patient-1002', caseId: await caseOf(anna, HELENA) },
  ];
}

/** Forgets what an earlier run has left. */
async function startOver({ provider: { db }, clock }: TestProvider) {
  clock.set(START);
  await nextTurn();
  await db.deleteFrom('slot_holds').execute();
  await db.deleteFrom('teleconsultations').where('registered_at', '>=', Date.parse(START)).execute();
  await db.deleteFrom('bookings').where('created_at', '>=', Date.parse(START)).execute();
}

/** Consultations whose booking says something else: none, ever (B-55). */
async function alone({ provider: { db } }: TestProvider) {
  const rows = await db
    .selectFrom('teleconsultations')
    .leftJoin('bookings', 'bookings.system_id', 'teleconsultations.system_id')
    .select(['teleconsultations.id', 'state', 'status'])
    .execute();
  return rows.filter(
    ({ state, status }) => status === null || (state === 'CANCELED') !== (status === 'CANCELED'),
  );
}

type Walk = { step: Step; actors: readonly Actor[]; times: readonly Time[]; at: TestProvider };

async function walk({ step: taken, actors, times, at }: Walk): Promise<Outcome> {
  if ('minutes' in taken) {
    at.clock.advance(`PT${taken.minutes}M`);
    return 'OK';
  }
  const actor = actors[taken.who] as Actor;
  const { client, who: whom, caseId, warden } = actor;
  if (taken.act === 'extend') return outcomeOf(client.timeSlots.extendHold());
  if (taken.act === 'modify') {
    const from = await liveAt(actor, times[taken.from]);
    const to = times[taken.to] as Time;
    return from ? outcomeOf(client.teleconsultations.change(moving(whom, { ...from, slot: to }))) : 'NONE';
  }
  if (!('slot' in taken)) return outcomeOf(client.timeSlots.releaseHold());

  const time = times[taken.slot] as Time;
  if (taken.act === 'hold')
    return outcomeOf(client.timeSlots.block({ timeSlotId: time.id, patientId: whom.x }));
  if (taken.act === 'make') {
    const { hold } = await client.timeSlots.currentHold();
    const hisBookingId = hold?.hisBookingId ?? 'none';
    const request = planned(whom, { slot: time, caseId, hisBookingId, ...(warden && { warden }) });
    return outcomeOf(client.teleconsultations.make(request));
  }
  const live = await liveAt(actor, time);
  const cancelled = { ...whom, teleconsultationId: live?.teleconsultationId ?? '' };
  return live ? outcomeOf(client.teleconsultations.cancel(cancelled)) : 'NONE';
}

function expected({ step: taken, model }: { step: Step; model: HoldModel }): Outcome {
  if ('minutes' in taken) {
    model.wait(taken.minutes);
    return 'OK';
  }
  // Where it stands already nothing is done, and what is held stays held.
  if (taken.act === 'modify' && taken.from === taken.to && model.bookingAt(taken.from)?.actor === taken.who)
    return 'OK';
  if (taken.act === 'modify') return model.modify(taken.who, taken);
  if ('slot' in taken) return model[taken.act](taken.who, taken.slot);
  return model[taken.act](taken.who);
}

async function compare({ model, actors, times }: { model: HoldModel } & Pick<Walk, 'actors' | 'times'>) {
  for (const [number, actor] of actors.entries()) {
    const { hold } = await actor.client.timeSlots.currentHold();
    const wanted = model.holdOf(number);
    expect(hold && times.findIndex(({ id }) => id === hold.timeSlotId)).toEqual(wanted?.slot);
    for (const [index, time] of times.entries()) {
      const booking = model.bookingAt(index);
      const live = await liveAt(actor, time);
      expect(live?.booking.sequence).toBe(booking?.actor === number ? booking.moves : undefined);
    }
  }
}

async function liveAt({ client, who: { x: patientId } }: Actor, time: Time | undefined) {
  const bookings = await client.bookings.list({ patientId, dateFrom: DAY, dateTo: DAY });
  const booking = bookings.find(
    (each) =>
      each.status !== 'CANCELED' &&
      each.availabilityId === availabilityId &&
      slotId({ availabilityId, startsAt: Date.parse(each.dateFrom) }) === time?.id,
  );
  const { teleconsultationId } = booking ?? {};
  return booking && teleconsultationId !== undefined ? { booking, teleconsultationId } : undefined;
}
