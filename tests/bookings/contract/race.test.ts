import { ORPCError } from '@orpc/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { movableClock, type MovableClock } from '#provider/core/clock.ts';
import { hashOf } from '#provider/core/context.ts';
import { createLimiter } from '#provider/core/limiter.ts';
import { slotId } from '#provider/bookings/rules/slots.ts';
import { createProvider, type Provider } from '#provider/index.ts';
import { seedLoad } from '#provider/seed/load.ts';
import { ROOMY, setLimits } from '#tests/support/limits.ts';
import { START } from '#tests/support/providers.ts';
import { firstFree } from '#tests/support/slots.ts';
import { engines, freshStore, type TestStore } from '#tests/support/stores.ts';
import { caseOf, planned } from './teleconsultation-scene.ts';

const ACCOUNTS = 200;
const ROUNDS = process.env['DEEP'] ? 50 : 12;
const REPEATS = 5;
/** Twice the connections of a pool: more would only wait for one, and on a busy machine longer than the pool lets them. */
const AT_ONCE = 20;
const HOUR = 60 * 60_000;
const availabilityId = 'ubezp-lis';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

const inTurn = createLimiter({ atOnce: AT_ONCE, queue: ACCOUNTS });

/** The number of those who want one teleconsultation, and how often. */
const CONSULTED = 50;
const CONSULTATIONS = 20;
const VISIT = 'int-majewska';

type Slot = Awaited<ReturnType<typeof firstFree>>;
type Racer = { client: ProviderClient; accountId: string; patientId: string };

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

  it(
    `${CONSULTED} accounts, ${CONSULTATIONS} rounds, for one time of a doctor by both wizards: one of them has it`,
    { timeout: 120_000 },
    async () => {
      const some = racers.slice(0, CONSULTED);
      const [first] = some as [Racer];
      await consenting(provider, some);
      const cases = await Promise.all(
        some.map(({ client, accountId, patientId }) => caseOf(client, { accountId, x: patientId })),
      );
      for (let round = 0; round < CONSULTATIONS; round += 1) {
        const slot = await firstFree({ ...first, availabilityId: 'tele-int-majewska', from: '2026-12-01' });
        const visitId = slotId({ availabilityId: VISIT, startsAt: Date.parse(slot.dateFrom) });
        const outcomes = await Promise.all(
          some.map((racer, nth) =>
            inTurn(() =>
              nth % 3 === 2
                ? race({ racer, timeSlotId: visitId, of: VISIT })
                : raceForTalk({ racer, slot, caseId: cases[nth] ?? '' }),
            ),
          ),
        );
        expect(outcomes.filter((each) => each.includes('BOOKED'))).toHaveLength(1);
        // Whoever got hold of it in the moment of the booking is told at the booking, once, and then has no hold.
        const known = ['BOOKED', 'SLOT_TAKEN', 'HOLD_EXPIRED'];
        expect(outcomes.flat().filter((outcome) => !known.includes(outcome))).toEqual([]);
      }
      const made = await madeWith(provider, 'doctor-majewska');
      expect(made).toHaveLength(CONSULTATIONS);
      expect(new Set(made.map(({ starts_at }) => starts_at)).size).toBe(CONSULTATIONS);
      expect(made.filter(({ id, service_code }) => (id === null) !== (service_code === 'INT'))).toEqual([]);
    },
  );
});

/** The same of a teleconsultation: each equal request gets the one that was made. */
async function raceForTalk({ racer, slot, caseId }: { racer: Racer; slot: Slot; caseId: string }) {
  const { client, accountId, patientId } = racer;
  const who = { accountId, x: patientId };
  try {
    const { hisBookingId } = await client.timeSlots.block({ timeSlotId: slot.id, patientId });
    const request = planned(who, { slot, caseId, hisBookingId });
    return await Promise.all(
      Array.from({ length: REPEATS }, () => outcomeOf(client.teleconsultations.make(request))),
    );
  } catch (error) {
    return [codeOf(error)];
  }
}

/** Their consents stand, and the telehealth system was told. */
async function consenting({ db }: Provider, some: readonly Racer[]) {
  const rows = some.map(({ patientId: patient_id }) => ({ patient_id }));
  await db
    .insertInto('teleconsultation_states')
    .values(rows.map((row) => ({ ...row, value: 'C' })))
    .execute();
  const told = { status: 'REGISTERED', told_at: Date.parse(START) };
  await db
    .insertInto('telehealth_consents')
    .values(rows.map((row) => ({ ...row, ...told })))
    .execute();
}

/** The bookings made with a doctor here, each with its consultation. */
const madeWith = ({ db }: Provider, practitionerId: string) =>
  db
    .selectFrom('bookings')
    .leftJoin('teleconsultations', 'teleconsultations.system_id', 'bookings.system_id')
    .select(['teleconsultations.id', 'bookings.service_code', 'bookings.starts_at'])
    .where('bookings.practitioner_id', '=', practitionerId)
    .where('bookings.created_at', '>=', Date.parse(START))
    .execute();

/** Holds the slot, and books it several times at once when that went well. */
async function race({
  racer,
  timeSlotId,
  of = availabilityId,
}: {
  racer: Racer;
  timeSlotId: string;
  of?: string;
}): Promise<string[]> {
  const { client, patientId } = racer;
  const order = { timeSlotId, patientId, availabilityId: of };
  const held = await outcomeOf(client.timeSlots.block(order));
  if (held !== 'BOOKED') return [held];
  return Promise.all(Array.from({ length: REPEATS }, () => outcomeOf(client.bookings.make(order))));
}

const outcomeOf = (call: Promise<unknown>) => call.then(() => 'BOOKED', codeOf);

/** The named refusal; whatever else there is fails the test. */
function codeOf(error: unknown) {
  if (error instanceof ORPCError && error.defined) return String(error.code);
  throw error;
}

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
    accountId: account_id,
    patientId: patient_id,
  }));
}

/** The rows that the accounts' bookings have left in the store. */
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
