import type { Area } from '#provider/core/area.ts';
import { bookings as calls } from './handlers/bookings.ts';
import { calendarFeed } from './handlers/calendar-feed.ts';
import { catalog, teleconsultationCatalog } from './handlers/catalog.ts';
import { referrals } from './handlers/referrals.ts';
import { teleconsultations } from './handlers/teleconsultations/index.ts';
import { timeSlots } from './handlers/time-slots.ts';
import { bookingsSeed } from './seed/index.ts';
import { bookingsTables } from './tables/index.ts';

export const bookings = {
  handlers: {
    bookings: calls,
    calendarFeed,
    catalog,
    referrals,
    teleconsultationCatalog,
    teleconsultations,
    timeSlots,
  },
  tables: bookingsTables,
  seed: bookingsSeed,
} satisfies Area;
