/** B§2, B§5 and B§7 of the specification: what is asked before a time is booked. */
import { z } from 'zod';
import { patientId, timeSlot } from '#contract/bookings/examples.ts';
import { ValidationError } from '#contract/bookings/schemas/bookings.ts';
import { call } from '#contract/call.ts';
import { NO_SUCH_PATIENT, NOT_FOUND } from '#contract/errors.ts';
import { Code, Id } from '#contract/primitives.ts';

const area = 'bookings';

export const bookingChecks = {
  possibility: call({
    area,
    method: 'GET',
    path: '/mppd/api/bookings/possibility/{x}',
    record: 'read',
    summary: 'Whether a patient may book here at all',
    description:
      'The booking lock (B§4): false while the staff has locked the record of the patient `x`, for whom it alone books then. With a service also false when that service cannot be booked here, or by the staff alone. The portal says so where the wizard is entered and shows the phone of the reception; bookings.make and bookings.modify refuse with NOT_POSSIBLE.',
    refusals: { NOT_FOUND: `${NO_SUCH_PATIENT} Also when the service is unknown.` },
    example: { input: { x: patientId, medicalServiceCode: 'KARD' }, output: { possible: true } },
  })
    .input(z.object({ x: Id, medicalServiceCode: Code.optional() }))
    .output(z.object({ possible: z.boolean() }))
    .errors({ NOT_FOUND }),

  phoneRequired: call({
    area,
    method: 'GET',
    path: '/mppd/api/bookings/{a}/{b}/phone-required',
    summary: 'Whether a time can be booked only with a phone',
    description:
      '`a` is the time’s `system`, `b` its id. Where the answer is yes, the portal asks for the contact data before the booking is sent (B§2), and for a code while SMS is enabled.',
    refusals: { NOT_FOUND: 'There is no such time.' },
    example: { input: { a: timeSlot.system, b: timeSlot.id }, output: { required: false } },
  })
    .input(z.object({ a: Code, b: Id }))
    .output(z.object({ required: z.boolean() }))
    .errors({ NOT_FOUND }),

  prebooking: call({
    area,
    method: 'GET',
    path: '/mppd/api/bookings/{x}/validations/prebooking',
    record: 'read',
    summary: 'What stands against a patient’s booking of a time',
    description:
      '`x` is the time; an empty list means nothing. The codes (B§5): 101 gender, 102 minimum age, 103 maximum age (full years on the day of the visit), 104 no insurer, 105 no confirmed phone of the account (A-94), 201 minimum and 202 maximum interval in days since the last visit of the service, 203 only patients who have been here for it, 204 only those who have not, 205 and 206 too many coming bookings of the patient for the service, or of the account. `params` has the bound: `age`, `days` or `count`. Any other code is shown to the patient as "other reason" with the code itself (A-93). `hisBookingId` is the booking that moves there, which does not count any more.',
    refusals: { NOT_FOUND: `${NO_SUCH_PATIENT} Also when there is no such time.` },
    example: {
      input: { x: 'ger-gorecka_20261103T0900', patientId, availabilityId: 'ger-gorecka' },
      output: { errors: [] },
    },
    otherAnswers: { tooSoonAfterTheLastVisit: { errors: [{ code: '201', params: { days: 30 } }] } },
  })
    .input(z.object({ x: Id, patientId: Id, availabilityId: Id, hisBookingId: Id.optional() }))
    .output(z.object({ errors: z.array(ValidationError) }))
    .errors({ NOT_FOUND }),
};
