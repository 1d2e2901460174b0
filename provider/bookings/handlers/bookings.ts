import { ORPCError } from '@orpc/server';
import { os, type CallContext } from '#provider/core/context.ts';
import { isBookedByStaffAlone } from '#provider/bookings/rules/possibility.ts';
import { endOfDay, instantOf, startOfDay } from '#contract/days/reading/warsaw.ts';
import { HOSPITAL_SYSTEM } from '#provider/core/system.ts';
import { attachments } from './attachments.ts';
import { isBookedHere, findSlot } from './find-slot.ts';
import { bookingDetails } from './booking-details.ts';
import { bookingView } from './booking-view.ts';
import { bookingViews } from './booking-views.ts';
import { cancel } from './cancel-booking.ts';
import { confirm } from './confirm-booking.ts';
import { confirmationCodes } from './confirmation-code.ts';
import { errorsBeforeBooking } from './booking-checks.ts';
import { make } from './make-booking.ts';
import { modify } from './modify-booking.ts';
import { prescriptions } from './prescriptions.ts';

const list = os.bookings.list.handler(async ({ input, context }) => {
  const { patients, whose } = await context.access.scope({ ...input, action: 'bookings.list' });
  const during = { from: startOfDay(input.dateFrom), before: endOfDay(input.dateTo) };
  const rows = await context.store.bookings.list({ whose, during });
  const now = context.clock.now().getTime();
  return bookingViews({ rows, patients, catalogue: await context.catalogue(), store: context.store, now });
});

const get = os.bookings.get.handler(async ({ input, context }) => {
  const { row, patient } = await context.access.booking({ ...input, action: 'bookings.get' });
  return bookingDetails({ context, row, patient });
});

export async function countScheduled({ access, store, clock }: CallContext) {
  const { whose } = await access.counted('bookings.list');
  return store.bookings.countScheduled({ whose, now: clock.now().getTime() });
}

const scheduledCount = os.bookings.scheduledCount.handler(async ({ context }) => ({
  value: await countScheduled(context),
}));

const possibility = os.bookings.possibility.handler(async ({ input, context, errors }) => {
  const patient = await context.access.patient({ patientId: input.x, action: 'bookings.possibility' });
  if (input.medicalServiceCode === undefined) return { possible: !isBookedByStaffAlone({ patient }) };

  const { availabilities } = await context.catalogue();
  const ofService = [...availabilities.values()].filter(
    ({ service }) => service.code === input.medicalServiceCode,
  );
  if (ofService.length === 0) throw errors.NOT_FOUND();
  return {
    possible: ofService.some(
      (each) => isBookedHere(each) && !isBookedByStaffAlone({ patient, service: each.service }),
    ),
  };
});

const phoneRequired = os.bookings.phoneRequired.handler(async ({ input, context, errors }) => {
  await context.account();
  const slot = await findSlot({ context, timeSlotId: input.b });
  if (!slot || input.a !== HOSPITAL_SYSTEM) throw errors.NOT_FOUND();
  const { row, restrictions } = slot.availability;
  return { required: row.confirmation_required === 1 || restrictions.phoneRequired === true };
});

const prebooking = os.bookings.prebooking.handler(async ({ input, context, errors }) => {
  const patient = await context.access.patient({ ...input, action: 'bookings.prebooking' });
  const slot = await findSlot({ context, timeSlotId: input.x, availabilityId: input.availabilityId });
  if (!slot) throw errors.NOT_FOUND();
  const check = { context, store: context.store, patient, slot, except: input.hisBookingId };
  return { errors: await errorsBeforeBooking(check) };
});

const firstForPatient = os.bookings.firstForPatient.handler(async ({ input, context }) => {
  const startsAt = instantOf({ localMinute: input.dateFrom, coming: 'first' });
  const endsAt = instantOf({ localMinute: input.dateTo, coming: 'last' });
  if (startsAt === null || endsAt === null) throw new ORPCError('BAD_REQUEST');

  const { patients, whose } = await context.access.scope({ ...input, action: 'bookings.firstForPatient' });
  const row = await context.store.bookings.firstOverlapping({
    whose,
    startsAt,
    endsAt,
    except: input.hisBookingId,
  });
  const [patient] = patients;
  if (!row || !patient) return {};
  return { booking: bookingView({ row, patient, catalogue: await context.catalogue() }) };
});

export const bookings = {
  ...prescriptions,
  ...attachments,
  ...confirmationCodes,
  list,
  get,
  cancel,
  make,
  modify,
  scheduledCount,
  possibility,
  phoneRequired,
  prebooking,
  confirm,
  firstForPatient,
};
