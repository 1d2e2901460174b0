import { isUniqueViolation } from '#database/index.ts';
import { os } from '#provider/core/context.ts';
import { bookingAccepted } from '#provider/core/outbox/mails.ts';
import { spend } from '#provider/core/limits/spend.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { BookingRow } from '#provider/bookings/tables/bookings.ts';
import type { BookingPriceRow } from '#provider/bookings/tables/prices.ts';
import { takeAttachments } from './temporary-attachments.ts';
import { queueMail } from './booking-mail.ts';
import { bookingDetails } from './booking-details.ts';
import { isVisit } from './find-slot.ts';
import { attachMeasurements } from '#provider/measurements/handlers.ts';
import { keepPrescription } from './prescriptions.ts';
import { currentPrices } from './prices.ts';
import { keepPrice } from '#provider/payments/of-bookings.ts';
import { keepQuestionnaire } from '#provider/questionnaires/handlers.ts';
import { givenIn, type Given } from './given.ts';
import { keepReferral } from './referrals.ts';
import { checkedHold, rowOf, slotToTake, useConfirmation, type TimeRequest } from './take-time.ts';

type Errors = Parameters<Parameters<typeof os.bookings.make.handler>[0]>[0]['errors'];

/** The request for a booking of a visit. */
export type BookingRequest = TimeRequest & { errors: Omit<Errors, OfNewOnes> };

/** The errors of what only a new booking is asked for; a moved one keeps its price, and needs no code. */
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
  const slot = await slotToTake({ context, errors, patient, input, isMeant: isVisit });
  const given = await givenIn({ input, context, patient });
  const row = await book({ context, errors, patient, slot, priceId: input.payment?.priceId, ...given });
  return bookingDetails({ context, row, patient });
});

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
    if (price) await keepPrice({ store, context, row, price, unitName: slot.availability.unit.name });
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
