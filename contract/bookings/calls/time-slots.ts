/** B§4, B§7 and B§8 of the specification: free times, their prices, and the one that an account holds. */
import { z } from 'zod';
import { HIS_ERROR, HIS_INTEGRATION_SERVICE_ERROR, NO_HOSPITAL_SYSTEM } from '#contract/bookings/errors.ts';
import { days, hold, patientId, slotQuery, timeSlot } from '#contract/bookings/examples.ts';
import { TimeSlot } from '#contract/bookings/schemas/bookings.ts';
import { Price } from '#contract/bookings/schemas/clinic.ts';
import { TimeSlotHold, TimeSlotQuery } from '#contract/bookings/schemas/time-slots.ts';
import { call } from '#contract/call.ts';
import { NO_SUCH_PATIENT, NOT_FOUND } from '#contract/errors.ts';
import { Code, Day, Id } from '#contract/primitives.ts';

const area = 'bookings';
const heldPath = '/portal/api/time-slot-holds/current';
const refusals = {
  NOT_FOUND: `${NO_SUCH_PATIENT} Also when nothing bookable fits all parts of the query.`,
  HIS_ERROR: NO_HOSPITAL_SYSTEM,
};

export const timeSlots = {
  list: call({
    area,
    method: 'GET',
    path: '/mppd/api/time-slots/',
    record: 'read',
    summary: 'Free times within some days',
    description:
      'From now on and at most 13 months ahead, the earliest first, in one answer without pages. The days are local days in Europe/Warsaw, both included; `dateFrom` and `dateTo` of a time are instants. Left out are times that are booked or that another account holds; the account’s own held time stays in the list. Each start is listed once. Where whoever is on duty serves, `practitioner` and `room` are of the one who would serve it now; when that one is taken before the time is held, another one on duty is chosen.',
    refusals,
    example: { input: { ...slotQuery, ...days }, output: [timeSlot] },
  })
    .input(TimeSlotQuery.extend({ dateFrom: Day, dateTo: Day }))
    .output(z.array(TimeSlot))
    .errors({ NOT_FOUND, HIS_ERROR }),

  prices: call({
    area,
    method: 'GET',
    path: '/mppd/api/time-slot-comm/',
    record: 'read',
    summary: 'The price list of a commercial time',
    description:
      'Today’s list, from which the patient chooses one price; empty when the service costs nothing or has no list now. `amount` is in the currency’s smallest unit: 22000 is 220 zł.',
    refusals: {
      ...refusals,
      HIS_INTEGRATION_SERVICE_ERROR:
        'The hospital system’s integration service has failed: the prices are not known.',
    },
    example: {
      input: {
        medicalServiceCode: 'DERM',
        organizationUnitId: slotQuery.organizationUnitId,
        employeeId: 'doctor-urban',
        availabilityId: 'derm-urban',
        patientId,
        timeSlotId: 'derm-urban_20261102T0900',
        system: 'AMMS',
      },
      output: [{ id: 'price-7001', name: 'Porada dermatologa', amount: 22_000, currency: 'PLN' }],
    },
  })
    .input(TimeSlotQuery.extend({ timeSlotId: Id, system: Code }))
    .output(z.array(Price))
    .errors({ NOT_FOUND, HIS_ERROR, HIS_INTEGRATION_SERVICE_ERROR }),

  nearest: call({
    area,
    method: 'GET',
    path: '/portal/api/time-slots/nearest',
    record: 'read',
    summary: 'The first free time from a day on at which the patient is free',
    description:
      'The first that starts on or after the local day `dateFrom` and touches no booking of the patient that is not CANCELED, unless the availability allows parallel bookings, and that the pre-booking checks do not refuse for age, interval or first visit (102, 103, 201 to 204); `timeSlot` is absent when there is none in the 13 months ahead. `hisBookingId` is left out of account: the booking that is being moved (A-88).',
    refusals,
    example: { input: { ...slotQuery, dateFrom: days.dateFrom }, output: { timeSlot } },
  })
    .input(TimeSlotQuery.extend({ dateFrom: Day, hisBookingId: Id.optional() }))
    .output(z.object({ timeSlot: TimeSlot.optional() }))
    .errors({ NOT_FOUND, HIS_ERROR }),

  block: call({
    area,
    method: 'POST',
    path: '/mppd/api/bookings/blockTimeSlotForBooking',
    record: 'write',
    summary: 'Holds a time while the patient fills in the form',
    description:
      'For 15 minutes, whatever `blockDuration` (minutes) says: the provider decides (A-91). An account holds one time; the one that it held before is free again, unless this one is refused. Whoever is on duty is chosen now. Holding the same time once more starts the 15 minutes anew. `hisBookingId` is the id that the booking of this time will have, of visits and teleconsultations alike.',
    refusals: {
      NOT_FOUND: `${NO_SUCH_PATIENT} Also when there is no such time, or it cannot be held here.`,
      SLOT_TAKEN: 'Somebody else has booked or holds the time.',
      SLOT_PAST: 'The time has begun or is over.',
    },
    byStatus: { 409: 'SLOT_TAKEN' },
    example: { input: { timeSlotId: timeSlot.id, patientId }, output: hold },
  })
    .input(z.object({ timeSlotId: Id, patientId: Id, blockDuration: z.number().int().optional() }))
    .output(TimeSlotHold)
    .errors({ NOT_FOUND, SLOT_TAKEN: { status: 409 }, SLOT_PAST: { status: 409 } }),

  currentHold: call({
    area,
    method: 'GET',
    path: heldPath,
    record: 'read',
    summary: 'The time that the account holds',
    description:
      '`hold` is absent when there is none, when it is over, or when the account may no longer act for its patient.',
    example: { output: { hold } },
  }).output(z.object({ hold: TimeSlotHold.optional() })),

  extendHold: call({
    area,
    method: 'POST',
    path: `${heldPath}/extend`,
    record: 'write',
    summary: 'Holds the time for longer',
    description:
      '15 minutes more than it had, at most twice (A-91, S-42): `extensionsLeft` says how often still. It is no retry of itself: each call that succeeds uses one up.',
    refusals: {
      HOLD_EXPIRED: 'The account holds no time, or no longer.',
      NO_EXTENSION_LEFT: 'It has been extended twice; it ends when it ends.',
    },
    byStatus: { 409: 'NO_EXTENSION_LEFT' },
    example: { output: { ...hold, until: '2026-10-20T06:30:00.000Z', extensionsLeft: 1 } },
  })
    .output(TimeSlotHold)
    .errors({ HOLD_EXPIRED: { status: 409 }, NO_EXTENSION_LEFT: { status: 409 } }),

  releaseHold: call({
    area,
    method: 'DELETE',
    path: heldPath,
    record: 'write',
    summary: 'Gives the held time back',
    description: 'The time is free for others at once. Holding none is a success.',
    example: { output: { released: true } },
  }).output(z.object({ released: z.literal(true) })),
};
