import { z } from 'zod';
import { Code, Day, Id, Line, ProviderText } from '#contract/primitives.ts';

const digits = (max: number) => z.string().regex(/^\d+$/).max(max).optional();

const name = Line.min(1).max(200).optional();

export const Referral = z
  .object({
    issueDate: Day.optional(),
    cito: z.boolean().optional(),
    refENumber: z
      .string()
      .regex(/^(?:\d{4}|\d{44})$/)
      .optional()
      .describe("Of an electronic one: 4 digits (with the patient's PESEL) or 44."),
    institutionCro: digits(20),
    unknownInstitution: name,
    practiceNo: digits(20),
    unknownPractitioner: name,
    icd10Code: Code.optional(),
    orgUnitCode: digits(10),
    orgUnitSpecialityCode: digits(10),
    orgUnit5Code: digits(10),
    orgUnitTypeCode: digits(10),
  })
  .meta({
    id: 'Referral',
    description:
      'B§3, B§5. The two names stand for a referring institution or practitioner whose number is unknown.',
  });
export type Referral = z.infer<typeof Referral>;

export const KeptReferral = Referral.extend({
  institutionName: z.string().optional(),
  practitionerName: z.string().optional(),
  diseaseName: ProviderText.optional(),
}).meta({
  id: 'KeptReferral',
  description: 'As it is stored with a booking: with the names that its numbers and codes had.',
});

export const ReferralDetails = z
  .object({
    referral: KeptReferral.optional(),
    mpiReferralId: Id.optional(),
    referralStatus: z
      .enum(['N', 'O', 'W'])
      .optional()
      .describe('Ours (A-86): whether the service needs one.'),
  })
  .meta({
    id: 'ReferralDetails',
    description: 'B§3, of one booking; only `get`, `make` and `modify` say it.',
  });

/** B§7 (shape not shown). What the medical unit wants to know of a referral. */
export const ReferralSettings = z.object({
  unitCodes: z.boolean().describe('Whether codes of the referring unit are asked for.'),
  diseases: z.boolean().describe('Whether the disease is asked for.'),
  warnAfterYears: z.number().int().min(1).describe('A-96: an older referral is only warned about.'),
});
export type ReferralSettings = z.infer<typeof ReferralSettings>;

export const Disease = z.object({ code: Code, name: ProviderText });
export type Disease = z.infer<typeof Disease>;

/** An institution of the register; its address as one line. */
export const ReferringInstitution = z.object({ institutionCro: Code, name: z.string(), address: z.string() });

export const ReferringPractitioner = z.object({
  practiceNumber: Code,
  degree: z.string().optional(),
  name: z.string(),
  lastName: z.string(),
});
