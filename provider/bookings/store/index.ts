import { attachmentsOf } from './attachments.ts';
import { bookingsOf } from './bookings.ts';
import { calendarFeedsOf } from './calendar-feeds.ts';
import { catalogueOf } from './catalogue.ts';
import { holdsOf } from './holds.ts';
import { prescriptionsOf } from './prescriptions.ts';
import { pricesOf } from './prices.ts';
import { referralsOf } from './referrals.ts';
import { askedNowOf, consultationsOf } from './teleconsultations.ts';

export const bookingsStore = {
  askedNow: askedNowOf,
  attachments: attachmentsOf,
  bookings: bookingsOf,
  calendarFeeds: calendarFeedsOf,
  catalogue: catalogueOf,
  consultations: consultationsOf,
  holds: holdsOf,
  prescriptions: prescriptionsOf,
  prices: pricesOf,
  referrals: referralsOf,
};
