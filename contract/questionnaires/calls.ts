/** B§2, B§4, B§7, C§3 and C§7 of the specification: questionnaires that are filled in for a booking. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NO_SUCH_BOOKING, NOT_FOUND } from '#contract/errors.ts';
import { Code, Id, Instant } from '#contract/primitives.ts';
import { SAVING_ERRORS, SAVING_REFUSALS } from './errors.ts';
import { fulfillment, questionnaire } from './examples.ts';
import { IsThere, Questionnaire, QuestionnaireFulfillment, ServiceCode } from './schemas.ts';

const area = 'questionnaires';
const id = 'booking-3001';
const refusals = { NOT_FOUND: 'The service is unknown or has no questionnaire, or questionnaires are off.' };

export const questionnaires = {
  settings: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/mpi-user/questionnaire-settings',
    summary: 'Whether questionnaires are filled in at all',
    description:
      'While `medicalInterviewsModule` is false, no service has a questionnaire, and the portal asks for none (B§2).',
    example: { output: { medicalInterviewsModule: true } },
  }).output(z.object({ medicalInterviewsModule: z.boolean() })),

  existsForBookings: call({
    area,
    method: 'POST',
    path: '/mpi/questionnaires/for-bookings/exists',
    summary: 'Whether a service has a questionnaire',
    description:
      'Asked before a booking is made, so that the step is offered only where there is something to fill in.',
    refusals,
    example: { input: { serviceCode: 'KARD' }, output: { value: true } },
  })
    .input(ServiceCode)
    .output(IsThere)
    .errors({ NOT_FOUND }),

  forBookings: call({
    area,
    method: 'POST',
    path: '/mpi/questionnaires/for-bookings',
    summary: 'The questionnaire of a service',
    description:
      'Sections with questions, in the order in which they are asked. `orderNumber` names a question within the questionnaire. `format` DATE is answered with a day, NUMERIC with a number within `minimum` and `maximum` (both allowed) and at most `decimalPlaces` digits behind the comma, CHOICE with one of `options`, or with any number of them when `multiple`; every other format is a text of at most `maxLength` code points, 1,000 unless said.',
    refusals,
    example: { input: { serviceCode: 'KARD' }, output: questionnaire },
  })
    .input(ServiceCode)
    .output(Questionnaire)
    .errors({ NOT_FOUND }),

  byBookingId: call({
    area,
    method: 'GET',
    path: '/mpi/questionnaires/for-bookings/byBookingId/{id}',
    record: 'read',
    summary: 'The questionnaire of a booking',
    description:
      'The one that was filled in for the booking, else the one that its service has now, so that answers are shown with the questions to which they were given.',
    refusals: { NOT_FOUND: `${NO_SUCH_BOOKING} Also when neither the booking nor its service has one.` },
    example: { input: { id }, output: questionnaire },
  })
    .input(z.object({ id: Id }))
    .output(Questionnaire)
    .errors({ NOT_FOUND }),

  isFulfilled: call({
    area,
    method: 'GET',
    path: '/mpi/questionnaires/for-bookings/{bookingId}/{systemRoot}/is-fulfilled',
    record: 'read',
    summary: 'Whether the questionnaire of a booking has been filled in',
    description: '`systemRoot` is the booking’s `system`.',
    refusals: { NOT_FOUND: NO_SUCH_BOOKING },
    example: { input: { bookingId: id, systemRoot: 'AMMS' }, output: { value: true } },
  })
    .input(z.object({ bookingId: Id, systemRoot: Code }))
    .output(IsThere)
    .errors({ NOT_FOUND }),

  ofBooking: call({
    area,
    method: 'GET',
    path: '/mpi/questionnaires-fulfillments/mpi-user/for-bookings/{id}',
    record: 'read',
    summary: 'The answers that were given for a booking',
    description:
      '`fulfillment` is absent when nothing has been filled in. A value is a day "yyyy-MM-dd", a number with a dot, an option’s code, or a text whose lines end with LF; several options are several answers with one `orderNumber`; a question without an answer is left out.',
    refusals: { NOT_FOUND: NO_SUCH_BOOKING },
    example: {
      input: { id },
      output: { fulfillment: { ...fulfillment, filledAt: '2026-10-19T17:45:00.000Z' } },
    },
  })
    .input(z.object({ id: Id }))
    .output(z.object({ fulfillment: QuestionnaireFulfillment.extend({ filledAt: Instant }).optional() }))
    .errors({ NOT_FOUND }),

  fulfillForBooking: call({
    area,
    method: 'POST',
    path: '/mpi/questionnaires-fulfillments/mpi-user/for-bookings/{a}/{b}',
    record: 'write',
    inAudit: 'questionnaires.save',
    summary: 'Fills in the questionnaire of a booking',
    description:
      '`a` is the booking’s `system`, `b` its id. It does what saveForBooking does, to the same answers (A-99): while the booking is SCHEDULED, the answers replace those given before.',
    refusals: SAVING_REFUSALS,
    example: { input: { a: 'AMMS', b: id, ...fulfillment }, output: { value: true } },
  })
    .input(QuestionnaireFulfillment.extend({ a: Code, b: Id }))
    .output(IsThere)
    .errors(SAVING_ERRORS),

  saveForBooking: call({
    area,
    method: 'PUT',
    path: '/mppd/api/bookings/{system}/{id}',
    record: 'write',
    inAudit: 'questionnaires.save',
    summary: 'Fills in, or changes, the questionnaire of a booking',
    description:
      'While the booking is SCHEDULED (effectively, A-83), the answers replace those given before (A-99). The same answers may be sent twice.',
    refusals: SAVING_REFUSALS,
    example: {
      input: { system: 'AMMS', id, questionnaireFulfillment: fulfillment },
      output: { value: true },
    },
  })
    .input(z.object({ system: Code, id: Id, questionnaireFulfillment: QuestionnaireFulfillment }))
    .output(IsThere)
    .errors(SAVING_ERRORS),
};
