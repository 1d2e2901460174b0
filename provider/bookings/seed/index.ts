import { availabilities } from '#provider/seed/catalogue.ts';
import type { Clinic } from '#provider/seed/clinic.ts';
import { practitioners } from '#provider/seed/practitioners.ts';
import { services } from '#provider/seed/services.ts';
import { availabilityRow, practitionerRow, serviceRow } from './catalogue-rows.ts';
import { priceRows } from './prices.ts';
import {
  bookingReferralRows,
  diseaseRows,
  referringInstitutions,
  referringPractitioners,
} from './referrals.ts';
import { takenDrugs } from './taken-drugs.ts';
import { unitRows } from './unit-rows.ts';

export const bookingsSeed = ({ today, workingHours, bookings }: Clinic) => ({
  taken_drugs: takenDrugs.map((drug, position) => ({ ...drug, position })),
  units: unitRows(today),
  practitioners: practitioners.map(practitionerRow),
  services: services.map(serviceRow),
  prices: priceRows(today),
  availabilities: availabilities.map(availabilityRow),
  working_hours: workingHours,
  bookings,
  referring_institutions: referringInstitutions,
  referring_practitioners: referringPractitioners,
  diseases: diseaseRows,
  booking_referrals: bookingReferralRows({ bookings, today }),
});
