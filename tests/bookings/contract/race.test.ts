import { ORPCError } from '@orpc/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { movableClock, type MovableClock } from '#provider/core/clock.ts';
import { hashOf } from '#provider/core/context.ts';
import { createLimiter } from '#provider/core/limiter.ts';
import { createProvider, type Provider } from '#provider/index.ts';
import { seedLoad } from '#provider/seed/load.ts';
import { ROOMY, setLimits } from '#tests/support/limits.ts';
import { START } from '#tests/support/providers.ts';
import { firstFree } from '#tests/support/slots.ts';
import { engines, freshStore, type TestStore } from '#tests/support/stores.ts';

const ACCOUNTS = 200;
const ROUNDS = process.env['DEEP'] ? 50 : 12;
const REPEATS = 5;
/** Twice the connections of a pool: more would only wait for one, and on a busy machine longer than the pool lets them. */
const AT_ONCE = 20;
const HOUR = 60 * 60_000;
const availabilityId = 'ubezp-lis';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

const inTurn = createLimiter({ atOnce: AT_ONCE, queue: ACCOUNTS });

type Racer = { client: ProviderClient; patientId: string };

describe.each(engines)('the race for one slot on %s', (engine) => {
  let store: TestStore;
  let clock: MovableClock;
  let provider: Provider;
  let racers: Racer[];

  beforeAll(async () => {
    store = await freshStore(engine);
    clock = movableClock({ now: () => new Date(START) });
    provider = await createProvider({
      databaseUrl: store.url,
      clock,
      log: quiet,
      portalOrigin: 'https://portal.example',
      mode: 'test',
    });
    await setLimits(provider.db, ROOMY);
    await seedLoad({ db: provider.db, clock, patients: ACCOUNTS });
    racers = await signedIn(provider);
  });

  afterAll(async () => {
    await provider.close();
    await store.drop();
  });

  it(
    `${ACCOUNTS} accounts, ${ROUNDS} rounds: exactly one booking each, and no error but the contract's`,
    { timeout: 180_000 },
    async () => {
      for (let round = 1; round <= ROUNDS; round += 1) {
        const [first] = racers as [Racer];
        const slot = await firstFree({ ...first, availabilityId, from: '2026-11-02' });
        const outcomes = await Promise.all(
          racers.map((racer) => inTurn(() => race({ racer, timeSlotId: slot.id }))),
        );
        expect(outcomes.flat().filter((outcome) => outcome === 'BOOKED')).toHaveLength(1);
        expect(new Set(outcomes.flat())).toEqual(new Set(['BOOKED', 'HOLD_EXPIRED', 'SLOT_TAKEN']));
      }
      expect(await bookingsMade(provider)).toEqual({
        bookings: ROUNDS,
        slots: ROUNDS,
        mails: ROUNDS,
        audits: ROUNDS,
      });
      expect(await provider.db.selectFrom('slot_holds').selectAll().execute()).toEqual([]);
    },
  );

  it('a hold that ends while others wait for the slot makes no second booking', async () => {
    const [first, ...others] = racers as [Racer, ...Racer[]];
    const slot = await firstFree({ ...first, availabilityId, from: '2026-12-01' });
    const order = { timeSlotId: slot.id, patientId: first.patientId, availabilityId };
    await first.client.timeSlots.block(order);
    clock.advance('PT15M');
    const late = outcomeOf(first.client.bookings.make(order));
    const outcomes = await Promise.all(
      others.map((racer) => inTurn(() => race({ racer, timeSlotId: slot.id }))),
    );
    expect(await late).toBe('HOLD_EXPIRED');
    expect(outcomes.flat().filter((outcome) => outcome === 'BOOKED')).toHaveLength(1);
  });
});

/** Holds the slot, and books it several times at once when that went well. */
async function race({ racer, timeSlotId }: { racer: Racer; timeSlotId: string }): Promise<string[]> {
  const { client, patientId } = racer;
  const order = { timeSlotId, patientId, availabilityId };
  const held = await outcomeOf(client.timeSlots.block(order));
  if (held !== 'BOOKED') return [held];
  return Promise.all(Array.from({ length: REPEATS }, () => outcomeOf(client.bookings.make(order))));
}

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'BOOKED',
    (error: unknown) => {
      if (error instanceof ORPCError && error.defined) return String(error.code);
      throw error;
    },
  );

/** Sessions are put into the store: 200 passwords would take a minute. */
async function signedIn(provider: Provider): Promise<Racer[]> {
  const links = await provider.db
    .selectFrom('account_patients')
    .select(['account_id', 'patient_id'])
    .where('account_id', 'like', 'account-load-%')
    .execute();
  const now = Date.parse(START);
  const sessions = links.map(({ account_id }) => ({
    token_hash: hashOf(account_id),
    account_id,
    created_at: now,
    expires_at: now + 12 * HOUR,
  }));
  await provider.db.insertInto('sessions').values(sessions).execute();
  return links.map(({ account_id, patient_id }) => ({
    client: provider.client({ token: account_id, language: 'pl', requestId: 'race' }),
    patientId: patient_id,
  }));
}

/** What the accounts' bookings have left in the store. */
async function bookingsMade({ db }: Provider) {
  const rows = await db
    .selectFrom('bookings')
    .select(['system_id', 'starts_at'])
    .where('availability_id', '=', availabilityId)
    .where('created_at', '=', Date.parse(START))
    .where('account_id', 'like', 'account-load-%')
    .execute();
  const mails = await db.selectFrom('outbox').select('id').execute();
  const audits = await db.selectFrom('audit').select('id').where('action', '=', 'bookings.make').execute();
  return {
    bookings: rows.length,
    slots: new Set(rows.map((row) => row.starts_at)).size,
    mails: mails.length,
    audits: audits.length,
  };
}
