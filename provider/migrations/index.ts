import { clinic } from './001-clinic.ts';
import { bookingSequence } from './002-booking-sequence.ts';
import { prices } from './002-prices.ts';
import { calendarFeeds } from './003-calendar-feeds.ts';
import { phoneCodes } from './003-phone-codes.ts';
import { prescriptions } from './004-prescriptions.ts';
import { bookingMeasurements } from './005-booking-measurements.ts';
import { teleconsultations } from './006-teleconsultations.ts';
import { codesOfBookings } from './007-codes-of-bookings.ts';
import { questionnaires } from './005-questionnaires.ts';
import { referrals } from './005-referrals.ts';
import { attachments } from './005-attachments.ts';

/** In order; a migration that has run somewhere is never edited. */
export const migrations = {
  '001-clinic': clinic,
  '002-booking-sequence': bookingSequence,
  '002-prices': prices,
  '003-calendar-feeds': calendarFeeds,
  '003-phone-codes': phoneCodes,
  '004-prescriptions': prescriptions,
  '005-booking-measurements': bookingMeasurements,
  '006-teleconsultations': teleconsultations,
  '005-questionnaires': questionnaires,
  '005-referrals': referrals,
  '005-attachments': attachments,
  '007-codes-of-bookings': codesOfBookings,
};
