import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOMY } from '#tests/support/limits.ts';
import { describeEachEngine } from '#tests/support/providers.ts';
import { engines, freshStore, type TestStore } from '#tests/support/stores.ts';
import { portalAt, type Portal } from './two-systems.ts';
import { begin, change, comeBack, declare, sign, tabOf, taken } from './acts.ts';
import { begun, check, look, options, refuse, settled, visit, type Kind, type World } from './world.ts';

/** B-33, B-71, B-78, B-79, A-149, A-151, S-06. */

/** Sequences, most of them where they are cheap; each run has others (docs/decisions/023). */
const RUNS = process.env['DEEP'] ? { sqlite: 2_000, postgres: 500 } : { sqlite: 75, postgres: 25 };

/** Most acts are about one of the two, so that they meet. */
const kind = fc.constantFrom<Kind>('NURSE', 'NURSE', 'NURSE', 'MIDWIFE');
const choice = fc.constantFrom(0, 1, 2);
const weather = fc.constantFrom('UP' as const, 'UP' as const, 'DOWN' as const, 'LOST' as const);
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('declare' as const), kind, choice }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('edit' as const), kind, choice }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('withdraw' as const), kind }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('begin' as const), kind }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('sign' as const),
      kind,
      paper: fc.constantFrom('GOOD' as const, 'GOOD' as const, 'FORGED' as const),
      isTwice: fc.boolean(),
      isLate: fc.nat({ max: 5 }).map((number) => number === 0),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('return' as const), kind, isTwice: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('sky' as const), portal: weather, hospital: weather }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('refuse' as const), isRefusing: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('visit' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('late' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function walk(world: World, next: Step) {
  world.at.clock.advance('PT1S');
  switch (next.do) {
    case 'declare':
      return declare(world, next);
    case 'edit':
      return change(world, { kind: next.kind, act: { do: 'EDIT', choice: next.choice } });
    case 'withdraw':
      return change(world, { kind: next.kind, act: { do: 'WITHDRAW' } });
    case 'begin':
      return begin(world, next.kind);
    case 'sign':
      await begin(world, next.kind);
      await sign(world, next);
      if (next.isLate) world.at.clock.advance('PT31M');
      return comeBack(world, next);
    case 'return':
      return comeBack(world, next);
    case 'sky':
      Object.assign(world.sky, { portal: next.portal, hospital: next.hospital });
      return;
    case 'refuse':
      return refuse(world, next.isRefusing);
    case 'visit':
      await look(world, 'NURSE');
      return visit(world);
    case 'late':
      world.at.clock.advance('PT31M');
  }
}

describe('declarations in two systems', () => {
  const places = new Map<string, { place: TestStore; portal: Portal }>();
  beforeAll(async () => {
    for (const engine of engines) {
      const place = await freshStore(engine);
      places.set(engine, { place, portal: await portalAt(place.url) });
    }
  });
  afterAll(async () => {
    for (const { place, portal } of places.values()) {
      await portal.store.close();
      await place.drop();
    }
  });

  describeEachEngine(
    'two systems',
    (at) => {
      let portal: Portal;
      let engine: keyof typeof RUNS;
      beforeAll(async () => {
        const [table] = await at().provider.db.introspection.getTables();
        engine = table?.schema === undefined ? 'sqlite' : 'postgres';
        portal = (places.get(engine) as { portal: Portal }).portal;
      });

      it('agree, or what they disagree about waits or is told, whatever is done in whatever order', async () => {
        await fc.assert(
          fc.asyncProperty(
            fc.array(step, { minLength: 4, maxLength: 10 }),
            fc.boolean(),
            async (steps, isNew) => {
              const world = await begun(at(), portal);
              if (!isNew) await declare(world, { kind: 'NURSE', choice: 0 });
              for (const each of steps) {
                await walk(world, each);
                await check(world);
              }
              await settled(world);
            },
          ),
          { numRuns: RUNS[engine] },
        );
      });

      const ROUNDS = [
        ['two edits', { edit: 1 }, { edit: 2 }],
        ['an edit and a withdrawal', { edit: 1 }, 'withdraw'],
        ['a return and an edit', 'return', { edit: 1 }],
        ['a return and a withdrawal', 'return', 'withdraw'],
      ] as const;
      it.each(ROUNDS)('agree after five rounds of two tabs: %s', async (_, one, other) => {
        for (let round = 0; round < 5; round += 1) {
          const world = await begun(at(), portal);
          await declare(world, { kind: 'NURSE', choice: 0 });
          await begin(world, 'NURSE');
          await sign(world, { kind: 'NURSE', paper: 'GOOD' });
          const tabs = await Promise.all([one, other].map((does) => tabOf(world, does)));
          await Promise.all(tabs.map((act) => act()));
          await taken(world);
          expect(world.own.NURSE.filter(({ is, isVerified }) => is === 'WITHDRAWN' && isVerified)).toEqual(
            [],
          );
          await check(world);
          await settled(world);
        }
      });
    },
    { ...options, limits: ROOMY },
  );
});
