import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';

/**
 * The fault of a registration. PERSON: names, PESEL, document, or a date that is not that of the PESEL. BIRTH_DATE: not of
 * this role. COUNTRY: the address is in a country whose code is none of ISO 3166. ADDRESS: the postal code is none of its
 * country. CONSENT: it is missing, or its words have changed. ATTACHMENTS: a file is needed, or one of them is kept no
 * longer.
 */
export const EnrolmentFault = z
  .enum(['PERSON', 'BIRTH_DATE', 'COUNTRY', 'ADDRESS', 'CONSENT', 'ATTACHMENTS'])
  .describe(
    'PERSON: names, PESEL, document, or a day of birth that is not that of the PESEL; BIRTH_DATE: none of this role; COUNTRY: a code that is none of ISO 3166; ADDRESS: the postal code is none of its country; CONSENT: missing, or its words have changed; ATTACHMENTS: a file is needed, or one is kept no longer.',
  );
export type EnrolmentFault = z.infer<typeof EnrolmentFault>;

const INVALID = { status: 400, data: z.object({ fault: EnrolmentFault.optional() }) } as const;
const INVALID_MEANS =
  'Something of it is missing or wrong (A§8): `fault` says what. PERSON: names, PESEL, document, or a birth date that is not that of the PESEL; BIRTH_DATE: none of this role (A-54, A-66); COUNTRY: that of the address has a code that is none of ISO 3166; ADDRESS: the postal code; CONSENT: missing, or its words have changed; ATTACHMENTS: a file is needed, or one is kept no longer.';

/** A bound of the look-ups of an account (AP-46). */
const TOO_MANY_LOOK_UPS = { status: 429, data: z.object({ until: Instant }) } as const;
const TOO_MANY_MEANS =
  'The account has looked for five people within an hour, or for twenty within a day (AP-46); from `until` on the next is looked for.';

const ALREADY_THERE = { status: 409 } as const;
const NOT_OFFERED = { status: 404 } as const;
const NOT_OFFERED_MEANS = 'The provider does not let people register wards, or children (A§6).';

const COMMON = { INVALID, ALREADY_THERE, TOO_MANY_LOOK_UPS } as const;
const COMMON_MEANING = { INVALID: INVALID_MEANS, TOO_MANY_LOOK_UPS: TOO_MANY_MEANS };

export const ENROLMENT_ERRORS = {
  own: COMMON,
  others: { ...COMMON, NOT_OFFERED },
  lookUp: { INVALID, TOO_MANY_LOOK_UPS, NOT_OFFERED },
} as const;

export const ENROLMENT_REFUSALS = {
  own: {
    ...COMMON_MEANING,
    ALREADY_THERE: 'The account has a record of its own already, or asked for one (A-51).',
  },
  others: {
    ...COMMON_MEANING,
    ALREADY_THERE:
      'There is somebody of these data, and nothing can be asked for (A-51). The made-up clinic says it of nobody.',
    NOT_OFFERED: NOT_OFFERED_MEANS,
  },
  lookUp: { ...COMMON_MEANING, NOT_OFFERED: NOT_OFFERED_MEANS },
};
