import { ORPCError } from '@orpc/client';
import fc from 'fast-check';
import type { ProviderClient } from '#contract/index.ts';
import { createHoldModel, type Outcome } from '#tests/support/hold-model.ts';
import type { TestProvider } from '#tests/support/providers.ts';
import type { freeTimes } from '#tests/support/slots.ts';
import { moving, planned } from './teleconsultation-scene.ts';

/** The number of times of each kind: those of a teleconsultation come first, then those of a visit. */
export const EACH = 2;
const SLOTS = 2 * EACH;
const isTalk = (slot: number) => slot < EACH;

const WORDS = ['Gorączka od wczoraj.', 'Od tygodnia rano 150/95.'];

const who = fc.nat({ max: 1 });
const slot = fc.nat({ max: SLOTS - 1 });
const either = fc.nat({ max: 1 });
const move = fc
  .record({ who, first: fc.constantFrom(0, EACH), a: either, b: either })
  .map(({ first, a, b, ...by }) => ({ act: 'modify' as const, ...by, from: first + a, to: first + b }));
const describing = fc.record({ act: fc.constant('describe' as const), who, draft: either, words: either });
const waiting = fc.record({ act: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 20 }) });

/** The next step of one of two; a hold of the other kind is a change of the wizard. */
export const step = fc.oneof(
  { weight: 7, arbitrary: fc.record({ act: fc.constantFrom('hold' as const, 'make', 'cancel'), who, slot }) },
  { weight: 3, arbitrary: move },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('extend' as const, 'release'), who }) },
  { weight: 2, arbitrary: describing },
  { weight: 2, arbitrary: waiting },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A model of what must be true: holds and bookings of all times, and one description a draft. */
export function createModel() {
  const holds = createHoldModel();
  const notes = new Map<string, string | undefined>();

  function take(taken: Step): Outcome {
    if (taken.act === 'wait') {
      holds.wait(taken.minutes);
      return 'OK';
    }
    if (taken.act === 'describe') {
      notes.set(`${taken.who} ${taken.draft}`, WORDS[taken.words]);
      return 'OK';
    }
    if (taken.act === 'modify') {
      // A teleconsultation that stands there already needs no hold: nothing is done.
      const isThere = taken.from === taken.to && isTalk(taken.from);
      if (isThere && holds.bookingAt(taken.from)?.actor === taken.who) return 'OK';
      return holds.modify(taken.who, taken);
    }
    return 'slot' in taken ? holds[taken.act](taken.who, taken.slot) : holds[taken.act](taken.who);
  }
  return { take, holds, notes: () => [...notes.values()].sort() };
}

export type Actor = {
  client: ProviderClient;
  who: { accountId: string; x: string };
  warden?: string;
  caseId: string;
};
export type Time = Awaited<ReturnType<typeof freeTimes>>[number];
type World = { actors: readonly Actor[]; times: readonly Time[]; at: TestProvider };

/** Does it, and answers what the provider has answered; NONE where there was nothing to do it with. */
export async function walk(taken: Step, { actors, times, at }: World): Promise<Outcome> {
  if (taken.act === 'wait') {
    at.clock.advance(`PT${taken.minutes}M`);
    return 'OK';
  }
  const actor = actors[taken.who] as Actor;
  const { client } = actor;
  if (taken.act === 'describe')
    return outcomeOf(
      describeCase(actor, { key: `draft-number-${taken.draft}`, text: WORDS[taken.words] ?? '' }),
    );
  if (taken.act === 'modify')
    return moveOf(actor, { at, from: times[taken.from] as Time, to: times[taken.to] as Time });
  if (!('slot' in taken))
    return outcomeOf(taken.act === 'extend' ? client.timeSlots.extendHold() : client.timeSlots.releaseHold());
  const time = times[taken.slot] as Time;
  if (taken.act === 'make') return makeOf(actor, time);
  if (taken.act === 'cancel') return cancelOf(actor, { at, time });
  return outcomeOf(client.timeSlots.block({ timeSlotId: time.id, patientId: actor.who.x }));
}

