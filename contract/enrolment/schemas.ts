import { z } from 'zod';
import { Day, Id, Line } from '#contract/primitives.ts';
import { LONGEST_NAME } from '#contract/people/reading/names.ts';
import { PESEL_LENGTH } from '#contract/people/reading/pesel.ts';

const PatientRole = z
  .enum(['PATIENT', 'WARD', 'CHILD'])
  .describe(
    'Who the person is to the account: PATIENT: its owner; WARD: somebody for whom the owner acts; CHILD: a child of the owner’s.',
  );

/** Eleven digits; whether they are a PESEL, `readPesel` says. */
const Pesel = z.string().length(PESEL_LENGTH);

const Country = z.string().regex(/^[A-Z]{2}$/);

/**
 * The identity by which a person is known: a PESEL, or a document with the country that gave it, or both. Birth date and
 * gender follow from a PESEL; they are given where there is none.
 */
export const TypedIdentity = z.object({
  nationalIdentificationNumber: Pesel.optional(),
  documentNumber: Line.min(1).max(40).optional(),
  countryCode: Country.optional(),
  birthDate: Day.optional(),
  gender: z
    .enum(['MALE', 'FEMALE', 'OTHER'])
    .describe('The gender as the record has it; OTHER: neither, or not told.')
    .optional(),
});
export type TypedIdentity = z.infer<typeof TypedIdentity>;

const Name = Line.min(1).max(LONGEST_NAME);

/** The details that are asked of somebody who is to be looked up. */
export const LookedUp = z.object({
  patientRole: PatientRole,
  name: Name,
  lastName: Name,
  identity: TypedIdentity,
});
export type LookedUp = z.infer<typeof LookedUp>;

/** The reference of a look-up: it came from this very account, and opens nothing of another. */
export const Reference = z.string().min(1).max(80);

export const Attachments = z
  .array(Id)
  .max(20)
  .default([])
  .describe('Files of the account that wait for this.');

export const NewPerson = z
  .object({
    name: Name,
    middleName: Line.max(LONGEST_NAME).optional(),
    lastName: Name,
    identity: TypedIdentity,
    address: z.object({
      street: Line.max(120).optional(),
      houseNumber: Line.min(1).max(20),
      apartmentNumber: Line.max(20).optional(),
      postalCode: Line.min(1).max(12),
      city: Line.min(1).max(80),
      countryCode: Country,
    }),
    attachments: Attachments,
    consentVersion: z
      .string()
      .max(40)
      .optional()
      .describe('Which words were agreed to: what `consentVersion` of registration-settings was (A-48).'),
    reference: Reference.optional().describe(
      'Of a look-up of the same person; without it the registration counts as a look-up (AP-46).',
    ),
  })
  .meta({ id: 'NewPerson', description: 'A§3, A§5. Somebody who is to be registered below an account.' });
export type NewPerson = z.infer<typeof NewPerson>;

/**
 * A§4, A-51. REGISTERED: a new person. REVERTED: this account's ended link has come back. REQUESTED: the person is known, and has been
 * asked, or the unit. ALREADY_EXIST: the unit has a record, and hands it over to nobody who has not proved to be its person (AP-57).
 * WARD, CHILD: this account acts for the person already, in that role.
 */
export const EnrolmentOutcome = z
  .enum(['REGISTERED', 'REVERTED', 'REQUESTED', 'ALREADY_EXIST', 'WARD', 'CHILD'])
  .describe(
    'REGISTERED: a new person; REVERTED: this account’s ended link has come back; REQUESTED: the person is known, and has been asked, or the unit; ALREADY_EXIST: the unit has a record, and hands it over to nobody who has not proved to be its person; WARD, CHILD: this account acts for the person already, in that role.',
  );
export type EnrolmentOutcome = z.infer<typeof EnrolmentOutcome>;

/** Hosts may answer an outcome that is none of these: it has a page of its own. */
export const Enrolled = z
  .object({
    outcome: EnrolmentOutcome.or(z.string().min(1).max(40)),
    patientId: Id.optional().describe('Of somebody whom the account acts for from now on, or already.'),
  })
  .meta({ id: 'Enrolled', description: 'What has become of a registration.' });
export type Enrolled = z.infer<typeof Enrolled>;

/** AP-16: nothing else is told of a known person. */
export const Finding = z
  .object({
    answer: z
      .enum(['REGISTER', 'LINK', 'MINE'])
      .describe(
        'What comes next: REGISTER: nobody is known, the person can be registered; LINK: the person is known, and can be asked for; MINE: the account acts for the person already.',
      ),
    reference: Reference.optional().describe('For the link or the registration; absent with MINE.'),
    patientId: Id.optional().describe('With MINE alone: whose card the account has already.'),
  })
  .meta({ id: 'Finding', description: 'AP-16. Whether somebody is known, and no more.' });
export type Finding = z.infer<typeof Finding>;
