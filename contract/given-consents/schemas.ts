import { z } from 'zod';
import { GivenByRole } from '#contract/declarations/schemas.ts';
import { LONGEST_NAME } from '#contract/people/reading/names.ts';
import { Code, Day, Id, Instant, Line, ProviderText } from '#contract/primitives.ts';

/** CPAR: to a partner; CDPM: to a person; CTEL: teleconsultations; INFO: information; OCCU: occupational medicine. */
export const ConsentType = z
  .enum(['CPAR', 'CDPM', 'CTEL', 'INFO', 'OCCU'])
  .describe(
    'CPAR: records are shared with a partner; CDPM: records are given to a person; CTEL: teleconsultations; INFO: a person is told of the patient’s health; OCCU: occupational medicine.',
  );
export type ConsentType = z.infer<typeof ConsentType>;

/** two L here, and one in declarations. */
export const KnownConsentStatus = z
  .enum(['REGISTERED', 'SIGNED', 'CANCELLED'])
  .describe('REGISTERED: given; SIGNED: given and signed; CANCELLED: taken back.');
export type KnownConsentStatus = z.infer<typeof KnownConsentStatus>;

const Country = z.string().regex(/^[A-Z]{2}$/);

const CarerAddress = z.object({
  street: Line.max(120).optional(),
  houseNumber: Line.max(20).optional(),
  apartmentNumber: Line.max(20).optional(),
  postalCode: Line.max(12).optional(),
  city: Line.max(80).optional(),
  postalCity: Line.max(80).optional().describe('Where the post office is, when it is another town.'),
  country: Country.optional().describe('Absent: PL.'),
});

export const AuthorizedPerson = z
  .object({
    name: Line.max(LONGEST_NAME),
    lastName: Line.max(LONGEST_NAME),
    identity: z.object({
      nationalIdentificationNumber: Line.max(30).optional(),
      documentType: Code.optional().describe('Of GET /mpi/accounts/identification-settings.'),
      documentNumber: Line.max(40).optional(),
      country: Country.optional().describe('Absent: PL (B§9).'),
    }),
    address: CarerAddress.optional(),
  })
  .meta({ id: 'AuthorizedPerson', description: 'B§3. Whom a CDPM names, in the words of who gave it.' });
export type AuthorizedPerson = z.infer<typeof AuthorizedPerson>;

export const Personnel = z
  .object({ id: Id, name: z.string(), lastName: z.string(), degree: z.string().optional() })
  .meta({ id: 'PartnerPersonnel', description: 'B§3. Somebody who works at a partner.' });

export const Consent = z
  .object({
    id: Id,
    patientId: Id,
    consentType: Code.describe('CPAR, CDPM, CTEL, INFO, OCCU, or a kind that only the provider knows.'),
    consentStatus: Code.describe(
      'REGISTERED, SIGNED or CANCELLED. C and UNCHECKED are no status of a document (A-104), and any other word is never in force.',
    ),
    validFrom: Day.optional().describe('Absent: from its making on.'),
    validTo: Day.optional().describe('The last day; absent: until it is taken back.'),
    cancelledOn: Day.optional(),
    registeredAt: Instant.optional(),
    signedAt: Instant.optional(),
    givenByRole: GivenByRole.optional(),
    authorizedPartnerId: Id.optional(),
    partner: z.object({ id: Id, name: ProviderText }).optional().describe('Of a CPAR.'),
    personnelId: Id.optional(),
    personnel: Personnel.optional().describe('Of a CPAR; absent: everybody at the partner.'),
    onlySelectedDocuments: z
      .boolean()
      .optional()
      .describe('Of a CPAR: what is shared one by one alone, else all documents.'),
    systemId: Id.optional().describe('The number that the partner’s system gave (B-34).'),
    authorizedPerson: AuthorizedPerson.optional().describe('Of a CDPM.'),
    signatureRequired: z
      .boolean()
      .optional()
      .describe('Whether it is in force only when SIGNED (B-38); absent: CPAR and CDPM are.'),
    waitsForOwnConsent: z
      .boolean()
      .optional()
      .describe('The patient is 16 or 17, and their own consent is awaited (B-43).'),
    inForce: z.boolean().optional().describe('Today, by the provider’s clock.'),
    version: z.number().int().optional(),
  })
  .meta({ id: 'Consent', description: 'B§3. A consent that a patient has given.' });
export type Consent = z.infer<typeof Consent>;

const given = {
  patientId: Id,
  validFrom: Day.optional().describe('Not before today in Warsaw; absent: today (B-75).'),
  validTo: Day.optional().describe('Not before the first day, itself included.'),
  key: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .describe('Random, of one draft: the same with the same key is saved once, however often it comes.'),
};

export const NewConsent = z.object({
  ...given,
  consentType: ConsentType.exclude(['CPAR']).describe(
    'CDPM: records are given to a person; CTEL: teleconsultations; INFO: a person is told of the patient’s health; OCCU: occupational medicine.',
  ),
  authorizedPerson: AuthorizedPerson.optional().describe('Of a CDPM, and of no other.'),
});
export type NewConsent = z.infer<typeof NewConsent>;

export const NewPartnerConsent = z.object({
  ...given,
  authorizedPartnerId: Id,
  personnelId: Id.optional().describe('Absent: everybody at the partner.'),
  onlySelectedDocuments: z.boolean(),
});
export type NewPartnerConsent = z.infer<typeof NewPartnerConsent>;

export const GivingSettings = z
  .object({
    signatureRequired: z.record(ConsentType, z.boolean()),
    guardianMayGive: z
      .boolean()
      .describe('Whether who acts for a child or ward may give consents for them (A-141).'),
  })
  .meta({ id: 'ConsentGivingSettings', description: 'Ours. What giving a consent asks for (B-38, A-141).' });
export type GivingSettings = z.infer<typeof GivingSettings>;
