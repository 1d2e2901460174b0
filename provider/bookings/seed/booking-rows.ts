import { addDays, endOfDay, localDay, startOfDay } from '#contract/days/reading/warsaw.ts';
import { slotsOf, type Slot, type WorkingHours } from '#provider/bookings/rules/slots.ts';
import type { BookingRow } from '#provider/bookings/tables/bookings.ts';
import type { WorkingHoursRow } from '#provider/bookings/tables/clinic.ts';
import { HOSPITAL_SYSTEM } from '#provider/core/system.ts';
import { availabilities } from '#provider/seed/catalogue.ts';
import { bookingStories, type BookingStory } from '#provider/seed/stories.ts';

const DAY = 24 * 60 * 60_000;

/** The stories as bookings at times that the working hours make. @throws Error when a story has no such time. */
export function bookingRows({
  now,
  workingHours,
}: {
  now: Date;
  workingHours: readonly WorkingHoursRow[];
}): BookingRow[] {
  return bookingStories.map((story, index) => {
    const { availability, practitionerId } = whereAndBy(story);
    const hours = workingHours
      .filter((each) => each.practitioner_id === practitionerId && each.unit_id === availability.unit)
      .map(asHours);
    const slot = slotFor({ story, hours, now });
    const createdAt = Math.min(slot.startsAt, now.getTime()) - 7 * DAY;

    return {
      system: HOSPITAL_SYSTEM,
      system_id: `booking-${3001 + index}`,
      patient_id: story.patient,
      account_id: story.account ?? null,
      availability_id: availability.id,
      service_code: availability.service,
      unit_id: availability.unit,
      practitioner_id: practitionerId,
      room: slot.room,
      starts_at: slot.startsAt,
      ends_at: slot.endsAt,
      status: story.status,
      order_status: story.orderStatus ?? null,
      created_at: createdAt,
      updated_at: story.status === 'EXECUTED' ? slot.endsAt : createdAt,
      sequence: story.status === 'CANCELED' ? 1 : 0,
      is_now: 0,
    };
  });
}

function whereAndBy(story: BookingStory) {
  const availability = availabilities.find(({ id }) => id === story.availability);
  const by = availability?.by;
  const practitionerId = by && 'practitioner' in by ? by.practitioner : story.practitioner;
  if (!availability || !practitionerId) throw new Error(`Nobody for ${story.availability}`);
  return { availability, practitionerId };
}

const SEARCHED_DAYS = 30;

function slotFor({
  story,
  hours,
  now,
}: {
  story: BookingStory;
  hours: readonly WorkingHours[];
  now: Date;
}): Slot {
  const step = story.days < 0 ? -1 : 1;
  const first = addDays({ day: localDay(now.getTime()), days: story.days });

  for (let walked = 0; walked < SEARCHED_DAYS; walked += 1) {
    const day = addDays({ day: first, days: step * walked });
    const within = { from: startOfDay(day), before: endOfDay(day) };
    const slot = slotsOf({ hours, within })[story.nth];
    if (slot) return slot;
  }
  throw new Error(`No time for ${story.availability} around ${first}`);
}

const asHours = (row: WorkingHoursRow): WorkingHours => ({
  practitionerId: row.practitioner_id,
  weekday: row.weekday,
  fromMinute: row.from_minute,
  toMinute: row.to_minute,
  slotMinutes: row.slot_minutes,
  room: row.room,
});
