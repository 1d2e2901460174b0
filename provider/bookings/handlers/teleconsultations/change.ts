import { os, type CallContext } from '#provider/core/context.ts';
import { HOSPITAL_SYSTEM } from '#provider/core/system.ts';
import { bookingDetails } from '#provider/bookings/handlers/booking-details.ts';
import { consultationOf } from '#provider/bookings/handlers/cancel-booking.ts';
import { move } from '#provider/bookings/handlers/modify-booking.ts';
import { slotToTake } from '#provider/bookings/handlers/take-time.ts';
import type { BookingRow } from '#provider/bookings/tables/bookings.ts';
import { failAsSet } from '#provider/core/telehealth/faults.ts';
import { agreesWithTime, isPlanned, slotKeyOf } from './request.ts';
import { requireConsent, treated } from './who.ts';

const action = 'teleconsultations.change';

/** A-84, B-91. Booking and consultation move together; whoever sends the same again finds it done. */
export const change = os.teleconsultations.change.handler(async ({ input, context, errors }) => {
  const { accountId, x, patientId, hisBookingId: id, teleconsultationId } = input;
  const patient = await treated(context, errors, { accountId, x, action });
  const { row: from } = await context.access.booking({ system: HOSPITAL_SYSTEM, id, action });
  const consultation = await consultationOf(context.store, from);
  const isOfPatient = from.patient_id === x && patientId === x;
  if (!isOfPatient || consultation?.id !== teleconsultationId) throw errors.NOT_FOUND();
  if (from.is_now === 1) throw errors.CONFLICT({ data: { errorCode: 'IS_NOW' } });
  const startsAt = Date.parse(input.scheduledDate);
  if (isAt(from, { ...input.timeSlot, startsAt }))
    return answerOf({ context, row: from, teleconsultationId });

  const slot = await slotToTake({ context, errors, patient, input: slotKeyOf(input), isMeant: isPlanned });
  if (!agreesWithTime(input, slot) || slot.availability.service.code !== from.service_code)
    throw errors.NOT_FOUND();
  if (slot.availability.unit.id !== from.unit_id) throw errors.UNIT_UNAVAILABLE();
  await failAsSet(context, { call: 'consultations.change', patientId: x });
  await requireConsent(context.store, { context, errors, patient });

  const key = { system: from.system, systemId: from.system_id };
  const row = await move({
    request: { context, errors, patient, slot, except: from.system_id },
    action,
    from,
    isDone(current) {
      if (isAt(current, { ...input.timeSlot, startsAt })) return true;
      if (current.starts_at === Date.parse(input.oldDateFrom)) return false;
      throw errors.CONFLICT({ data: { errorCode: 'MOVED' } });
    },
    keep: (store, { hold }) => store.consultations.move({ ...key, practitionerId: hold.practitioner_id }),
  });
  return answerOf({ context, row, teleconsultationId });

  async function answerOf(moved: { context: CallContext; row: BookingRow; teleconsultationId: string }) {
    return {
      teleconsultationId: moved.teleconsultationId,
      booking: await bookingDetails({ ...moved, patient }),
    };
  }
});

/** True where a booking stands at a time already. */
const isAt = (
  { availability_id, starts_at }: BookingRow,
  { availabilityId, startsAt }: { availabilityId: string; startsAt: number },
) => availability_id === availabilityId && starts_at === startsAt;
