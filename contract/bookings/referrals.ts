import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Code, Day, Id, Line } from '#contract/primitives.ts';

const NOT_FOUND = { status: 404 } as const;

const digits = (max: number) => z.string().regex(/^\d+$/).max(max).optional();
const name = Line.min(1).max(200).optional();

/** B§3, B§5. The two names stand for a referring institution or practitioner whose number is unknown. */
export const Referral = z.object({
  issueDate: Day.optional(),
  cito: z.boolean().optional(),
  /** Of an electronic one: 4 digits (with the patient's PESEL) or 44. */
  refENumber: z
    .string()
    .regex(/^(?:\d{4}|\d{44})$/)
    .optional(),
  institutionCro: digits(20),
  unknownInstitution: name,
  practiceNo: digits(20),
  unknownPractitioner: name,
  icd10Code: Code.optional(),
  orgUnitCode: digits(10),
  orgUnitSpecialityCode: digits(10),
  orgUnit5Code: digits(10),
  orgUnitTypeCode: digits(10),
});
export type Referral = z.infer<typeof Referral>;

/** As it is stored with a booking: with the names that its numbers and codes had. */
const KeptReferral = Referral.extend({
  institutionName: z.string().optional(),
  practitionerName: z.string().optional(),
  diseaseName: z.string().optional(),
});
export type KeptReferral = z.infer<typeof KeptReferral>;

/** B§3, of one booking; only `get`, `make` and `modify` say it. */
export const ReferralDetails = z.object({
  referral: KeptReferral.optional(),
  mpiReferralId: Id.optional(),
  /** Ours: whether the service needs one. */
  referralStatus: z.enum(['N', 'O', 'W']).optional(),
});
export type ReferralDetails = z.infer<typeof ReferralDetails>;

/** What is wrong with a referral. MISSING_…: neither a known number nor a name (B§8). */
export const REFERRAL_ERRORS = {
  /** The service needs a referral, and none is given. */
  REFERRAL_REQUIRED: { status: 400 },
  /** Issued later than today, or on paper and nobody knows when; four digits for a patient without a PESEL; a disease that is none. */
  REFERRAL_REFUSED: {
    status: 400,
    data: z.object({ errorCode: z.enum(['ISSUE_DATE', 'PESEL', 'DISEASE']) }),
  },
  MISSING_REFERRAL_PRACTITIONER_OR_INSTITUTION: { status: 400 },
} as const;

/** B§7 (shape not shown). What the medical unit wants to know of a referral. */
const ReferralSettings = z.object({
  /** Whether codes of the referring unit are asked for. */
  unitCodes: z.boolean(),
  /** Whether the disease is asked for. */
  diseases: z.boolean(),
  /** an older referral is only warned about. */
  warnAfterYears: z.number().int().min(1),
});
export type ReferralSettings = z.infer<typeof ReferralSettings>;

const Disease = z.object({ code: Code, name: z.string() });
export type Disease = z.infer<typeof Disease>;

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
