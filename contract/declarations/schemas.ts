import { z } from 'zod';
import { PhoneNumber } from '#contract/account/schemas.ts';
import { AddressChange } from '#contract/patients/schemas.ts';
import { Address, Day, Id, Instant, Line, Lines, ProviderText } from '#contract/primitives.ts';
import { LONGEST_OTHER_REASON } from './reading/choices.ts';

export const DeclarationType = z
  .enum(['GP', 'NURSE', 'MIDWIFE'])
  .describe('Whom the patient chooses: GP: a family doctor; NURSE; MIDWIFE.');
export type DeclarationType = z.infer<typeof DeclarationType>;

export const DeclarationState = z
  .enum(['REGISTERED', 'SUBMITTED', 'CANCELED'])
  .describe('REGISTERED: written down, not yet with the unit; SUBMITTED: in force; CANCELED: withdrawn.');

/** SELF: the patient; GUARDIAN: whoever acts for them; UNIT: the staff entered it. */
export const GivenByRole = z
  .enum(['SELF', 'GUARDIAN', 'UNIT'])
  .describe('SELF: the patient; GUARDIAN: whoever acts for them; UNIT: the staff.');
export type GivenByRole = z.infer<typeof GivenByRole>;

const OrderNumber = z.number().int().min(1).max(4);
const ReasonCode = z.number().int().min(1).max(5);
const OtherReason = Lines.max(LONGEST_OTHER_REASON);

/** B§3. The six fields of a choice: two blocks that may differ. */
export const ChoiceFields = z.object({
  healthcareProviderChoiceOrderNumber: OrderNumber,
  healthcareProviderChoiceOrderReasonCode: ReasonCode.optional(),
  healthcareProviderChoiceOtherReason: OtherReason.optional(),
  practitionerChoiceOrderNumber: OrderNumber,
  practitionerChoiceOrderReasonCode: ReasonCode.optional(),
  practitionerChoiceOtherReason: OtherReason.optional(),
});
export type ChoiceFields = z.infer<typeof ChoiceFields>;

const DeclaredPractitioner = z
  .object({
    employee: z.object({
      id: Id,
      name: z.string(),
      middleName: z.string().optional(),
      lastName: z.string(),
      degree: z.string().optional(),
    }),
    occupation: z.object({ code: z.string() }),
    practiceNumber: z.string().optional(),
  })
  .meta({ id: 'DeclaredPractitioner', description: 'B§3. A doctor, nurse or midwife of primary care.' });

const DeclaredUnit = z
  .object({
    id: Id,
    name: ProviderText,
    address: ProviderText.optional().describe('In one line.'),
    systemUnitId: Id.optional(),
    systemPractitionerId: Id.optional(),
  })
  .meta({ id: 'DeclaredUnit', description: 'B§3. Where the chosen one works.' });

const details = {
  practitioner: DeclaredPractitioner.optional().describe('Absent: the declaration does not say.'),
  hospitalOrganizationUnit: DeclaredUnit.nullable().optional().describe('Null: they work in no unit.'),
  ...ChoiceFields.partial().shape,
  withdrawnOn: Day.optional(),
};

export const Declaration = z
  .object({
    id: Id,
    patientId: Id,
    type: DeclarationType,
    state: DeclarationState,
    registrationDate: Day,
    systemId: Id.optional(),
    dateOfSubmission: Day.optional(),
    ...details,
    stateExport: z.enum(['A', 'N']).optional().describe('A: the hospital system has taken it as active.'),
    givenByRole: GivenByRole.optional(),
    signedAt: Instant.optional().describe(
      'While REGISTERED: it is signed, and the hospital system has not taken it yet.',
    ),
    urlEpuap: z
      .url()
      .optional()
      .describe(
        'Where the signed one lies at the signing service (B-35), told with one declaration alone: for the server, and on no page.',
      ),
    version: z.number().int().optional(),
  })
  .meta({ id: 'Declaration', description: "B§3. The portal's own declaration." });
export type Declaration = z.infer<typeof Declaration>;

export const HospitalDeclaration = z
  .object({
    systemId: Id,
    patientId: Id,
    type: DeclarationType,
    stateExport: z.enum(['A', 'N']).describe('A: active at the hospital system; N: not.'),
    state: DeclarationState.optional().describe(
      'REGISTERED: pre-registered, not signed; SUBMITTED: in force; CANCELED: no longer.',
    ),
    dateOfSubmission: Day.optional(),
    ...details,
  })
  .meta({
    id: 'HospitalDeclaration',
    description: 'B§3. A declaration held in the hospital system; stateExport A is an active one (A-154).',
  });
export type HospitalDeclaration = z.infer<typeof HospitalDeclaration>;

/** The choice that is declared; the unit null of somebody who works in none. */
const Chosen = ChoiceFields.extend({
  patientId: Id,
  type: DeclarationType,
  practitionerId: Id,
  hospitalOrganizationUnitId: Id.nullable(),
});

export const PreRegistration = Chosen.extend({
  key: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .describe('Random, of one draft: the same with the same key is registered once, however often it comes.'),
  replaces: Id.optional().describe(
    'The systemId of a pre-registration of this kind that goes with this one.',
  ),
});

export const NewDeclaration = Chosen.extend({
  systemId: Id.describe('What addId has answered (B-44).'),
  replaces: Id.optional().describe(
    'The live declaration of this kind that is withdrawn with the save (A-149).',
  ),
});

export const StaffMember = z
  .object({ practitioner: DeclaredPractitioner, hospitalOrganizationUnit: DeclaredUnit.nullable() })
  .meta({
    id: 'PrimaryCareStaffMember',
    description: 'B§7. Somebody who may be chosen, and where they work.',
  });
export type StaffMember = z.infer<typeof StaffMember>;

export const HealthcareProvider = z
  .object({ name: ProviderText, address: ProviderText.optional(), phoneNumber: z.string().optional() })
  .meta({ id: 'HealthcareProvider', description: 'B§7. Whom a declaration names as the provider.' });
export type HealthcareProvider = z.infer<typeof HealthcareProvider>;

export const DeclarationData = z
  .object({
    familyName: z.string().optional(),
    address: Address,
    phoneNumber: z.string().optional(),
    insurance: z.object({ insurerCode: z.string().optional() }),
  })
  .meta({
    id: 'DeclarationData',
    description: 'B-46. What a declaration says of the patient beside the names.',
  });
export type DeclarationData = z.infer<typeof DeclarationData>;

/** Each part that is sent is saved; one that is not stays. */
export const DeclarationDataChange = z.object({
  familyName: Line.max(80).optional(),
  address: AddressChange.optional(),
  phoneNumber: PhoneNumber.optional(),
  insurerCode: z
    .string()
    .regex(/^(0[1-9]|1[0-6])$/)
    .optional()
    .describe('Of the sixteen branches of the National Health Fund.'),
});
