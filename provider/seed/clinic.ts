import { bookingRows } from '#provider/bookings/seed/booking-rows.ts';
import { workingHoursRows } from '#provider/bookings/seed/catalogue-rows.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { practitioners } from './practitioners.ts';

/** The parts that the areas' seeds share: "Przychodnia pod Lipami" (design: demo-clinic) as it is at `now`. */
export type Clinic = ReturnType<typeof clinicAt>;

export function clinicAt({ now, passwordHash }: { now: Date; passwordHash: string }) {
  const workingHours = practitioners.flatMap(workingHoursRows);
  const today = localDay(now.getTime());
  return { now, today, passwordHash, workingHours, bookings: bookingRows({ now, workingHours }) };
}
