import { z } from 'zod';
import { NO_REASON_GIVEN, NO_SUCH_PATIENT, NOT_FOUND, REFUSED } from '#contract/errors.ts';
import { FileRefusal } from './schemas/attachments.ts';
import { ValidationError } from './schemas/bookings.ts';

export const HIS_ERROR = { status: 503 } as const;
export const HIS_INTEGRATION_SERVICE_ERROR = { status: 502 } as const;
export const NO_HOSPITAL_SYSTEM =
  'The hospital system does not answer; the patient can try again later, or phone.';

/** A booking whose status or start no longer allows what was asked for. */
export const CONFLICT = {
  status: 409,
  data: z.object({
    errorCode: z
      .enum(['WRONG_STATUS', 'TOO_LATE'])
      .describe(
        'WRONG_STATUS: the status of the booking does not allow it; TOO_LATE: it begins too soon, or has begun.',
      )
      .default('WRONG_STATUS'),
  }),
} as const;

export const FILE_REFUSED = { status: 400, data: z.object({ reason: FileRefusal.optional() }) } as const;
export const FILE_NOT_TAKEN =
  'The file is not taken. Without a reason: it is not told. ACTIVE: something in it runs (a script, an action at opening that leads out of the document, media, a form of another kind) or is a file of its own; EMPTY: no bytes; HEIC: a picture that can be saved as JPG; INFECTED: a virus; PASSWORD: it opens with a password alone; SAME_NAME: one of that name is there, where names must differ; TOO_LARGE, TOO_MANY, TYPE: beyond the file settings; PIXELS, SEGMENTS: more of them than can be looked at; UNCHECKED: looking at it took too long; UNSAFE: of a right type and of another one as well; UNSCANNED: the virus scanner gave no verdict, and the same file may be sent again.';

/** The errors of a referral (B§5, B§8). */
export const REFERRAL_ERRORS = {
  REFERRAL_REQUIRED: { status: 400 },
  REFERRAL_REFUSED: {
    status: 400,
    data: z.object({
      errorCode: z
        .enum(['ISSUE_DATE', 'PESEL', 'DISEASE'])
        .describe(
          'ISSUE_DATE: issued later than today, or on paper and without a day; PESEL: four digits of an electronic one for a patient without a PESEL; DISEASE: no disease of ICD-10.',
        ),
    }),
  },
  MISSING_REFERRAL_PRACTITIONER_OR_INSTITUTION: { status: 400 },
} as const;

export const REFERRAL_REFUSALS = {
  REFERRAL_REQUIRED:
    'The service needs a referral, and neither one is given nor a picture of it among the referral’s attachments.',
  REFERRAL_REFUSED:
    'ISSUE_DATE: issued later than today, or on paper and without a day; PESEL: four digits of an electronic one for a patient without a PESEL; DISEASE: no disease of ICD-10.',
  MISSING_REFERRAL_PRACTITIONER_OR_INSTITUTION:
    'Neither a known number nor a name stands for who referred (B§8). A paper referral needs the institution and the practitioner.',
};

/** Everything that is checked again when a time is taken. */
export const BOOKING_ERRORS = {
  NOT_FOUND,
  SLOT_TAKEN: { status: 409 },
  SLOT_PAST: { status: 409 },
  HOLD_EXPIRED: { status: 409 },
  PARALLEL_BOOKING: { status: 409 },
  NOT_POSSIBLE: { status: 403 },
  ADDRESS_REQUIRED: { status: 400 },
  DECLARATION_REQUIRED: {
    status: 400,
    data: z.object({
      declarationType: z
        .enum(['L', 'P', 'O'])
        .describe(
          'Which declaration of choice is missing: L: of a family doctor; P: of a nurse; O: of a midwife.',
        ),
    }),
  },
  BOOKING_VALIDATION: { status: 400, data: z.object({ errors: z.array(ValidationError) }) },
  ...REFERRAL_ERRORS,
  HIS_ERROR,
  REFUSED,
} as const;

/** The errors where something given with a booking is not taken. */
export const GIVEN_ERRORS = {
  PRESCRIPTION_REQUIRED: { status: 400 },
  MEASUREMENT_DATE: { status: 400 },
  QUESTIONNAIRE_REQUIRED: { status: 400 },
  ATTACHMENTS_GONE: { status: 409 },
} as const;

export const GIVEN_REFUSALS = {
  PRESCRIPTION_REQUIRED:
    'The time is for prescriptions, and none is asked for, or one of a drug that is none of the patient’s.',
  MEASUREMENT_DATE: 'Measurements are ticked without a day, or from a day to come (A-102).',
  QUESTIONNAIRE_REQUIRED:
    'The service has a questionnaire, and it is not filled in, or the answers do not fit it.',
  ATTACHMENTS_GONE: 'One of the referral’s files is kept no longer; it must be added again.',
};

export const BOOKING_REFUSALS = {
  NOT_FOUND: `${NO_SUCH_PATIENT} Also when there is no such time.`,
  SLOT_TAKEN: 'Somebody else has the time; another one must be chosen.',
  SLOT_PAST: 'The time has begun or is over.',
  HOLD_EXPIRED:
    'The account does not hold this time for this patient, or no longer; it must be chosen again.',
  PARALLEL_BOOKING:
    'The patient has another booking at that time, and the service does not allow two at once (B§4).',
  NOT_POSSIBLE: 'Booking lock: the staff has locked the patient’s record, or it alone books this service.',
  ADDRESS_REQUIRED: 'City, house number or postal code of the patient is missing (B§2, personal data).',
  DECLARATION_REQUIRED:
    'The service is for patients who have declared their choice of doctor (L), nurse (P) or midwife (O), and this one has not (B§5).',
  BOOKING_VALIDATION:
    'What is checked before a booking stands against it (B§5), codes 101 to 206, as prebooking lists them.',
  ...REFERRAL_REFUSALS,
  HIS_ERROR: NO_HOSPITAL_SYSTEM,
  REFUSED: NO_REASON_GIVEN,
};

/** B§8: what a status alone says of a booking that is made or moved. */
export const BOOKING_BY_STATUS = { 400: 'REFUSED', 403: 'NOT_POSSIBLE', 409: 'SLOT_TAKEN' };
