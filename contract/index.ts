import type { ContractRouterClient } from '@orpc/contract';
import { account } from './account/calls.ts';
import { bookings } from './bookings/calls.ts';
import { calendarFeed } from './bookings/calendar-feed.ts';
import { catalog } from './bookings/catalog.ts';
import { declarations } from './declarations/calls.ts';
import { patients } from './patients/calls.ts';
import { questionnaires } from './questionnaires/calls.ts';
import { referrals } from './bookings/referrals.ts';
import { settings } from './settings/calls.ts';
import { timeSlots } from './bookings/time-slots.ts';
import { telehealth } from './telehealth/calls.ts';

/** Every call of the provider, one entry per area of the specification. */
export const contract = {
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
};

/** What the portal calls: in process, or over HTTP to the hospital's own host. */
export type ProviderClient = ContractRouterClient<typeof contract>;
