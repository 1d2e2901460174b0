import type { ContractRouterClient } from '@orpc/contract';
import { account } from './account.ts';
import { bookings } from './bookings.ts';
import { calendarFeed } from './calendar-feed.ts';
import { catalog } from './catalog.ts';
import { declarations } from './declarations.ts';
import { patients } from './patients.ts';
import { questionnaires } from './questionnaires.ts';
import { referrals } from './referrals.ts';
import { settings } from './settings.ts';
import { timeSlots } from './time-slots.ts';
import { visitRecords } from './visit-records.ts';

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
  visitRecords,
};

/** What the portal calls: in process, or over HTTP to the hospital's own host. */
export type ProviderClient = ContractRouterClient<typeof contract>;
