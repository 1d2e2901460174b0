import type { z } from 'zod';
import type { TimeSlot } from '#contract/bookings/schemas/bookings.ts';
import type { CallContext } from '#provider/core/context.ts';
import { bookableInterval, intersect, parseSlotId, slotId, slotsOf } from '#provider/bookings/rules/slots.ts';
import type { Interval, Slot } from '#provider/bookings/rules/slots.ts';
import type { Availability, Catalogue } from '#provider/bookings/store/catalogue.ts';
import { HOSPITAL_SYSTEM } from '#provider/core/system.ts';

const VISITS = ['B', 'P'];
const TELECONSULTATION = 'T';

/** Whether it is booked as a visit. */
export const isVisit = ({ row }: Pick<Availability, 'row'>) => VISITS.includes(row.module_status);

/** True where it is booked as a teleconsultation (B§2). */
export const isTeleconsultation = ({ row }: Pick<Availability, 'row'>) =>
  row.module_status === TELECONSULTATION;

/** anything else is booked by phone. */
export const isBookedHere = (availability: Pick<Availability, 'row'>) =>
  isVisit(availability) || isTeleconsultation(availability);

/** True where it is given as soon as somebody is free: it has no times. */
export const isGivenNow = ({ row }: Pick<Availability, 'row'>) => row.is_now === 1;

const NOW = '_now';
const NOW_MS = 20 * 60_000;

/** The id that stands for the time of a teleconsultation that is given now. */
export const nowSlotId = (availabilityId: string) => `${availabilityId}${NOW}`;

/** The interval that may be booked now of an availability, taken or not. */
export const bookableOf = ({ context, availability }: { context: CallContext; availability: Availability }) =>
  bookableInterval({ now: context.clock.now(), minBookDays: availability.row.min_book_days });

/** A time by its id, taken or not. `candidates`: whoever may serve it. */
export type FoundSlot = Readonly<{
  id: string;
  availability: Availability;
  startsAt: number;
  isPast: boolean;
  candidates: readonly Slot[];
  /** It is given now, and is no time that could be held. */
  isNow: boolean;
}>;

/** Undefined when there is no such time in the working hours, or it cannot be booked here or not yet. */
export async function findSlot({
  context,
  timeSlotId,
  availabilityId,
}: {
  context: CallContext;
  timeSlotId: string;
  availabilityId?: string;
}): Promise<FoundSlot | undefined> {
  if (timeSlotId.endsWith(NOW)) return slotNow({ context, timeSlotId, availabilityId });
  const parsed = parseSlotId(timeSlotId);
  const availability = parsed && (await context.catalogue()).availabilities.get(parsed.availabilityId);
  if (!availability || !isBookedHere(availability) || isGivenNow(availability)) return undefined;
  if (availabilityId !== undefined && availabilityId !== availability.id) return undefined;

  const { startsAt } = parsed;
  const candidates = slotsOf({ hours: availability.hours, within: { from: startsAt, before: startsAt + 1 } });
  const isPast = startsAt <= context.clock.now().getTime();
  const { from, before } = bookableOf({ context, availability });
  const isBookable = isPast || (startsAt >= from && startsAt < before);
  return candidates.length > 0 && isBookable
    ? { id: timeSlotId, availability, startsAt, isPast, candidates, isNow: false }
    : undefined;
}

/** Now, of whoever may be on duty. */
async function slotNow({
  context,
  timeSlotId,
  availabilityId,
}: {
  context: CallContext;
  timeSlotId: string;
  availabilityId?: string | undefined;
}): Promise<FoundSlot | undefined> {
  const id = timeSlotId.slice(0, -NOW.length);
  const availability = (await context.catalogue()).availabilities.get(id);
  if (!availability || !isTeleconsultation(availability) || !isGivenNow(availability)) return undefined;
  if (availabilityId !== undefined && availabilityId !== id) return undefined;

  const startsAt = context.clock.now().getTime();
  const slot = { startsAt, endsAt: startsAt + NOW_MS, room: null };
  const candidates = availability.practitionerIds.map((practitionerId) => ({ ...slot, practitionerId }));
  return { id: timeSlotId, availability, startsAt, isPast: false, candidates, isNow: true };
}

/** Bookable times within the interval which nobody has: no live booking, no live hold of another account. */
export async function freeSlots({
  context,
  availability,
  within,
}: {
  context: CallContext;
  availability: Availability;
  within: Interval;
}): Promise<Slot[]> {
  const interval = intersect(within, bookableOf({ context, availability }));
  const slots = slotsOf({ hours: availability.hours, within: interval });
  if (slots.length === 0) return [];

  const { practitionerIds } = availability;
  const { id: accountId } = await context.account();
  const isTaken = await takenBy({ context, practitionerIds, during: interval, accountId });
  const free = slots.filter((slot) => !isTaken(slot));
  return free.filter((slot, index) => free[index - 1]?.startsAt !== slot.startsAt);
}

/** Tells of a time whether somebody has booked or holds it; what the account itself holds is free for it. */
export async function takenBy({
  context: { store, clock },
  practitionerIds,
  during,
  accountId,
}: {
  context: CallContext;
  practitionerIds: readonly string[];
  during: Interval;
  accountId: string;
}) {
  const now = clock.now().getTime();
  const booked = await store.bookings.taken({ practitionerIds, during });
  const held = await store.holds.taken({ practitionerIds, during, accountId, now });
  const taken = new Map<string, Set<number>>(practitionerIds.map((id) => [id, new Set()]));
  for (const row of [...booked, ...held]) taken.get(row.practitioner_id)?.add(row.starts_at);
  return ({ practitionerId, startsAt }: Slot) => taken.get(practitionerId)?.has(startsAt) ?? false;
}

type TimeSlotView = z.input<typeof TimeSlot>;
const views = new WeakMap<Availability, WeakMap<Slot, TimeSlotView>>();

/** Makes what goes over the wire, once for the same time. By duty, it is with whoever would serve it now. */
export function timeSlotView({
  slot,
  availability,
  practitioners,
}: {
  slot: Slot;
  availability: Availability;
  practitioners: Catalogue['practitioners'];
}): TimeSlotView {
  const ofAvailability = views.get(availability) ?? new WeakMap<Slot, TimeSlotView>();
  views.set(availability, ofAvailability);
  const known = ofAvailability.get(slot);
  if (known) return known;

  const view = {
    id: slotId({ availabilityId: availability.id, startsAt: slot.startsAt }),
    system: HOSPITAL_SYSTEM,
    availabilityId: availability.id,
    dateFrom: new Date(slot.startsAt).toISOString(),
    dateTo: new Date(slot.endsAt).toISOString(),
    practitioner: availability.practitioner ?? practitioners.get(slot.practitionerId),
    room: slot.room ?? undefined,
  };
  ofAvailability.set(slot, view);
  return view;
}
