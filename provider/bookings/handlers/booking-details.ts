import type { z } from 'zod';
import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import { linkOf } from '#provider/core/access.ts';
import { seesRecord } from '#provider/core/access-rules.ts';
import type { CallContext } from '#provider/core/context.ts';
import type { BookingRow } from '#provider/bookings/tables/bookings.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';
import { attachmentDetails } from './attachments.ts';
import { bookingView } from './booking-view.ts';
import { nowWindowOf } from './now-window.ts';
import { measurementView } from '#provider/measurements/handlers.ts';
import { invoiceOfBooking } from '#provider/payments/of-bookings.ts';
import { prescriptionView } from './prescriptions.ts';
import { referralDetails } from './referrals.ts';

/** B§3. A booking with all that was given with it. */
export async function bookingDetails({
  context: { store, catalogue, clock },
  row,
  patient,
}: {
  context: CallContext;
  row: BookingRow;
  patient: LinkedPatientRow;
}): Promise<z.input<typeof Booking>> {
  const key = { system: row.system, systemId: row.system_id };
  const [price, invoice, prescription, measurements, teleconsultation, referral, attachments] =
    await Promise.all([
      store.prices.ofBooking(key),
      invoiceOfBooking(store, key),
      store.prescriptions.ofBooking(key),
      store.measurements.ofBooking(key),
      store.teleconsultations.ofBooking(key),
      store.referrals.ofBooking(key),
      attachmentDetails({ store, row }),
    ]);
  const known = await catalogue();
  const terms = teleconsultation && {
    mayCancelRegistered: await store.settings.areRegisteredCancelled(),
    hasMeasurements: measurements !== undefined,
    window: await nowWindowOf(store, teleconsultation, clock.now().getTime()),
  };
  const details = referralDetails({ row, referral, catalogue: known });
  return {
    ...bookingView({ row, patient, catalogue: known, price, invoice, consultation: teleconsultation, terms }),
    details: { ...details, ...attachments },
    ...(seesRecord(linkOf(patient)) && {
      bookingPrescription: prescriptionView(prescription),
      measurementAttachment: measurementView(measurements),
    }),
  };
}
