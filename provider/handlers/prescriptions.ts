import type { BookingPrescription } from '#contract/prescriptions.ts';
import { os } from '#provider/context.ts';
import type { StoreInTransaction } from '#provider/store/index.ts';
import type { BookingRow } from '#provider/store/tables.ts';
import { HOSPITAL_SYSTEM } from '#provider/system.ts';
import { findSlot, type FoundSlot } from './find-slot.ts';

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

/** What a prescription is kept with: of a time that allows one; nothing else is kept. */
type AskedPrescription = {
  errors: { PRESCRIPTION_REQUIRED: () => Error };
  patient: { id: string };
  slot: FoundSlot;
  prescription: BookingPrescription | undefined;
};

/** Drugs with an id must be those the patient takes often. @throws PRESCRIPTION_REQUIRED */
export async function keepPrescription({
  store,
  order: { errors, patient, slot, prescription },
  row,
}: {
  store: StoreInTransaction;
  order: AskedPrescription;
  row: Pick<BookingRow, 'system' | 'system_id'>;
}) {
  if (slot.availability.row.prescriptions !== 1) return;
  if (!prescription) throw errors.PRESCRIPTION_REQUIRED();

  const { prescriptionVisitReason: reason, bookingPrescriptionDrugs: drugs } = prescription;
  const taken = await store.prescriptions.takenDrugs(patient.id);
  const areKnown = drugs.every(({ id }) => id === undefined || taken.some(({ drug_id }) => drug_id === id));
  if (!areKnown) throw errors.PRESCRIPTION_REQUIRED();
  const { system, system_id } = row;
  await store.prescriptions.keep({ system, system_id, reason, drugs: JSON.stringify(drugs) });
}

export const prescriptions = { createPrescriptions, frequentlyTakenDrugs };
