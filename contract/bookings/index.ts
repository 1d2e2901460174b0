import { bookings } from './calls/bookings.ts';
import { calendarFeed } from './calls/calendar-feed.ts';
import { catalog } from './calls/catalog.ts';
import { referrals } from './calls/referrals.ts';
import { timeSlots } from './calls/time-slots.ts';

export const calls = { bookings, calendarFeed, catalog, referrals, timeSlots };
