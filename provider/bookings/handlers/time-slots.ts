import { ORPCError } from '@orpc/server';
import type { TimeSlotHold } from '#contract/bookings/schemas/time-slots.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import type { Action } from '#provider/core/actions.ts';
import { HOLD_MS } from '#provider/bookings/rules/holds.ts';
import { endOfDay, startOfDay } from '#contract/days/reading/warsaw.ts';
import { slotId, type Interval } from '#provider/bookings/rules/slots.ts';
import type { Availability } from '#provider/bookings/store/catalogue.ts';
import type { SlotHoldRow } from '#provider/bookings/tables/bookings.ts';
import { HOSPITAL_SYSTEM } from '#provider/core/system.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';
import { refusedStarts } from './booking-checks.ts';
import { bookableOf, findSlot, freeSlots, isBookedHere, isGivenNow, timeSlotView } from './find-slot.ts';
import { placeHold } from './place-hold.ts';
import { currentPrices } from './prices.ts';

type Query = {
  medicalServiceCode: string;
  organizationUnitId: string;
  employeeId?: string | undefined;
  occupationCode?: string | undefined;
  availabilityId: string;
};

const list = os.timeSlots.list.handler(async ({ input, context, errors }) => {
  await context.access.patient({ patientId: input.patientId, action: 'timeSlots.list' });
  const availability = await availabilityFor({ query: input, context });
  if (!availability || isGivenNow(availability)) throw errors.NOT_FOUND();
  if (availability.service.sentinel === 'HIS_ERROR') throw errors.HIS_ERROR();

  const within = { from: startOfDay(input.dateFrom), before: endOfDay(input.dateTo) };
  const free = await freeSlots({ context, availability, within });
  const { practitioners } = await context.catalogue();
  return free.map((slot) => timeSlotView({ slot, availability, practitioners }));
});

const DAY_MS = 24 * 60 * 60_000;

/** The first days hold a free time as a rule; where they do not, ever more is looked through at once. */
const FIRST_STEP_DAYS = 4;

const nearest = os.timeSlots.nearest.handler(async ({ input, context, errors }) => {
  const patient = await context.access.patient({
    patientId: input.patientId,
    action: 'timeSlots.nearest',
  });
  const availability = await availabilityFor({ query: input, context });
  if (!availability || isGivenNow(availability)) throw errors.NOT_FOUND();
  if (availability.service.sentinel === 'HIS_ERROR') throw errors.HIS_ERROR();

  const { practitioners } = await context.catalogue();
  const { from, before } = bookableOf({ context, availability });
  const except = input.hisBookingId;
  const isRefused = await refusedStarts({ context, patient, availability, except });
  let start = Math.max(from, startOfDay(input.dateFrom));
  for (let days = FIRST_STEP_DAYS; start < before; days *= 3) {
    const within = { from: start, before: start + days * DAY_MS };
    const slot = await firstFor({ context, patient, availability, within, except, isRefused });
    if (slot) return { timeSlot: timeSlotView({ slot, availability, practitioners }) };
    start = within.before;
  }
  return {};
});

type Search = {
  context: CallContext;
  patient: LinkedPatientRow;
  availability: Availability;
  within: Interval;
  except: string | undefined;
  isRefused: (startsAt: number) => boolean;
};

/** B§4, B§5. The first free time of the interval that is not refused to the patient, at which there is no other visit, or may be one. */
async function firstFor({ context, patient, availability, within, except, isRefused }: Search) {
  const all = await freeSlots({ context, availability, within });
  const free = all.filter(({ startsAt }) => !isRefused(startsAt));
  if (free.length === 0 || availability.row.parallel_allowed === 1) return free[0];

  const whose = context.access.whoeverMade([patient]);
  const visits = await context.store.bookings.touching({ whose, during: within, except });
  return free.find(({ startsAt, endsAt }) =>
    visits.every((visit) => visit.ends_at <= startsAt || visit.starts_at >= endsAt),
  );
}

/** The service HIS has no list either: its integration fails (design: demo-clinic). */
const prices = os.timeSlots.prices.handler(async ({ input, context, errors }) => {
  await context.access.patient({ patientId: input.patientId, action: 'timeSlots.prices' });
  const availability = await availabilityFor({ query: input, context });
  const slot = await findSlot({ context, ...input });
  if (!availability || !slot || input.system !== HOSPITAL_SYSTEM) throw errors.NOT_FOUND();
  if (availability.service.sentinel === 'HIS_ERROR') throw errors.HIS_INTEGRATION_SERVICE_ERROR();
  if (availability.service.sentinel === 'PRICES_ERROR') throw errors.HIS_ERROR();
  return currentPrices({ context, store: context.store, availability });
});

