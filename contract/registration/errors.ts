import { z } from 'zod';
import { NEW_PASSWORD_ERRORS, NEW_PASSWORD_REFUSALS } from '#contract/account/errors.ts';
import { Instant } from '#contract/primitives.ts';

/** The part of a registration that is wrong by itself. Nothing in it says whether anybody is known. */
export const RegistrationFault = z
  .enum([
    'NAMES',
    'PERSON',
    'NATIONAL_ID',
    'BIRTH_DATE',
    'SAME_PERSON',
    'COUNTRY',
    'ADDRESS',
    'PHONE',
    'EMAIL',
    'USERNAME',
    'PASSWORD',
    'CONSENT',
    'ATTACHMENTS',
  ])
  .describe(
    'NAMES: of the account; PERSON: names, PESEL or document of somebody, or a day of birth that is not that of the PESEL; NATIONAL_ID: a PESEL is missing that identification-settings ask of people of this country (AP-66); BIRTH_DATE: none of this role; SAME_PERSON: the guardian and the other person are one; COUNTRY: a code that is none of ISO 3166; ADDRESS: missing, or the postal code is none of its country; PHONE: missing, or none; EMAIL: missing; USERNAME: it has no sign that can be seen; PASSWORD: missing; CONSENT: a needed one is missing; ATTACHMENTS: a file is needed, or one waits no longer.',
  );
export type RegistrationFault = z.infer<typeof RegistrationFault>;

/** The part that a host knows already of the data that came (S-60). */
const RegistrationCause = z
  .enum(['CONTACT', 'PERSON', 'USERNAME'])
  .describe(
    'CONTACT: an account with this number or address exists; PERSON: somebody of this PESEL or document; USERNAME: an account of this name.',
  );

const VALIDATION_ERROR = {
  status: 400,
  data: z.object({
    cause: RegistrationCause.optional(),
    fault: RegistrationFault.optional(),
    of: z
      .enum(['ACCOUNT', 'PATIENT', 'OWN_PATIENT'])
      .optional()
      .describe('ACCOUNT: of the account; PATIENT: of `patient`; OWN_PATIENT: of `ownPatient`.'),
    maySignUp: z
      .boolean()
      .optional()
      .describe('With CONTACT: another person may be registered with this contact (AP-72).'),
  }),
} as const;

const VALIDATION_MEANS =
  'Something of it is missing or wrong: `fault` says what, and `of` whose. `cause` says what is known already: a host may answer it (S-60), the made-up clinic does only once the contact is proved.';

const CONSENT_CHANGED = { status: 409 } as const;
const PROOF_OVER = { status: 409 } as const;
const NOT_OFFERED = { status: 404 } as const;
const TOO_MANY_REGISTRATIONS = { status: 429, data: z.object({ until: Instant }) } as const;
const BUSY = { status: 503 } as const;
const NOT_FOUND = { status: 404 } as const;

export const REGISTRATION_ERRORS = {
  create: {
    VALIDATION_ERROR,
    ...NEW_PASSWORD_ERRORS,
    CONSENT_CHANGED,
    PROOF_OVER,
    NOT_OFFERED,
    TOO_MANY_REGISTRATIONS,
    BUSY,
  },
  proved: { PROOF_OVER },
  state: { NOT_FOUND },
  correct: { NOT_FOUND, CLOSED: { status: 409 } },
  share: { NOT_FOUND, CLOSED: { status: 409 } },
  password: { NOT_FOUND, ...NEW_PASSWORD_ERRORS, BUSY },
  /** A contact is proved by a code or a link. */
  proving: { VALIDATION_ERROR },
} as const;

const NO_SUCH = 'There is no such registration, or it is over: the same answer for both.';
const BUSY_MEANS = 'More passwords are given than can be worked on at once; the same may be sent again.';

export const REGISTRATION_REFUSALS = {
  create: {
    VALIDATION_ERROR: VALIDATION_MEANS,
    ...NEW_PASSWORD_REFUSALS,
    CONSENT_CHANGED: 'A text that was agreed to has changed since: it is to be shown and ticked anew (A-48).',
    PROOF_OVER: 'The proved identity is older than 30 minutes, was used, or never was (AP-76).',
    NOT_OFFERED: 'The provider does not let people register themselves, wards, or children now (A§6).',
    TOO_MANY_REGISTRATIONS:
      'More registrations came within the hour than the unit takes of guests altogether; from `until` on the next is taken.',
    BUSY: BUSY_MEANS,
  },
  proved: { PROOF_OVER: 'It is older than 30 minutes, was used, or never was (AP-76).' },
  state: { NOT_FOUND: NO_SUCH },
  correct: {
    NOT_FOUND: NO_SUCH,
    CLOSED:
      'The number was proved already, it was corrected three times, or it is confirmed by no code (AP-71).',
  },
  share: {
    NOT_FOUND: NO_SUCH,
    CLOSED:
      'The number is not proved, no other account has it, the person is the one of that account, or numbers are not shared here (AP-72).',
  },
  password: {
    NOT_FOUND: `${NO_SUCH} Also where no contact is proved yet, or the password is set.`,
    ...NEW_PASSWORD_REFUSALS,
    BUSY: BUSY_MEANS,
  },
  proving: {
    VALIDATION_ERROR:
      'Of a registration, once the contact is proved: `cause` CONTACT, an account with it exists already (C§8). The code is used up.',
  },
};
