import { oc } from '@orpc/contract';
import { z } from 'zod';
import { REFERRAL_ERRORS } from '#contract/bookings/errors.ts';
import {
  Disease,
  Referral,
  ReferralDetails,
  ReferralSettings,
} from '#contract/bookings/schemas/referrals.ts';
import { NOT_FOUND } from '#contract/errors.ts';
import { Code, Id, Line } from '#contract/primitives.ts';

export const referrals = {
  /** B§7. */
  settings: oc
    .route({ method: 'GET', path: '/mpi/accounts/mpi-user/referral-settings', tags: ['bookings'] })
    .output(ReferralSettings),

  /** B§7, B§8. `a` is the system, `b` the institution's number; NOT_FOUND: unknown. */
  institution: oc
    .route({ method: 'GET', path: '/mppd/api/referrals/institutions/{a}/{b}', tags: ['bookings'] })
    .input(z.object({ a: Code, b: Code }))
    .output(z.object({ institutionCro: Code, name: z.string(), address: z.string() }))
    .errors({ NOT_FOUND }),

  /** B§7, B§8. NOT_FOUND: unknown. */
  practitioner: oc
    .route({
      method: 'GET',
      path: '/mppd/api/referrals/practitioners/{system}/{practiceNumber}',
      tags: ['bookings'],
    })
    .input(z.object({ system: Code, practiceNumber: Code }))
    .output(
      z.object({
        practiceNumber: Code,
        degree: z.string().optional(),
        name: z.string(),
        lastName: z.string(),
      }),
    )
    .errors({ NOT_FOUND }),

  /** Ours. Diseases of ICD-10 by code or words, by code, at most 15. */
  diseases: oc
    .route({ method: 'GET', path: '/portal/api/diseases', tags: ['bookings', 'ours'] })
    .input(z.object({ q: Line.min(3).max(100) }))
    .output(z.array(Disease)),

  /** B§7. Only of a booking that is SCHEDULED (effectively); CONFLICT: it is no longer. */
  save: oc
    .route({ method: 'PUT', path: '/mppd/api/bookings/{system}/{id}/referral', tags: ['bookings'] })
    .input(z.object({ system: Code, id: Id, referral: Referral }))
    .output(ReferralDetails)
    .errors({
      NOT_FOUND,
      CONFLICT: { status: 409, data: z.object({ errorCode: z.enum(['WRONG_STATUS']) }) },
      ...REFERRAL_ERRORS,
    }),
};
