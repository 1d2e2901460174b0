import { z } from 'zod';
import { NOT_FOUND } from '#contract/errors.ts';
import { Day, Id } from '#contract/primitives.ts';

/** A fault in what was said of a consent: all are told. */
export const ConsentProblem = z.object({
  field: z
    .enum([
      'authorizedPerson',
      'name',
      'lastName',
      'nationalIdentificationNumber',
      'documentType',
      'documentNumber',
      'houseNumber',
      'postalCode',
      'city',
      'validFrom',
      'validTo',
    ])
    .describe('The field that is wrong, by its name in the request; authorizedPerson: the whole of it.'),
  problem: z
    .enum([
      'MISSING',
      'NOT_ASKED_FOR',
      'INVALID',
      'IN_THE_PAST',
      'BEFORE_FIRST_DAY',
      'dashFirst',
      'dashLast',
      'nameInvalid',
    ])
    .describe(
      'MISSING; NOT_ASKED_FOR: this consent has no such field; INVALID; IN_THE_PAST: a day before today; BEFORE_FIRST_DAY: the last day before the first; dashFirst, dashLast: a name begins or ends with a hyphen; nameInvalid: it has signs that no name has.',
    ),
});
export type ConsentProblem = z.infer<typeof ConsentProblem>;

const EXISTS = { status: 409, data: z.object({ id: Id.optional() }) } as const;

export const GIVING_ERRORS = {
  NOT_FOUND,
  CONSENT_REFUSED: { status: 400, data: z.object({ problems: z.array(ConsentProblem).min(1).optional() }) },
  GUARDIAN_MAY_NOT: { status: 403 },
  NOT_OFFERED: { status: 409 },
} as const;

export const PARTNER_GIVING_ERRORS = {
  ...GIVING_ERRORS,
  UNKNOWN_PARTNER: { status: 422 },
  UNKNOWN_PERSONNEL: { status: 422 },
  existsConsentAll: EXISTS,
  existsConsentPersonnel: EXISTS,
} as const;

export const CANCELLING_ERRORS = {
  NOT_FOUND,
  ALREADY_CANCELLED: { status: 409, data: z.object({ cancelledOn: Day.optional() }) },
  ENDED: { status: 409, data: z.object({ validTo: Day.optional() }) },
} as const;

export const SYSTEM_ERRORS = { NOT_FOUND, NOT_POSSIBLE: { status: 409 } } as const;

export const NO_SUCH_CONSENT =
  'There is no such consent, or it is one that the account may not see: the same answer for both.';

export const GIVING_REFUSALS = {
  NOT_FOUND: 'There is no such patient, or the account may not act for this one: the same answer for both.',
  CONSENT_REFUSED:
    'A name, the PESEL or the document, the address or a day cannot be so, is missing, or is not asked for. All that is wrong is listed (B§5, B-42, B-75, B-86).',
  GUARDIAN_MAY_NOT: 'The provider lets patients give consents for themselves alone (A-141).',
  NOT_OFFERED: 'The provider does not offer this kind at the moment (B-15).',
};

export const PARTNER_GIVING_REFUSALS = {
  ...GIVING_REFUSALS,
  UNKNOWN_PARTNER: 'There is no such partner.',
  UNKNOWN_PERSONNEL: 'Nobody with this id works at this partner.',
  existsConsentAll:
    'A consent for everybody at the partner, in the same scope, has not ended; `id` is its (A-142, B-74).',
  existsConsentPersonnel:
    'A consent for this person, or for some person where everybody is meant now, in the same scope, has not ended; `id` is its (A-142, B-74).',
};

export const CANCELLING_REFUSALS = {
  NOT_FOUND: NO_SUCH_CONSENT,
  ALREADY_CANCELLED: 'It was taken back before, on `cancelledOn`.',
  ENDED: 'Its last day, `validTo`, is over: there is nothing to take back (B-40).',
};

export const SYSTEM_REFUSALS = {
  NOT_FOUND: `${NO_SUCH_CONSENT} Or it is for no partner.`,
  NOT_POSSIBLE: 'A number is written while it has not been taken back, and cleared once it has (B-34).',
};
