import { attachmentsOf } from './attachments.ts';
import { bookingsOf } from './bookings.ts';
import { calendarFeedsOf } from './calendar-feeds.ts';
import { holdsOf } from './holds.ts';
import { prescriptionsOf } from './prescriptions.ts';
import { pricesOf } from './prices.ts';
import { referralsOf } from './referrals.ts';

export const store = {
  attachments: attachmentsOf,
  bookings: bookingsOf,
  calendarFeeds: calendarFeedsOf,
  holds: holdsOf,
  prescriptions: prescriptionsOf,
  prices: pricesOf,
  referrals: referralsOf,
};
