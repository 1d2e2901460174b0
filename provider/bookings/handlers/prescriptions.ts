import { BookingPrescription } from '#contract/bookings/schemas/prescriptions.ts';
import { linkOf } from '#provider/core/access.ts';
import { seesRecord } from '#provider/core/access-rules.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import type { Whose } from '#provider/core/whose.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { BookingRow } from '#provider/bookings/tables/bookings.ts';
import type { BookingPrescriptionRow } from '#provider/bookings/tables/prescriptions.ts';
import { HOSPITAL_SYSTEM } from '#provider/core/system.ts';
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
  const patient = await context.access.patient({
    patientId: input.b,
    action: 'bookings.frequentlyTakenDrugs',
  });
  if (input.a !== HOSPITAL_SYSTEM) throw errors.NOT_FOUND();
  const rows = await context.store.prescriptions.takenDrugs(await context.access.seen([patient]));
  return rows.map(({ drug_id, name, form, dose }) => ({
    id: drug_id,
    name,
    form: form ?? undefined,
    dose: dose ?? undefined,
  }));
});

/** The part of a booking request that a prescription needs. */
type BookingRequest = {
  context: CallContext;
  errors: { PRESCRIPTION_REQUIRED: () => Error };
  patient: LinkedPatientRow;
  slot: FoundSlot;
  prescription: BookingPrescription | undefined;
};

/** Keeps the prescription of a time that allows one. @throws PRESCRIPTION_REQUIRED */
export async function keepPrescription({
  store,
  request: { context, errors, patient, slot, prescription },
  row,
}: {
  store: StoreInTransaction;
  request: BookingRequest;
  row: Pick<BookingRow, 'system' | 'system_id'>;
}) {
  if (slot.availability.row.prescriptions !== 1) return;
  if (!prescription) throw errors.PRESCRIPTION_REQUIRED();
  if (
    !(await areDrugsKnown({
      store,
      whose: context.access.whoeverMade(seesRecord(linkOf(patient)) ? [patient] : []),
      prescription,
    }))
  ) {
    throw errors.PRESCRIPTION_REQUIRED();
  }
  await store.prescriptions.keep({
    system: row.system,
    system_id: row.system_id,
    reason: prescription.prescriptionVisitReason,
    drugs: JSON.stringify(prescription.bookingPrescriptionDrugs),
  });
}

/** The prescription that was asked for, as it goes over the wire. */
export const prescriptionView = (row: BookingPrescriptionRow | undefined) =>
  row &&
  BookingPrescription.parse({
    prescriptionVisitReason: row.reason,
    bookingPrescriptionDrugs: JSON.parse(row.drugs) as unknown,
  });

/** Tells whether every drug that has an id is one of those the patient takes often. */
async function areDrugsKnown({
  store,
  whose,
  prescription: { bookingPrescriptionDrugs: drugs },
}: {
  store: StoreInTransaction;
  whose: Whose;
  prescription: BookingPrescription;
}) {
  const taken = await store.prescriptions.takenDrugs(whose);
  return drugs.every(({ id }) => id === undefined || taken.some(({ drug_id }) => drug_id === id));
}

export const prescriptions = { createPrescriptions, frequentlyTakenDrugs };
