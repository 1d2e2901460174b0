import { os } from './context.ts';
import { account } from './handlers/account.ts';
import { bookings } from './handlers/bookings.ts';
import { calendarFeed } from './handlers/calendar-feed.ts';
import { catalog } from './handlers/catalog.ts';
import { declarations } from './handlers/declarations.ts';
import { patients } from './handlers/patients.ts';
import { questionnaires } from './handlers/questionnaires.ts';
import { referrals } from './handlers/referrals.ts';
import { settings } from './handlers/settings.ts';
import { timeSlots } from './handlers/time-slots.ts';
import { visitRecords } from './handlers/visit-records.ts';

/** One handler for every call of the contract; a missing one does not compile. */
export const router = os.router({
  account,
  bookings,
  calendarFeed,
  catalog,
  declarations,
  patients,
  questionnaires,
  referrals,
  settings,
  timeSlots,
  visitRecords,
});
