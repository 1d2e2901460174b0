import { tablesOf } from '#provider/core/columns.ts';
import type { AttachmentRow } from './attachments.ts';
import type { AskedNowRow, BookingRow, CalendarFeedRow, SlotHoldRow } from './bookings.ts';
import type { AvailabilityRow, PractitionerRow, ServiceRow, UnitRow, WorkingHoursRow } from './clinic.ts';
import type { BookingPrescriptionRow, TakenDrugRow } from './prescriptions.ts';
import type { BookingPriceRow, PriceRow } from './prices.ts';
import type {
  BookingReferralRow,
  DiseaseRow,
  ReferringInstitutionRow,
  ReferringPractitionerRow,
} from './referrals.ts';

export type BookingsTables = {
  calendar_feeds: CalendarFeedRow;
  slot_holds: SlotHoldRow;
  teleconsultations_asked_now: AskedNowRow;
  attachments: AttachmentRow;
  booking_prices: BookingPriceRow;
  booking_prescriptions: BookingPrescriptionRow;
  booking_referrals: BookingReferralRow;
  bookings: BookingRow;
  working_hours: WorkingHoursRow;
  availabilities: AvailabilityRow;
  prices: PriceRow;
  services: ServiceRow;
  practitioners: PractitionerRow;
  units: UnitRow;
  taken_drugs: TakenDrugRow;
  referring_institutions: ReferringInstitutionRow;
  referring_practitioners: ReferringPractitionerRow;
  diseases: DiseaseRow;
};

export const bookingsTables = tablesOf<BookingsTables>({
  calendar_feeds: true,
  slot_holds: true,
  teleconsultations_asked_now: true,
  attachments: true,
  booking_prices: true,
  booking_prescriptions: true,
  booking_referrals: true,
  bookings: true,
  working_hours: true,
  availabilities: true,
  prices: true,
  services: true,
  practitioners: true,
  units: true,
  taken_drugs: true,
  referring_institutions: true,
  referring_practitioners: true,
  diseases: true,
});
