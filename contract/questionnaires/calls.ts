import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Code, Id, Instant } from '#contract/primitives.ts';

const NOT_FOUND = { status: 404 } as const;

/** One of those that can be chosen. */
const Option = z.object({ code: Code, name: z.string() });

/**
 * C§3. The answer is a day (DATE), a number (NUMERIC), some of `options` (CHOICE, ours); of any other format a text.
 * `orderNumber` names the question within its questionnaire.
 */
export const Question = z.object({
  orderNumber: z.number().int().min(0),
  format: Code,
  text: z.string(),
  hint: z.string().optional(),
  required: z.boolean(),
  /** NUMERIC: bounds, both allowed; how many digits stand after the comma at most; what is counted. */
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  decimalPlaces: z.number().int().min(0).max(6).optional(),
  unit: z.string().optional(),
  /** Text: in code points; 1,000 unless said. */
  maxLength: z.number().int().min(1).max(4_000).optional(),
  /** CHOICE: one of them, or any number when `multiple`. */
  options: z.array(Option).optional(),
  multiple: z.boolean().optional(),
});
export type Question = z.infer<typeof Question>;

const isEachOnce = (values: readonly unknown[]) => new Set(values).size === values.length;

/** C§3. A questionnaire to be filled in. */
export const Questionnaire = z.object({
  id: Id,
  name: z.string(),
  sections: z
    .array(z.object({ name: z.string(), questions: z.array(Question).max(200) }))
    .max(50)
    .refine((all) => isEachOnce(all.flatMap(({ questions }) => questions.map((one) => one.orderNumber)))),
});
export type Questionnaire = z.infer<typeof Questionnaire>;

/**
 * C§3. `value` is a day "yyyy-MM-dd", a number with a dot, an option's code, or a text with LF; several options are
 * several answers. A question without an answer is left out.
 */
export const QuestionnaireFulfillment = z.object({
  questionnaireId: Id,
  answers: z
    .array(
      z.object({
        orderNumber: z.number().int().min(0),
        format: Code,
        value: z
          .string()
          .min(1)
          .max(8_000)
          .regex(/^[^\p{Cc}]*(?:\n[^\p{Cc}]*)*$/u),
      }),
    )
    .max(500),
});
export type QuestionnaireFulfillment = z.infer<typeof QuestionnaireFulfillment>;

const ServiceCode = z.object({ serviceCode: Code });
const IsThere = z.object({ value: z.boolean() });

/**
 * CONFLICT: the booking is no longer SCHEDULED (B§4, A-83).
 * QUESTIONNAIRE_INVALID: the answers do not fit the questionnaire, which may have changed meanwhile.
 */
const SAVING_ERRORS = {
  NOT_FOUND,
  CONFLICT: { status: 409 },
  QUESTIONNAIRE_INVALID: { status: 400 },
} as const;

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
