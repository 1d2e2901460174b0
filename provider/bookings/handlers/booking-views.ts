import type { ShownBookingRow } from '#provider/bookings/store/bookings.ts';
import type { Catalogue } from '#provider/bookings/store/catalogue.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';
import { bookingView, type ConsultationTerms } from './booking-view.ts';
import { isTeleconsultation } from './find-slot.ts';
import { nowWindowOf } from './now-window.ts';

/** Several bookings of patients, each teleconsultation with its keys. */
export async function bookingViews({
  rows,
  patients,
  catalogue,
  store,
  now,
}: {
  rows: readonly ShownBookingRow[];
  patients: readonly LinkedPatientRow[];
  catalogue: Catalogue;
  store: Pick<StoreInTransaction, 'consultations' | 'measurements' | 'settings' | 'telehealthDuty'>;
  now: number;
}) {
  const patientOf = new Map(patients.map((patient) => [patient.id, patient]));
  const remote = rows.filter(({ availability_id: id }) => {
    const availability = catalogue.availabilities.get(id);
    return availability !== undefined && isTeleconsultation(availability);
  });
  const consultations = await store.consultations.ofBookings(remote.map((row) => row.system_id));
  const consultationOf = new Map(consultations.map((row) => [row.system_id, row]));
  const termsOf = remote.length > 0 ? await consultationTermsOf({ rows: remote, store }) : undefined;
  const windows = new Map(
    await Promise.all(
      consultations.map(async (row) => [row.id, await nowWindowOf(store, row, now)] as const),
    ),
  );
  return rows.flatMap((row) => {
    const patient = patientOf.get(row.patient_id);
    const consultation = consultationOf.get(row.system_id);
    const window = (consultation && windows.get(consultation.id)) ?? null;
    const terms = termsOf && { ...termsOf(row), window };
    return patient ? [bookingView({ row, patient, catalogue, consultation, terms })] : [];
  });
}

/** The terms that are asked once for several teleconsultations. */
async function consultationTermsOf({
  rows,
  store: { measurements, settings },
}: {
  rows: readonly ShownBookingRow[];
  store: Pick<StoreInTransaction, 'measurements' | 'settings'>;
}): Promise<(row: ShownBookingRow) => Omit<ConsultationTerms, 'window'>> {
  const mayCancelRegistered = await settings.areRegisteredCancelled();
  const measured = new Set(await measurements.bookingsWithAny(rows.map((row) => row.system_id)));
  return (row) => ({ mayCancelRegistered, hasMeasurements: measured.has(row.system_id) });
}
