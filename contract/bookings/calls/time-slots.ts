import { oc } from '@orpc/contract';
import { z } from 'zod';
import { HIS_ERROR, HIS_INTEGRATION_SERVICE_ERROR } from '#contract/bookings/errors.ts';
import { TimeSlot } from '#contract/bookings/schemas/bookings.ts';
import { Price } from '#contract/bookings/schemas/clinic.ts';
import { TimeSlotHold, TimeSlotQuery } from '#contract/bookings/schemas/time-slots.ts';
import { NOT_FOUND } from '#contract/errors.ts';
import { Code, Day, Id } from '#contract/primitives.ts';

export const timeSlots = {
  /** B§7. Free times, earliest first, from now on. HIS_ERROR: the hospital system gives none now. */
  list: oc
    .route({ method: 'GET', path: '/mppd/api/time-slots/', tags: ['bookings'] })
    .input(TimeSlotQuery.extend({ dateFrom: Day, dateTo: Day }))
    .output(z.array(TimeSlot))
    .errors({ NOT_FOUND, HIS_ERROR }),

  /** B§7, commercial prices of a time; none: there is no current price list. */
  prices: oc
    .route({ method: 'GET', path: '/mppd/api/time-slot-comm/', tags: ['bookings'] })
    .input(TimeSlotQuery.extend({ timeSlotId: Id, system: Code }))
    .output(z.array(Price))
    .errors({ NOT_FOUND, HIS_ERROR, HIS_INTEGRATION_SERVICE_ERROR }),

  /** Ours. The first free time on or after `dateFrom`; absent when there is none in the 13 months ahead. */
  nearest: oc
    .route({ method: 'GET', path: '/portal/api/time-slots/nearest', tags: ['bookings', 'ours'] })
    .input(TimeSlotQuery.extend({ dateFrom: Day }))
    .output(z.object({ timeSlot: TimeSlot.optional() }))
    .errors({ NOT_FOUND, HIS_ERROR }),

  /** B§7. Holds a slot for the account; a hold it had before is released (one per account). Server's 15 minutes rule. */
  block: oc
    .route({ method: 'POST', path: '/mppd/api/bookings/blockTimeSlotForBooking', tags: ['bookings'] })
    .input(z.object({ timeSlotId: Id, patientId: Id, blockDuration: z.number().int().optional() }))
    .output(TimeSlotHold)
    .errors({ NOT_FOUND, SLOT_TAKEN: { status: 409 }, SLOT_PAST: { status: 409 } }),

  /** Ours. The account's hold; absent when none or over. */
  currentHold: oc
    .route({ method: 'GET', path: '/portal/api/time-slot-holds/current', tags: ['bookings', 'ours'] })
    .output(z.object({ hold: TimeSlotHold.optional() })),

  /** Ours (A-91, S-42). 15 minutes more than it had, at most twice. */
  extendHold: oc
    .route({ method: 'POST', path: '/portal/api/time-slot-holds/current/extend', tags: ['bookings', 'ours'] })
    .output(TimeSlotHold)
    .errors({ HOLD_EXPIRED: { status: 409 }, NO_EXTENSION_LEFT: { status: 409 } }),

  /** Ours. Gives the hold back; having none is a success. */
  releaseHold: oc
    .route({ method: 'DELETE', path: '/portal/api/time-slot-holds/current', tags: ['bookings', 'ours'] })
    .output(z.object({ released: z.literal(true) })),
};
