import { bookings } from './calls/bookings.ts';
import { calendarFeed } from './calls/calendar-feed.ts';
import { catalog } from './calls/catalog.ts';
import { referrals } from './calls/referrals.ts';
import { teleconsultationCatalog } from './calls/teleconsultation-catalog.ts';
import { teleconsultations } from './calls/teleconsultations.ts';
import { timeSlots } from './calls/time-slots.ts';

export const calls = {
  bookings,
  calendarFeed,
  catalog,
  referrals,
  teleconsultationCatalog,
  teleconsultations,
  timeSlots,
};
