import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPostgres } from '#database/index.ts';
import { ROOMY } from '#tests/support/limits.ts';
import { describeEachEngine, START, type TestProvider } from '#tests/support/providers.ts';
import { freeTimes } from '#tests/support/slots.ts';
import { ANNA, caseOf, HELENA, JAN } from './teleconsultation-scene.ts';
import {
  createModel,
  EACH,
  liveAt,
  step,
  walk,
  withoutEachOther,
  type Actor,
  type Time,
} from './two-wizards.ts';

const KINDS = [
  { availabilityId: 'tele-int-majewska', dateFrom: '2026-11-02' },
  { availabilityId: 'ubezp-lis', dateFrom: '2026-11-04' },
] as const;
/** All 200 sequences always, on the engine that is quick. */
const RUNS = process.env['DEEP'] ? { sqlite: 2_000, postgres: 500 } : { sqlite: 200, postgres: 50 };
const TIMEOUT = process.env['DEEP'] ? 3_600_000 : 120_000;

describeEachEngine(
  'visits and teleconsultations of two actors',
  (at) => {
    it(
      'stand as the model says, whatever the order, and no consultation without booking',
      { timeout: TIMEOUT },
      async () => {
        const actors = await actorsOf(at());
        const times = await timesFor(actors);
        await fc.assert(
          fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 16 }), async (steps) => {
            await startOver(at());
            const model = createModel();
            for (const each of steps) {
              const wanted = model.take(each);
              expect([each, await walk(each, { actors, times, at: at() })]).toEqual([each, wanted]);
            }
            await compare({ model, actors, times, at: at() });
            expect(await withoutEachOther(at())).toEqual([]);
            expect(await notesIn(at())).toEqual(model.notes());
          }),
          { numRuns: RUNS[isPostgres(at().provider.db) ? 'postgres' : 'sqlite'] },
        );
        await startOver(at());
      },
    );
  },
  { limits: ROOMY },
);

async function actorsOf(at: TestProvider): Promise<Actor[]> {
  const jan = await at.as('jan.nowak');
  const anna = await at.as('anna.kowalska');
  return [
    { client: jan, who: JAN, caseId: await caseOf(jan, JAN) },
    { client: anna, who: HELENA, warden: ANNA.x, caseId: await caseOf(anna, HELENA) },
  ];
}

async function timesFor([first]: readonly Actor[]): Promise<Time[]> {
  const { client, who } = first ?? expect.fail();
  const found = await Promise.all(KINDS.map((kind) => freeTimes({ client, patientId: who.x, ...kind })));
  return found.flatMap((times) => times.slice(0, EACH));
}

/** Forgets what an earlier run has left; SQLite answers so fast that the test runner would get no turn. */
async function startOver({ provider: { db }, clock }: TestProvider) {
  clock.set(START);
  await nextTurn();
  const start = Date.parse(START);
  await db.deleteFrom('slot_holds').execute();
  await db.deleteFrom('medical_case_notes').where('created_at', '>=', start).execute();
  await db.deleteFrom('teleconsultations').where('registered_at', '>=', start).execute();
  await db.deleteFrom('bookings').where('created_at', '>=', start).execute();
}

const notesIn = async ({ provider: { db } }: TestProvider) =>
  (
    await db
      .selectFrom('medical_case_notes')
      .select('text')
      .where('created_at', '>=', Date.parse(START))
      .execute()
  )
    .map(({ text }) => text)
    .sort();

type Compared = {
  model: ReturnType<typeof createModel>;
  actors: readonly Actor[];
  times: readonly Time[];
  at: TestProvider;
};

/** Everybody's hold and bookings are the model's, so no time has two live ones and no move has cost the old time. */
async function compare({ model: { holds }, actors, times, at }: Compared) {
  for (const [number, { client, who }] of actors.entries()) {
    const { hold } = await client.timeSlots.currentHold();
    const wanted = holds.holdOf(number);
    const held = hold && [times.findIndex(({ id }) => id === hold.timeSlotId), hold.extensionsLeft];
    expect(held).toEqual(wanted && [wanted.slot, wanted.extensionsLeft]);
    for (const [index, time] of times.entries()) {
      const booking = holds.bookingAt(index);
      const live = await liveAt(at, { patientId: who.x, time });
      expect(live?.moves).toBe(booking?.actor === number ? booking.moves : undefined);
    }
  }
}
