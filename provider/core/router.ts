import { os } from './context.ts';
import { account } from '#provider/account/handlers/account.ts';
import { bookings } from '#provider/bookings/handlers/bookings.ts';
import { calendarFeed } from '#provider/bookings/handlers/calendar-feed.ts';
import { catalog } from '#provider/bookings/handlers/catalog.ts';
import { declarations } from '#provider/declarations/handlers.ts';
import { patients } from '#provider/patients/handlers.ts';
import { questionnaires } from '#provider/questionnaires/handlers.ts';
import { referrals } from '#provider/bookings/handlers/referrals.ts';
import { settings } from '#provider/settings/handlers.ts';
import { timeSlots } from '#provider/bookings/handlers/time-slots.ts';
import { telehealth } from '#provider/telehealth/handlers.ts';

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
  telehealth,
});
