import { isUniqueViolation } from '#database/index.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { bookingAccepted } from '#provider/core/outbox/mails.ts';
import { isAddressKnown } from '#provider/patients/rules.ts';
import { slotObject } from '#provider/account/rules/phone-codes.ts';
import { spend } from '#provider/core/limits/spend.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { LinkedPatientRow } from '#provider/patients/store.ts';
import type { BookingRow, SlotHoldRow } from '#provider/bookings/tables/bookings.ts';
import type { BookingPriceRow } from '#provider/bookings/tables/prices.ts';
import { HOSPITAL_SYSTEM } from '#provider/core/system.ts';
import { isBookedByStaffAlone } from '#provider/bookings/rules/possibility.ts';
import { errorsBeforeBooking, isParallelRefused, missingDeclaration } from './booking-checks.ts';
import { takeAttachments } from './temporary-attachments.ts';
import { queueMail } from './booking-mail.ts';
import { bookingDetails } from './booking-details.ts';
import { findSlot, type FoundSlot } from './find-slot.ts';
import { attachMeasurements } from '#provider/measurements/handlers.ts';
import { keepPrescription } from './prescriptions.ts';
import { currentPrices } from './prices.ts';
import { keepQuestionnaire } from '#provider/questionnaires/handlers.ts';
import { givenIn, type Given } from './given.ts';
import { keepReferral } from './referrals.ts';

type Errors = Parameters<Parameters<typeof os.bookings.make.handler>[0]>[0]['errors'];

/** What a booking is made of; all of it is known before the transaction starts. */
export type BookingRequest = {
  context: CallContext;
  errors: Omit<Errors, OfNewOnes>;
  patient: LinkedPatientRow;
  slot: FoundSlot;
  /** The id of the booking that is being moved. */
  except?: string | undefined;
};

/** What only a new booking is asked for; a moved one keeps its price, and needs no code. */
type OfNewOnes = 'PRICE_REQUIRED' | 'PHONE_REQUIRED' | 'CONFIRMATION_REQUIRED';
type NewBookingRequest = BookingRequest &
  Given & {
    errors: Errors;
    /** The price that was chosen of a commercial service's list. */
    priceId: string | undefined;
  };

/** B§7, A-92. Hold, checks, booking, end of the hold, audit and mail are one transaction; UNIQUE decides on the slot. */
export const make = os.bookings.make.handler(async ({ input, context, errors }) => {
  const patient = await context.access.patient({ patientId: input.patientId, action: 'bookings.make' });
  const slot = await slotToTake({ context, errors, patient, input });
  const given = await givenIn({ input, context, patient });
  const row = await book({ context, errors, patient, slot, priceId: input.payment?.priceId, ...given });
  return bookingDetails({ context, row, patient });
});

/** Finds the time that is to be booked. @throws NOT_FOUND, NOT_POSSIBLE, HIS_ERROR, SLOT_PAST */
export async function slotToTake({
  context,
  errors,
  patient,
  input,
}: Pick<BookingRequest, 'context' | 'errors' | 'patient'> & {
  input: { timeSlotId: string; availabilityId: string };
}) {
  const slot = await findSlot({ context, ...input });
  if (!slot) throw errors.NOT_FOUND();
  const { service } = slot.availability;
  if (isBookedByStaffAlone({ patient, service })) throw errors.NOT_POSSIBLE();
  if (service.sentinel === 'HIS_ERROR') throw errors.HIS_ERROR();
  if (slot.isPast) throw errors.SLOT_PAST();
  return slot;
}

async function book(request: NewBookingRequest): Promise<BookingRow> {
  const { context, errors, patient, slot } = request;
  const account = await context.account();
  const now = context.clock.now().getTime();
  const entry = await context.access.entry({ patientId: patient.id, action: 'bookings.make' });

  const work = async (store: StoreInTransaction) => {
    await store.accounts.lock(account.id);
    await store.patients.lock(patient.id);
    const hold = await checkedHold({ store, request, accountId: account.id, now });
    await useConfirmation({ store, request, accountId: account.id });
    const chosen = await chosenPrice({ store, request });
    await spend({ store, context, errors, accountId: account.id, what: 'BOOKINGS' });

    const row = rowOf({ hold, slot, now });
    await store.bookings.insert(row);
    const price = chosen && { ...chosen, system: row.system, system_id: row.system_id };
    if (price) await store.prices.keep(price);
    await keepPrescription({ store, request, row });
    await attachMeasurements({ store, request, row });
    await keepQuestionnaire({ store, request, row });
    const isRequired = slot.availability.row.referral_status === 'W';
    await keepReferral({ store, request: { ...request, isRequired }, row });
    await takeAttachments({ ...request, store, accountId: account.id, row });
    await store.holds.release(account.id);
    await store.audit.add([{ ...entry, object: row.system_id }]);
    await queueMail({ store, context, row, mailOf: bookingAccepted });
    return row;
  };

  try {
    return await context.store.transaction(work);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await context.store.holds.release(account.id);
    throw errors.SLOT_TAKEN();
  }
}

