import type { os, CallContext } from '#provider/core/context.ts';
import { slotObject } from '#provider/core/phone-codes/rules.ts';
import { isBookedByStaffAlone } from '#provider/bookings/rules/possibility.ts';
import type { Availability } from '#provider/bookings/store/catalogue.ts';
import type { BookingRow, SlotHoldRow } from '#provider/bookings/tables/bookings.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { HOSPITAL_SYSTEM } from '#provider/core/system.ts';
import { isAddressKnown } from '#provider/core/addresses.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';
import { errorsBeforeBooking, isParallelRefused, missingDeclaration } from './booking-checks.ts';
import { findSlot, type FoundSlot } from './find-slot.ts';

type Errors = Parameters<Parameters<typeof os.bookings.make.handler>[0]>[0]['errors'];

/** Refusals of what has a time, of visits and teleconsultations alike; visits need the patient's address as well. */
type OfTime = Pick<
  Errors,
  | ('NOT_FOUND' | 'NOT_POSSIBLE' | 'HIS_ERROR' | 'SLOT_PAST' | 'SLOT_TAKEN' | 'HOLD_EXPIRED')
  | ('DECLARATION_REQUIRED' | 'BOOKING_VALIDATION' | 'PARALLEL_BOOKING')
> &
  Partial<Pick<Errors, 'ADDRESS_REQUIRED'>>;

/** The request with which a time is taken; all of it is known before the transaction starts. */
export type TimeRequest = {
  context: CallContext;
  errors: OfTime;
  patient: LinkedPatientRow;
  slot: FoundSlot;
  /** The id of the booking that is being moved. */
  except?: string | undefined;
};

type Taken = { store: StoreInTransaction; request: TimeRequest; accountId: string; now: number };

/** Finds what is to be booked. @throws NOT_FOUND, NOT_POSSIBLE, HIS_ERROR, SLOT_PAST */
export async function slotToTake({
  context,
  errors,
  patient,
  input,
  isMeant,
}: {
  context: CallContext;
  errors: Pick<OfTime, 'NOT_FOUND' | 'NOT_POSSIBLE' | 'HIS_ERROR'> & Partial<Pick<OfTime, 'SLOT_PAST'>>;
  patient: LinkedPatientRow;
  input: { timeSlotId: string; availabilityId: string };
  /** Tells whether it is booked by this call. */
  isMeant: (availability: Availability) => boolean;
}) {
  const slot = await findSlot({ context, ...input });
  if (!slot || !isMeant(slot.availability)) throw errors.NOT_FOUND();
  const { service } = slot.availability;
  if (isBookedByStaffAlone({ patient, service })) throw errors.NOT_POSSIBLE();
  if (service.sentinel === 'HIS_ERROR') throw errors.HIS_ERROR();
  if (slot.isPast) throw (errors.SLOT_PAST ?? errors.NOT_FOUND)();
  return slot;
}

/** The hold of the time, when nothing stands against taking it now. @throws what holdOf and refuse throw, PARALLEL_BOOKING */
export async function checkedHold(taken: Taken): Promise<SlotHoldRow> {
  const hold = await holdOf(taken);
  const { store, request } = taken;
  await refuseByRules({ store, request });
  const { ends_at: endsAt } = hold;
  if (await isParallelRefused({ store, ...request, endsAt })) throw request.errors.PARALLEL_BOOKING();
  return hold;
}

/** The account's live hold of this time for this patient. @throws HOLD_EXPIRED */
async function holdOf({
  store,
  request: { slot, patient, errors },
  accountId,
  now,
}: Taken): Promise<SlotHoldRow> {
  const hold = await store.holds.ofAccount({ accountId, now });
  const isThis =
    hold?.availability_id === slot.availability.id &&
    hold.starts_at === slot.startsAt &&
    hold.patient_id === patient.id;
  if (!isThis) throw errors.HOLD_EXPIRED();
  return hold;
}

type ByRules = Omit<TimeRequest, 'errors'> & {
  errors: Pick<OfTime, 'DECLARATION_REQUIRED' | 'BOOKING_VALIDATION' | 'ADDRESS_REQUIRED'>;
};

/** Everything that the wizard has checked, again. @throws DECLARATION_REQUIRED, BOOKING_VALIDATION, ADDRESS_REQUIRED */
export async function refuseByRules({
  store,
  request: { context, errors, patient, slot, except },
}: {
  store: StoreInTransaction;
  request: ByRules;
}) {
  const declarationType = await missingDeclaration({ context, store, patient, slot });
  if (declarationType) throw errors.DECLARATION_REQUIRED({ data: { declarationType } });

  const found = await errorsBeforeBooking({ context, store, patient, slot, except });
  if (found.length > 0) throw errors.BOOKING_VALIDATION({ data: { errors: found } });
  if (errors.ADDRESS_REQUIRED && !isAddressKnown(patient)) throw errors.ADDRESS_REQUIRED();
}

/**
 * B§4: the code must have been given for this very time; with SMS off an unconfirmed phone is enough.
 * @throws PHONE_REQUIRED, CONFIRMATION_REQUIRED
 */
export async function useConfirmation({
  store,
  request: { errors, slot },
  accountId,
}: {
  store: StoreInTransaction;
  request: { errors: Pick<Errors, 'PHONE_REQUIRED' | 'CONFIRMATION_REQUIRED'>; slot: FoundSlot };
  accountId: string;
}) {
  if (slot.availability.row.confirmation_required !== 1) return;
  const { phone_number: phoneNumber } = await store.accounts.byId(accountId);
  if (!phoneNumber) throw errors.PHONE_REQUIRED();
  if (!(await store.settings.isSmsEnabled())) return;
  const isConfirmed = await store.phoneCodes.use({ accountId, ...slotObject(slot.id) });
  if (!isConfirmed) throw errors.CONFIRMATION_REQUIRED();
}

/** The booking of a time that is held: it gets the id that the hold has promised (B-54). */
export const rowOf = ({
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
