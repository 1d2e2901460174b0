import { oc } from '@orpc/contract';
import { z } from 'zod';
import { TimeSlot } from './calls.ts';
import { Price } from './clinic.ts';
import { Code, Day, Id, Instant } from '#contract/primitives.ts';

const NOT_FOUND = { status: 404 } as const;
const HIS_ERROR = { status: 503 } as const;
const HIS_INTEGRATION_SERVICE_ERROR = { status: 502 } as const;

/** Which slots: B§7. Days are local days in Europe/Warsaw, both included. */
const TimeSlotQuery = z.object({
  medicalServiceCode: Code,
  organizationUnitId: Id,
  employeeId: Id.optional(),
  occupationCode: Code.optional(),
  availabilityId: Id,
  patientId: Id,
});

/** A time kept free for the account while the form is being filled. */
export const TimeSlotHold = z.object({
  timeSlotId: Id,
  patientId: Id,
  until: Instant,
  /** How often it may still be extended. */
  extensionsLeft: z.number().int().min(0),
});
export type TimeSlotHold = z.infer<typeof TimeSlotHold>;

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