/** The hold of the time, when nothing stands against taking it now. @throws what holdOf and refuse throw */
export async function checkedHold(check: HoldCheck): Promise<SlotHoldRow> {
  const hold = await holdOf(check);
  await refuse({ ...check, hold });
  return hold;
}

type HoldCheck = { store: StoreInTransaction; request: BookingRequest; accountId: string; now: number };

/** The account's live hold of this time for this patient. @throws HOLD_EXPIRED */
async function holdOf({
  store,
  request: { slot, patient, errors },
  accountId,
  now,
}: HoldCheck): Promise<SlotHoldRow> {
  const hold = await store.holds.ofAccount({ accountId, now });
  const isThis =
    hold?.availability_id === slot.availability.id &&
    hold.starts_at === slot.startsAt &&
    hold.patient_id === patient.id;
  if (!isThis) throw errors.HOLD_EXPIRED();
  return hold;
}

/** Everything that the wizard has checked, again. @throws DECLARATION_REQUIRED, BOOKING_VALIDATION, ADDRESS_REQUIRED, PARALLEL_BOOKING */
async function refuse({
  store,
  request: { context, errors, patient, slot, except },
  hold,
}: Pick<HoldCheck, 'store' | 'request'> & { hold: SlotHoldRow }) {
  const declarationType = await missingDeclaration({ context, store, patient, slot });
  if (declarationType) throw errors.DECLARATION_REQUIRED({ data: { declarationType } });

  const found = await errorsBeforeBooking({ context, store, patient, slot, except });
  if (found.length > 0) throw errors.BOOKING_VALIDATION({ data: { errors: found } });
  if (!isAddressKnown(patient)) throw errors.ADDRESS_REQUIRED();

  const { ends_at: endsAt } = hold;
  if (await isParallelRefused({ context, store, patient, slot, endsAt, except }))
    throw errors.PARALLEL_BOOKING();
}

/**
 * B§4: the code must have been given for this very time; with SMS off an unconfirmed phone is enough.
 * @throws PHONE_REQUIRED, CONFIRMATION_REQUIRED
 */
async function useConfirmation({
  store,
  request: { errors, slot },
  accountId,
}: {
  store: StoreInTransaction;
  request: NewBookingRequest;
  accountId: string;
}) {
  if (slot.availability.row.confirmation_required !== 1) return;
  const { phone_number: phoneNumber } = await store.accounts.byId(accountId);
  if (!phoneNumber) throw errors.PHONE_REQUIRED();
  if (!(await store.settings.isSmsEnabled())) return;
  const isConfirmed = await store.phoneCodes.use({ accountId, ...slotObject(slot.id) });
  if (!isConfirmed) throw errors.CONFIRMATION_REQUIRED();
}

/** Finds the chosen price in today's list; nothing for what costs nothing. @throws PRICE_REQUIRED */
async function chosenPrice({
  store,
  request: { context, errors, slot, priceId },
}: {
  store: StoreInTransaction;
  request: NewBookingRequest;
}): Promise<Omit<BookingPriceRow, 'system' | 'system_id'> | undefined> {
  const { availability } = slot;
  if (availability.row.commercial !== 1) return undefined;

  const list = await currentPrices({ context, store, availability });
  const chosen = list.find(({ id }) => id === priceId);
  if (!chosen) throw errors.PRICE_REQUIRED();
  const { name, amount, currency } = chosen;
  return { name, amount, currency, paid: 0 };
}

const rowOf = ({
  hold,
  slot: { availability },
  now,
}: {
  hold: SlotHoldRow;
  slot: FoundSlot;
  now: number;
}): BookingRow => ({
  system: HOSPITAL_SYSTEM,
  system_id: hold.his_booking_id,
  patient_id: hold.patient_id,
  account_id: hold.account_id,
  availability_id: availability.id,
  service_code: availability.service.code,
  unit_id: availability.unit.id,
  practitioner_id: hold.practitioner_id,
  room: hold.room,
  starts_at: hold.starts_at,
  ends_at: hold.ends_at,
  status: 'SCHEDULED',
  order_status: null,
  created_at: now,
  updated_at: now,
  sequence: 0,
  is_now: 0,
});
