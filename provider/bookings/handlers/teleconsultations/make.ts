import { isUniqueViolation } from '#database/index.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { newId } from '#provider/core/ids.ts';
import { spend } from '#provider/core/limits/spend.ts';
import { bookingAccepted } from '#provider/core/outbox/mails.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { HOSPITAL_SYSTEM } from '#provider/core/system.ts';
import { bookingDetails } from '#provider/bookings/handlers/booking-details.ts';
import { queueMail } from '#provider/bookings/handlers/booking-mail.ts';
import { checkedHold, rowOf, slotToTake, useConfirmation } from '#provider/bookings/handlers/take-time.ts';
import { attachMeasurements } from '#provider/measurements/handlers.ts';
import { failAsSet } from '#provider/core/telehealth/faults.ts';
import { askNow } from './ask-now.ts';
import { consultationRow } from './consultation-row.ts';
import { tiedIn, type Making } from './making.ts';
import { keepPrice } from './price.ts';
import { agreesWithEntry, agreesWithTime, isNow, isPlanned, slotKeyOf } from './request.ts';
import { requireCase, requireConsent, requireWarden, treated } from './who.ts';

const action = 'teleconsultations.make';

/** B§7, B-55, B-87. Whoever sends the same again gets the first answer. */
export const make = os.teleconsultations.make.handler(async ({ input, context, errors }) => {
  const { accountId, x, medicalCaseId: caseId, patientWarden: said } = input;
  const patient = await treated(context, errors, { accountId, x, action });
  await requireCase(context, { accountId, x, action, caseId });
  const wardenId = await requireWarden(context, { patient, said, context: input.context });
  const before = input.adhoc ? undefined : await bookedBefore({ context, input, patient });
  if (before) return before;

  const isMeant = input.adhoc ? isNow : isPlanned;
  const slot = await slotToTake({ context, errors, patient, input: slotKeyOf(input), isMeant });
  if (!agreesWithTime(input, slot) || !agreesWithEntry(input, slot.availability)) throw errors.NOT_FOUND();
  await failAsSet(context, { call: 'consultations.make', patientId: x });
  const making = { context, errors, input, patient, slot, wardenId };
  return input.adhoc ? askNow(making) : book(making);
});

/** The booking that the same request has made before, as it stands. */
async function bookedBefore({ context, input, patient }: Pick<Making, 'context' | 'input' | 'patient'>) {
  const { accountId, hisBookingId: systemId } = input;
  if (systemId === undefined) return undefined;
  const key = { system: HOSPITAL_SYSTEM, systemId };
  const whose = context.access.whoeverMade([patient]);
  const row = await context.store.bookings.byKey({ ...key, whose });
  const consultation = row && (await context.store.teleconsultations.ofBooking(key));
  if (!consultation || row.account_id !== accountId) return undefined;
  const booking = await bookingDetails({ context, row, patient });
  return { teleconsultationId: consultation.id, isOffline: consultation.is_offline === 1, booking };
}

/** @throws HOLD_EXPIRED */
async function requireBefore(making: Making) {
  const before = await bookedBefore(making);
  if (!before) throw making.errors.HOLD_EXPIRED();
  return before;
}

async function book(making: Making) {
  const { context, errors, input, patient } = making;
  const { accountId } = input;
  const entry = await context.access.entry({ patientId: patient.id, action });
  try {
    const made = await context.store.transaction((store) => bookIn({ ...making, store, entry }));
    if (made === null) return await requireBefore(making);
    const booking = await bookingDetails({ context, row: made.row, patient });
    return { teleconsultationId: made.id, isOffline: false, booking };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await context.store.holds.release(accountId);
    throw errors.SLOT_TAKEN();
  }
}

type InTransaction = Making & {
  store: StoreInTransaction;
  entry: Awaited<ReturnType<CallContext['access']['entry']>>;
};

/** Null: an equal request has made it meanwhile. */
async function bookIn({ store, entry, ...making }: InTransaction) {
  const { context, errors, input, patient, slot, wardenId } = making;
  const { accountId, hisBookingId: systemId = '' } = input;
  const at = context.clock.now();
  const now = at.getTime();
  await context.lockedAccount(store);
  await store.patients.lock(patient.id);
  if (await store.teleconsultations.ofBooking({ system: HOSPITAL_SYSTEM, systemId })) return null;

  const request = { context, errors, patient, slot, measurements: input.measurementAttachment };
  await requireConsent(store, request);
  const hold = await checkedHold({ store, request, accountId, now });
  if (hold.his_booking_id !== systemId) throw errors.HOLD_EXPIRED();
  await useConfirmation({ store, request, accountId });
  await spend({ store, context, errors, accountId, what: 'BOOKINGS' });

  const row = rowOf({ hold, slot, now });
  await store.bookings.insert(row);
  const id = newId(at);
  const { title, medicalCaseId: medical_case_id } = input;
  const given = { id, title, medical_case_id, warden_id: wardenId, isOffline: false };
  await store.consultations.add(consultationRow(row, given));
  await tie({ store, errors, input, id });
  await attachMeasurements({ store, request, row });
  await keepPrice({ store, context, slot, row });
  await store.holds.release(accountId);
  await store.audit.add([{ ...entry, object: row.system_id }]);
  await queueMail({ store, context, row, mailOf: bookingAccepted });
  return { row, id };
}

/** Files and description of the case become the teleconsultation's. @throws NOT_FOUND */
async function tie({
  store,
  errors,
  input,
  id: teleconsultationId,
}: Pick<Making, 'errors' | 'input'> & { store: StoreInTransaction; id: string }) {
  const { medicalCaseId: caseId, x: patientId } = input;
  const isTied = await store.medicalCases.tie({ ids: tiedIn(input), caseId, patientId, teleconsultationId });
  if (!isTied) throw errors.NOT_FOUND();
}
