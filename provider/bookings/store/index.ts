import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';
import { attachmentsOf } from './attachments.ts';
import { bookingsOf } from './bookings.ts';
import { calendarFeedsOf } from './calendar-feeds.ts';
import { holdsOf } from './holds.ts';
import { prescriptionsOf } from './prescriptions.ts';
import { pricesOf } from './prices.ts';
import { referralsOf } from './referrals.ts';

export const store = (db: Kysely<Tables>) => ({
  attachments: attachmentsOf(db),
  bookings: bookingsOf(db),
  calendarFeeds: calendarFeedsOf(db),
  holds: holdsOf(db),
  prescriptions: prescriptionsOf(db),
  prices: pricesOf(db),
  referrals: referralsOf(db),
});