/** The one that all given parts of the query name. */
async function availabilityFor({ query, context }: { query: Query; context: CallContext }) {
  const availability = (await context.catalogue()).availabilities.get(query.availabilityId);
  if (!availability || !isBookedHere(availability)) return undefined;

  const { practitioner, service, unit } = availability;
  const { employeeId = practitioner?.employee.id, occupationCode = practitioner?.occupation.code } = query;
  const isMeant =
    service.code === query.medicalServiceCode &&
    unit.id === query.organizationUnitId &&
    employeeId === practitioner?.employee.id &&
    occupationCode === practitioner?.occupation.code;
  return isMeant ? availability : undefined;
}

const block = os.timeSlots.block.handler(async ({ input, context, errors }) => {
  const patient = await context.access.patient({ patientId: input.patientId, action: 'timeSlots.block' });
  const slot = await findSlot({ context, timeSlotId: input.timeSlotId });
  if (!slot || slot.isNow || !canBeHeld(slot.availability)) throw errors.NOT_FOUND();
  if (slot.isPast) throw errors.SLOT_PAST();

  const hold = await placeHold({ context, slot, patientId: patient.id });
  if (!hold) throw errors.SLOT_TAKEN();
  return holdView(hold);
});

const canBeHeld = ({ service }: Availability) => service.sentinel === null && service.staff_only === 0;

const currentHold = os.timeSlots.currentHold.handler(async ({ context }) => {
  const hold = await reachableHold({ context, action: 'timeSlots.currentHold' });
  return hold ? { hold: holdView(hold) } : {};
});

const extendHold = os.timeSlots.extendHold.handler(async ({ context, errors }) => {
  const hold = await reachableHold({ context, action: 'timeSlots.extendHold' });
  if (!hold) throw errors.HOLD_EXPIRED();
  if (hold.extensions_left === 0) throw errors.NO_EXTENSION_LEFT();

  const now = context.clock.now().getTime();
  const held_until = hold.held_until + HOLD_MS;
  const extended = { ...hold, held_until, extensions_left: hold.extensions_left - 1 };
  const entry = await entryFor({ context, hold, action: 'timeSlots.extendHold' });
  const isExtended = await context.store.transaction(async (store) => {
    if (!(await store.holds.extend({ hold, until: extended.held_until, now }))) return false;
    await store.audit.add([entry]);
    return true;
  });
  if (!isExtended) throw errors.HOLD_EXPIRED();
  return holdView(extended);
});

const releaseHold = os.timeSlots.releaseHold.handler(async ({ context }) => {
  const { id: accountId } = await context.account();
  const hold = await context.store.holds.ofAccount({ accountId, now: context.clock.now().getTime() });
  if (!hold) return { released: true };

  const entry = await entryFor({ context, hold, action: 'timeSlots.releaseHold' });
  await context.store.transaction(async (store) => {
    await store.holds.release(accountId);
    await store.audit.add([entry]);
  });
  return { released: true };
});

type HoldCall = { context: CallContext; action: Action };

/** The account's live hold; none when the account may no longer act for its patient. */
async function reachableHold({ context, action }: HoldCall) {
  const { id: accountId } = await context.account();
  const hold = await context.store.holds.ofAccount({ accountId, now: context.clock.now().getTime() });
  if (!hold) return undefined;

  const object = slotIdOf(hold);
  const isReachable = await context.access.patient({ patientId: hold.patient_id, action, object }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ORPCError && error.code === 'NOT_FOUND') return false;
      throw error;
    },
  );
  return isReachable ? hold : undefined;
}

const entryFor = ({ context, hold, action }: HoldCall & { hold: SlotHoldRow }) =>
  context.access.entry({ patientId: hold.patient_id, action, object: slotIdOf(hold) });

const slotIdOf = (hold: SlotHoldRow) =>
  slotId({ availabilityId: hold.availability_id, startsAt: hold.starts_at });

const holdView = (hold: SlotHoldRow): TimeSlotHold => ({
  timeSlotId: slotIdOf(hold),
  patientId: hold.patient_id,
  until: new Date(hold.held_until).toISOString(),
  hisBookingId: hold.his_booking_id,
  extensionsLeft: hold.extensions_left,
});

export const timeSlots = { list, nearest, prices, block, currentHold, extendHold, releaseHold };
