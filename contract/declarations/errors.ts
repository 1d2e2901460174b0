import { z } from 'zod';
import { NO_SUCH_PATIENT, NOT_FOUND } from '#contract/errors.ts';
import { Id, ProviderText } from '#contract/primitives.ts';
import { Declaration, DeclarationState } from './schemas.ts';

/** The faults of the two choices: all of them. */
const ChoiceRefusals = z
  .array(
    z.object({
      block: z
        .enum(['healthcareProvider', 'practitioner'])
        .describe(
          'Which of the two choices: healthcareProvider: of the unit; practitioner: of the doctor, nurse or midwife.',
        ),
      problem: z
        .enum(['NUMBER', 'REASON_MISSING', 'REASON_NOT_OFFERED', 'TEXT_MISSING'])
        .describe(
          'NUMBER: which choice of the year it is, is missing or wrong; REASON_MISSING: a later choice needs a reason; REASON_NOT_OFFERED: the reason is none of those that are offered; TEXT_MISSING: another reason needs words.',
        ),
    }),
  )
  .min(1);

const CHOICE_REFUSED = { status: 400, data: z.object({ choices: ChoiceRefusals.optional() }) } as const;
const UNKNOWN_STAFF = { status: 422 } as const;
/** The host's own message, which is shown as it came. */
const HOSPITAL_REFUSED = { status: 409, data: z.object({ message: ProviderText.optional() }) } as const;

export const OF_PATIENT_ERRORS = { NOT_FOUND, UNKNOWN_TO_HOSPITAL: { status: 422 } } as const;

export const PRE_REGISTRATION_ERRORS = {
  NOT_FOUND,
  CHOICE_REFUSED,
  UNKNOWN_STAFF,
  HOSPITAL_REFUSED,
  ALREADY_EXISTS: { status: 409, data: z.object({ systemId: Id.optional() }) },
} as const;

export const NEW_DECLARATION_ERRORS = {
  NOT_FOUND,
  CHOICE_REFUSED,
  UNKNOWN_STAFF,
  NOT_PREREGISTERED: { status: 409 },
  ALREADY_EXISTS: { status: 409, data: z.object({ id: Id.optional() }) },
} as const;

export const CHANGING_ERRORS = {
  NOT_FOUND,
  CHOICE_REFUSED,
  NOT_OPEN: { status: 409, data: z.object({ state: DeclarationState.optional() }) },
  STALE_VERSION: { status: 409, data: z.object({ stored: Declaration.optional() }) },
} as const;

export const HOSPITAL_CHANGING_ERRORS = {
  NOT_FOUND,
  CHOICE_REFUSED,
  HOSPITAL_REFUSED,
  NOT_ACTIVE: { status: 409, data: z.object({ state: DeclarationState.optional() }) },
  NOT_SIGNED: { status: 409 },
} as const;

export const DATA_ERRORS = { NOT_FOUND, POSTAL_CODE: { status: 400 } } as const;

export const NO_SUCH_DECLARATION =
  'There is no such declaration, or it is one that the account may not see: the same answer for both.';
const CHOICES =
  'A choice cannot be so: its number is beyond the form’s last one, its reason is missing or not offered, or its words are missing. All that is wrong is listed.';
const STAFF = 'Nobody of this kind of staff has this id, or they do not work in this unit.';
const BY_HOSPITAL = 'The hospital system refuses it for good; `message` is its own.';

export const OF_PATIENT_REFUSALS = {
  NOT_FOUND: NO_SUCH_PATIENT,
  UNKNOWN_TO_HOSPITAL:
    'The hospital system has no such patient: it holds no declarations of theirs, and takes none. Nobody is asked to fill one in.',
};

export const PRE_REGISTRATION_REFUSALS = {
  NOT_FOUND: 'There is no such patient, or the account may not act for this one: the same answer for both.',
  CHOICE_REFUSED: CHOICES,
  UNKNOWN_STAFF: STAFF,
  HOSPITAL_REFUSED: BY_HOSPITAL,
  ALREADY_EXISTS:
    'One of this kind is pre-registered, and it is not the one that this one replaces; `systemId` is its.',
};

export const NEW_DECLARATION_REFUSALS = {
  NOT_FOUND: PRE_REGISTRATION_REFUSALS.NOT_FOUND,
  CHOICE_REFUSED: CHOICES,
  UNKNOWN_STAFF: STAFF,
  NOT_PREREGISTERED:
    'The hospital system has no open pre-registration of this patient, kind and person under this systemId.',
  ALREADY_EXISTS:
    'A declaration of this kind is live, and it is not the one that this one replaces; `id` is its (A-149).',
};

export const CHANGING_REFUSALS = {
  NOT_FOUND: NO_SUCH_DECLARATION,
  CHOICE_REFUSED: CHOICES,
  NOT_OPEN:
    'It is signed, in force or withdrawn: it can be replaced, and neither edited nor withdrawn (B-48).',
  STALE_VERSION: 'It was changed since `version` was read; nothing is saved. `stored` is what it is now.',
};

export const HOSPITAL_CHANGING_REFUSALS = {
  NOT_FOUND: NO_SUCH_DECLARATION,
  CHOICE_REFUSED: CHOICES,
  HOSPITAL_REFUSED: BY_HOSPITAL,
  NOT_ACTIVE: 'It has ended there, or is in force: what is asked for cannot be done with it any more.',
  NOT_SIGNED:
    'No verified signature stands under the portal’s declaration: without one it is not made active.',
};

export const DATA_REFUSALS = {
  NOT_FOUND: PRE_REGISTRATION_REFUSALS.NOT_FOUND,
  POSTAL_CODE: 'The postal code is none of the country of the address.',
};
