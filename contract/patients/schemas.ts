import { z } from 'zod';
import { LONGEST_NAME } from '#contract/people/reading/names.ts';
import { Address, Day, Id, Line } from '#contract/primitives.ts';

/** A word of the host's; `reading/scope.ts` reads it. */
export const LinkScope = z
  .string()
  .min(1)
  .max(20)
  .describe(
    'What the account may do for the person (AP-22): ALL: everything; VISITS: visits, teleconsultations, their payments, and messages; VIEW: it reads and writes nothing. Absent: ALL; any other word is read as VIEW.',
  );

export const Patient = z
  .object({
    id: Id,
    name: z.string(),
    middleName: z.string().optional(),
    lastName: z.string(),
    birthDate: Day,
    gender: z
      .enum(['MALE', 'FEMALE', 'OTHER'])
      .describe('The gender as the record has it; OTHER: neither, or not told.'),
    patientRole: z
      .enum(['PATIENT', 'WARD', 'CHILD'])
      .describe(
        'Who the person is to the account: PATIENT: its owner; WARD: somebody for whom the owner acts; CHILD: a child of the owner’s.',
      ),
    authorized: z.boolean(),
    identity: z.object({
      nationalIdentificationNumber: z.string().optional(),
      documentNumber: z.string().optional(),
      countryCode: z.string().length(2).optional(),
    }),
    address: Address,
    insurance: z.object({ insurerCode: z.string().optional() }),
    scope: LinkScope.optional(),
  })
  .meta({ id: 'Patient', description: 'A§3 and B§3. One person whom the account may act for.' });
export type Patient = z.infer<typeof Patient>;

/** The change that a person may make to an address; without a country that stays as it is. */
export const AddressChange = z.object({
  street: Line.max(120).optional(),
  houseNumber: Line.min(1).max(20),
  apartmentNumber: Line.max(20).optional(),
  postalCode: Line.min(1).max(12),
  city: Line.min(1).max(80),
  countryCode: z.string().length(2).optional(),
});
export type AddressChange = z.infer<typeof AddressChange>;

/** The document by which a person is known; without a number there is none. */
export const DocumentChange = z.object({
  documentNumber: Line.min(1).max(40).optional(),
  countryCode: z.string().length(2).optional(),
});
export type DocumentChange = z.infer<typeof DocumentChange>;

export const NamesChange = z.object({
  name: Line.min(1).max(LONGEST_NAME),
  middleName: Line.max(LONGEST_NAME).optional(),
  lastName: Line.min(1).max(LONGEST_NAME),
});
export type NamesChange = z.infer<typeof NamesChange>;
