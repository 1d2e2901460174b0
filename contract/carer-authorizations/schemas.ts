import { z } from 'zod';
import { Code, Day, Id, Line } from '#contract/primitives.ts';
import { LONGEST_NAME } from '#contract/people/reading/names.ts';
import { PESEL_LENGTH } from '#contract/people/reading/pesel.ts';

const Name = Line.min(1).max(LONGEST_NAME);

const CarerAddress = z.object({
  street: Line.max(120).optional(),
  houseNumber: Line.min(1).max(20),
  apartmentNumber: Line.max(20).optional(),
  postalCode: Line.min(1).max(12),
  city: Line.min(1).max(80),
  postalCity: Line.max(80).optional(),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
});

/** The address of the document that was signed: a page of the portal's. */
const Url = Line.min(1).max(500);

export const NewCarerAuthorization = z
  .object({
    patientId: Id,
    key: Id.describe('Of the sender: the same key is carried out once, and answered alike (B-33).'),
    consentId: Id.describe('The consent that it follows from; one has one authorization.'),
    patientCarerNationalId: z.string().length(PESEL_LENGTH).optional(),
    documentType: Code.optional(),
    documentNumber: Line.min(1).max(40).optional(),
    documentCountry: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    name: Name,
    lastName: Name,
    typeAuthorizationDocument: Code.describe('A-144: the kind of the consent, "CDPM".'),
    dateFrom: Day,
    dateTo: Day.optional(),
    url: Url.optional().describe('A-144: the signed document, once there is one.'),
    awaitsSignature: z.boolean().describe('The consent is in force from its signature on, and has none yet.'),
    address: CarerAddress.optional(),
  })
  .meta({ id: 'NewCarerAuthorization', description: 'B§3. Who may know of a patient, and from when on.' });
export type NewCarerAuthorization = z.infer<typeof NewCarerAuthorization>;

export const CarerAuthorizationChange = z.object({
  patientId: Id,
  id: Id,
  dateTo: Day.optional().describe('It is taken back: its last day.'),
  url: Url.optional().describe('It has been signed: the document.'),
});

export const CarerAuthorization = z
  .object({
    id: Id,
    consentId: Id,
    dateFrom: Day,
    dateTo: Day.optional(),
    url: Url.optional().describe('A-144: the signed document, as the portal has told it.'),
    isActive: z.boolean().describe('False once it was taken back; the row stays (A-143).'),
  })
  .meta({
    id: 'CarerAuthorization',
    description: 'B§3. Nothing of the person: neither words nor whether the person is known here (S-56).',
  });