async function describeCase(
  { client, who: { accountId, x: patientId }, caseId }: Actor,
  { key, text: note }: { key: string; text: string },
) {
  const { id } = await client.medicalCases.addNote({ accountId, patientId, caseId, key, note });
  await client.medicalCases.changeNote({ accountId, patientId, id, note });
}

async function makeOf({ client, who: whom, warden, caseId }: Actor, time: Time) {
  const { availabilityId } = time;
  if (!isOfTalk(time))
    return outcomeOf(client.bookings.make({ timeSlotId: time.id, patientId: whom.x, availabilityId }));
  const { hold } = await client.timeSlots.currentHold();
  const hisBookingId = hold?.hisBookingId ?? 'none';
  const request = planned(whom, { slot: time, caseId, hisBookingId, ...(warden && { warden }) });
  return outcomeOf(client.teleconsultations.make(request));
}

async function moveOf(actor: Actor, { at, from, to }: { at: TestProvider; from: Time; to: Time }) {
  const { client, who: whom } = actor;
  const live = await liveAt(at, { patientId: whom.x, time: from });
  if (!live) return 'NONE';
  const { systemId: hisBookingId, teleconsultationId } = live;
  if (teleconsultationId !== null) {
    const booking = { systemId: hisBookingId, dateFrom: from.dateFrom };
    return outcomeOf(
      client.teleconsultations.change(moving(whom, { booking, teleconsultationId, slot: to })),
    );
  }
  const order = { timeSlotId: to.id, patientId: whom.x, availabilityId: to.availabilityId };
  return outcomeOf(client.bookings.modify({ hisBookingId, ...order }));
}

async function cancelOf({ client, who: whom }: Actor, { at, time }: { at: TestProvider; time: Time }) {
  const live = await liveAt(at, { patientId: whom.x, time });
  if (!live) return 'NONE';
  const { systemId: id, teleconsultationId } = live;
  return outcomeOf(
    teleconsultationId === null
      ? client.bookings.cancel({ system: 'AMMS', id })
      : client.teleconsultations.cancel({ ...whom, teleconsultationId }),
  );
}

const isOfTalk = ({ availabilityId }: Time) => availabilityId.startsWith('tele-');

/** Somebody's live booking at a time, with the consultation that belongs to it. */
export async function liveAt(
  { provider: { db } }: TestProvider,
  { patientId, time }: { patientId: string; time: Time },
) {
  const row = await db
    .selectFrom('bookings')
    .leftJoin('teleconsultations', 'teleconsultations.system_id', 'bookings.system_id')
    .select(['bookings.system_id', 'bookings.sequence', 'teleconsultations.id'])
    .where('patient_id', '=', patientId)
    .where('availability_id', '=', time.availabilityId)
    .where('starts_at', '=', Date.parse(time.dateFrom))
    .where('status', '<>', 'CANCELED')
    .executeTakeFirst();
  return row && { systemId: row.system_id, moves: row.sequence, teleconsultationId: row.id };
}

/** Consultations whose booking says something else, and bookings of one without it: none, ever (B-55). */
export async function withoutEachOther({ provider: { db } }: TestProvider) {
  const consultations = await db
    .selectFrom('teleconsultations')
    .leftJoin('bookings', 'bookings.system_id', 'teleconsultations.system_id')
    .select(['teleconsultations.id', 'state', 'status'])
    .execute();
  const bookings = await db
    .selectFrom('bookings')
    .leftJoin('teleconsultations', 'teleconsultations.system_id', 'bookings.system_id')
    .select('bookings.system_id')
    .where('availability_id', 'like', 'tele-%')
    .where('teleconsultations.id', 'is', null)
    .execute();
  const isApart = ({ state, status }: (typeof consultations)[number]) =>
    status === null || (state === 'CANCELED') !== (status === 'CANCELED');
  return [...consultations.filter(isApart), ...bookings];
}

export const outcomeOf = (call: Promise<unknown>): Promise<Outcome> =>
  call.then(
    () => 'OK',
    (error: unknown) => {
      if (error instanceof ORPCError && error.defined) return error.code as Outcome;
      throw error;
    },
  );
