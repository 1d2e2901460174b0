import { isOver as isVisitOver, shownStatus as shownVisitStatus } from '#contract/bookings/reading/over.ts';

/** B§4, in the order in which a booking passes through them. */
export const bookingStatuses = ['SCHEDULED', 'REGISTERED', 'EXECUTED', 'CANCELED'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** The facts that the rules need of a booking: its raw status and its start. */
export type BookingState = { status: BookingStatus; orderStatus?: string | undefined };
type TimedBookingState = BookingState & { dateFrom: string };

export const isBookingStatus = (text: string): text is BookingStatus =>
  bookingStatuses.some((status) => status === text);

/** the one status for labels, filters and rules. GTRE turns SCHEDULED into REGISTERED. */
export function effectiveStatus({ status, orderStatus }: BookingState): BookingStatus {
  return status === 'SCHEDULED' && orderStatus === 'GTRE' ? 'REGISTERED' : status;
}

/** why nothing of a booking can be changed now; undefined until its start. */
export function overRefusal({
  booking,
  now,
}: {
  booking: TimedBookingState;
  now: Date;
}): 'WRONG_STATUS' | 'TOO_LATE' | undefined {
  const status = effectiveStatus(booking);
  if (status !== 'SCHEDULED' && status !== 'REGISTERED') return 'WRONG_STATUS';
  return hasStarted({ booking, now }) ? 'TOO_LATE' : undefined;
}

/** why a booking cannot be canceled now: it is over, it is later than the unit allows, or it is canceled by phone alone; undefined when it can. */
export function cancelRefusal({
  booking,
  now,
}: {
  booking: TimedBookingState & {
    cancelUntil?: string | undefined;
    cancelByPhone?: boolean | undefined;
    isNow?: boolean | undefined;
  };
  now: Date;
}): 'WRONG_STATUS' | 'TOO_LATE' | 'NOTICE_OVER' | 'BY_PHONE' | undefined {
  const over = overRefusal({ booking, now });
  // One "now" is canceled until a doctor takes it, which the provider knows.
  if (booking.isNow && over === 'TOO_LATE') return undefined;
  if (over) return over;
  if (booking.cancelByPhone) return 'BY_PHONE';
  if (booking.cancelUntil === undefined) return undefined;
  return Date.parse(booking.cancelUntil) <= now.getTime() ? 'NOTICE_OVER' : undefined;
}

/** only what is still SCHEDULED and ahead can be moved (or confirmed); why not, undefined when it can. */
export function modifyRefusal({
  booking,
  now,
}: {
  booking: TimedBookingState;
  now: Date;
}): 'WRONG_STATUS' | 'TOO_LATE' | undefined {
  if (effectiveStatus(booking) !== 'SCHEDULED') return 'WRONG_STATUS';
  return hasStarted({ booking, now }) ? 'TOO_LATE' : undefined;
}

type Moved = TimedBookingState & {
  service: { meeting?: string | undefined };
  teleconsultationId?: string | undefined;
  isNow?: boolean | undefined;
};

/**
 * Why a booking cannot be moved in the portal; undefined when it can: a teleconsultation by its own wizard. IS_NOW: it has no set time;
 * TELECONSULTATION: a talk by video of which the telehealth system knows nothing.
 */
export function moveRefusal({
  booking,
  now,
}: {
  booking: Moved;
  now: Date;
}): 'WRONG_STATUS' | 'TOO_LATE' | 'IS_NOW' | 'TELECONSULTATION' | undefined {
  const { isNow, teleconsultationId, service } = booking;
  const refusal = modifyRefusal({ booking, now });
  if (isNow) return effectiveStatus(booking) === 'REGISTERED' ? 'IS_NOW' : refusal;
  if (refusal) return refusal;
  return service.meeting === 'VIDEO' && teleconsultationId === undefined ? 'TELECONSULTATION' : undefined;
}

/** True while the unit waits for the patient's confirmation, and it can still be given. */
export const isConfirmationAwaited = ({
  booking,
  now,
}: {
  booking: TimedBookingState & { confirmationAwaited?: boolean | undefined };
  now: Date;
}) => booking.confirmationAwaited === true && !modifyRefusal({ booking, now });

type Ending = BookingState & { dateTo: string; isNow?: boolean | undefined };

const endingOf = (booking: Ending) => ({
  status: effectiveStatus(booking),
  dateTo: booking.dateTo,
  isNow: booking.isNow,
});

/** True once a visit has ended, whatever its status says: only then is it one of the past. */
export const isOver = (booking: Ending, now: Date) => isVisitOver(endingOf(booking), now);

/** The unit has cancelled it, as far as it says so: it stands among those to come until its day is over. */
export const isCanceledByUnit = ({
  status,
  changedByUnitAt,
}: BookingState & { changedByUnitAt?: string | undefined }) =>
  status === 'CANCELED' && changedByUnitAt !== undefined;

/** The status as it is said: PAST of one that is over, while nobody has said that it took place or was cancelled. */
export const shownStatus = (booking: Ending, now: Date) => shownVisitStatus(endingOf(booking), now);

function hasStarted({ booking, now }: { booking: TimedBookingState; now: Date }) {
  return Date.parse(booking.dateFrom) <= now.getTime();
}
