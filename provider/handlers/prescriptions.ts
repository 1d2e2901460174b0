import type { BookingPrescription } from '#contract/prescriptions.ts';
import { os } from '#provider/context.ts';
import type { StoreInTransaction } from '#provider/store/index.ts';
import type { BookingRow } from '#provider/store/tables.ts';
import { HOSPITAL_SYSTEM } from '#provider/system.ts';
import { findSlot } from './find-slot.ts';
import type { FullOrder } from './make-booking.ts';

const createPrescriptions = os.bookings.createPrescriptions.handler(async ({ input, context, errors }) => {
  await context.account();
  const slot = await findSlot({ context, timeSlotId: input.c });
  if (!slot) throw errors.NOT_FOUND();
  const { service, unit, row } = slot.availability;
  if (service.code !== input.a || unit.id !== input.b) throw errors.NOT_FOUND();
  return { allowed: row.prescriptions === 1 };
});

const frequentlyTakenDrugs = os.bookings.frequentlyTakenDrugs.handler(async ({ input, context, errors }) => {
  const { id } = await context.access.patient({
    patientId: input.b,
    action: 'bookings.frequentlyTakenDrugs',
  });
  if (input.a !== HOSPITAL_SYSTEM) throw errors.NOT_FOUND();
  const rows = await context.store.prescriptions.takenDrugs(id);
  return rows.map(({ drug_id, name, form, dose }) => ({
    id: drug_id,
    name,
    form: form ?? undefined,
    dose: dose ?? undefined,
  }));
});

/** Whether every drug that has an id is one of those the patient takes often. */
async function areDrugsKnown({
  store,
  patientId,
  prescription: { bookingPrescriptionDrugs: drugs },
}: {
  store: StoreInTransaction;
  patientId: string;
  prescription: BookingPrescription;
}) {
  const taken = await store.prescriptions.takenDrugs(patientId);
  return drugs.every(({ id }) => id === undefined || taken.some(({ drug_id }) => drug_id === id));
}

/** What is asked for with a booking; nothing at a time that allows none. @throws PRESCRIPTION_REQUIRED */
export async function keepPrescription({
  store,
  order: { errors, patient, slot, prescription },
  row,
}: {
  store: StoreInTransaction;
  order: FullOrder;
  row: BookingRow;
}) {
  if (slot.availability.row.prescriptions !== 1) return;
  if (!prescription) throw errors.PRESCRIPTION_REQUIRED();
  if (!(await areDrugsKnown({ store, patientId: patient.id, prescription }))) {
    throw errors.PRESCRIPTION_REQUIRED();
  }
  await store.prescriptions.keep({
    system: row.system,
    system_id: row.system_id,
    reason: prescription.prescriptionVisitReason,
    drugs: JSON.stringify(prescription.bookingPrescriptionDrugs),
  });
}

export const prescriptions = { createPrescriptions, frequentlyTakenDrugs };
