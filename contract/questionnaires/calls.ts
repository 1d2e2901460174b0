import { oc } from '@orpc/contract';
import { z } from 'zod';
import { NOT_FOUND } from '#contract/errors.ts';
import { Code, Id, Instant } from '#contract/primitives.ts';
import { SAVING_ERRORS } from './errors.ts';
import { IsThere, Questionnaire, QuestionnaireFulfillment, ServiceCode } from './schemas.ts';

/** Questionnaires of bookings (C§7). NOT_FOUND: the service has none, or the booking is another's or missing. */
export const questionnaires = {
  /** C§7, B§2: the medical-interviews module. */
  settings: oc
    .route({
      method: 'GET',
      path: '/mpi/accounts/mpi-user/questionnaire-settings',
      tags: ['questionnaires'],
    })
    .output(z.object({ medicalInterviewsModule: z.boolean() })),

  /** C§7. */
  existsForBookings: oc
    .route({ method: 'POST', path: '/mpi/questionnaires/for-bookings/exists', tags: ['questionnaires'] })
    .input(ServiceCode)
    .output(IsThere)
    .errors({ NOT_FOUND }),

  /** C§7. */
  forBookings: oc
    .route({ method: 'POST', path: '/mpi/questionnaires/for-bookings', tags: ['questionnaires'] })
    .input(ServiceCode)
    .output(Questionnaire)
    .errors({ NOT_FOUND }),

  /** C§7. The one that was filled in for the booking; else the one of its service. */
  byBookingId: oc
    .route({
      method: 'GET',
      path: '/mpi/questionnaires/for-bookings/byBookingId/{id}',
      tags: ['questionnaires'],
    })
    .input(z.object({ id: Id }))
    .output(Questionnaire)
    .errors({ NOT_FOUND }),

  /** C§7. */
  isFulfilled: oc
    .route({
      method: 'GET',
      path: '/mpi/questionnaires/for-bookings/{bookingId}/{systemRoot}/is-fulfilled',
      tags: ['questionnaires'],
    })
    .input(z.object({ bookingId: Id, systemRoot: Code }))
    .output(IsThere)
    .errors({ NOT_FOUND }),

  /** C§7. `fulfillment` absent: nothing is filled in. */
  ofBooking: oc
    .route({
      method: 'GET',
      path: '/mpi/questionnaires-fulfillments/mpi-user/for-bookings/{id}',
      tags: ['questionnaires'],
    })
    .input(z.object({ id: Id }))
    .output(z.object({ fulfillment: QuestionnaireFulfillment.extend({ filledAt: Instant }).optional() }))
    .errors({ NOT_FOUND }),

  /** C§7, A-99. `a` is the system, `b` the booking; the same as saveForBooking. */
  fulfillForBooking: oc
    .route({
      method: 'POST',
      path: '/mpi/questionnaires-fulfillments/mpi-user/for-bookings/{a}/{b}',
      tags: ['questionnaires'],
    })
    .input(QuestionnaireFulfillment.extend({ a: Code, b: Id }))
    .output(IsThere)
    .errors(SAVING_ERRORS),

  /** B§7, A-99. Fills in, or changes, the questionnaire of a booking. */
  saveForBooking: oc
    .route({ method: 'PUT', path: '/mppd/api/bookings/{system}/{id}', tags: ['questionnaires'] })
    .input(z.object({ system: Code, id: Id, questionnaireFulfillment: QuestionnaireFulfillment }))
    .output(IsThere)
    .errors(SAVING_ERRORS),
};
