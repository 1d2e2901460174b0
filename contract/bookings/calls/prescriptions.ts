import { oc } from '@orpc/contract';
import { z } from 'zod';
import { TakenDrug } from '#contract/bookings/schemas/prescriptions.ts';
import { NOT_FOUND } from '#contract/errors.ts';
import { Code, Id } from '#contract/primitives.ts';

export const prescriptionCalls = {
  /** B§7, A-95: a check that writes nothing. `a` is the service, `b` the unit, `c` the time. */
  createPrescriptions: oc
    .route({
      method: 'GET',
      path: '/mppd/api/bookings/{a}/create-prescriptions/{b}/{c}',
      tags: ['bookings'],
    })
    .input(z.object({ a: Code, b: Id, c: Id }))
    .output(z.object({ allowed: z.boolean() }))
    .errors({ NOT_FOUND }),

  /** B§7. `a` is the system, `b` the patient. */
  frequentlyTakenDrugs: oc
    .route({ method: 'GET', path: '/mppd/api/bookings/{a}/{b}/frequently-taken-drugs', tags: ['bookings'] })
    .input(z.object({ a: Code, b: Id }))
    .output(z.array(TakenDrug))
    .errors({ NOT_FOUND }),
};
