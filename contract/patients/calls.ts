/** A§3, A§7, B§2 and B§7 of the specification. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NO_REASON_GIVEN, NO_SUCH_PATIENT, NOT_FOUND, REFUSED } from '#contract/errors.ts';
import { Id, Instant } from '#contract/primitives.ts';
import { jan } from './examples.ts';
import { AddressChange, DocumentChange, NamesChange, Patient } from './schemas.ts';

const area = 'patients';

export const patients = {
  list: call({
    area,
    method: 'GET',
    path: '/portal/api/patients',
    record: 'read',
    summary: 'Every patient for whom the account may act',
    description:
      'The account’s own record first, then wards, then children (`patientRole` PATIENT, WARD, CHILD). Only links that are confirmed at this moment count: one that waits or was blocked is left out, and so is a child from its 18th birthday on (A-54). An account without a record of its own may have an empty list. `authorized` says whether the medical unit has confirmed the patient’s data: until then nobody sees of them what others than the account made (A-53, AP-17). `insurance` without `insurerCode`: no insurer is known.',
    example: { output: [jan] },
  }).output(z.array(Patient)),

  update: call({
    area,
    method: 'PUT',
    path: '/mpi/accounts/mpi-user/patients/{id}',
    record: 'write',
    summary: 'Changes what may be changed of a person',
    description:
      'Each part that is sent is replaced whole, and what is left out of it is emptied; a part that is not sent stays (AP-20). An address without `countryCode` keeps its country. The postal code must have the form of the country that the address is in: 00-000 in Poland. `correspondenceAddress` null: letters go to the home address. `names` are taken only while the unit has not confirmed the person and names are not disabled (A-61). A document that somebody else has is saved as any other, and the unit clears whose it is: the answer never tells (S-12, AP-56). Nothing else changes, whatever the body says: PESEL, birth date, gender, role, confirmation and insurer are the unit’s. A `version` that is not the stored one is refused with what is stored; without one, as the booking sends an address alone (B§2), what is sent is saved over whatever is there.',
    refusals: {
      NOT_FOUND: NO_SUCH_PATIENT,
      STALE_VERSION:
        'The record was changed since `version` was read; nothing is saved. `stored` is what it is now.',
      POSTAL_CODE: 'The postal code is none of the country of the home address.',
      LETTERS_POSTAL_CODE: 'The postal code is none of the country of the address for letters.',
      COUNTRY_UNKNOWN: 'The home address is in a country whose code is none of ISO 3166.',
      LETTERS_COUNTRY_UNKNOWN: 'The same of the address for letters.',
      DOCUMENT_COUNTRY_UNKNOWN: 'The same of the country that gave the document.',
      NAMES_LOCKED: 'The unit has confirmed the person, or changes names alone (A-61).',
      NAME_REFUSED: 'The first or the last name is empty, or a name has signs that names do not have (A-60).',
      DOCUMENT_REFUSED:
        'A person without a PESEL needs a document with its number and a country that is not Poland (A-57, A-58).',
      TOO_MANY_DOCUMENTS:
        'The account has changed documents five times within an hour, or twenty within a day (AP-46); from `until` on the next change of one is taken.',
      FILE_REQUIRED:
        'The unit requires a file of each person and the account sees none; nothing is saved (A-65). Not asked of an address alone, as the booking sends it (B§2).',
      REFUSED: NO_REASON_GIVEN,
    },
    byStatus: { 400: 'REFUSED' },
    example: {
      input: {
        id: jan.id,
        address: {
          street: 'ul. Krótka',
          houseNumber: '5',
          apartmentNumber: '3',
          postalCode: '20-012',
          city: 'Lublin',
        },
        version: 1,
      },
      output: jan,
    },
  })
    .input(
      z.object({
        id: Id,
        address: AddressChange.optional(),
        correspondenceAddress: AddressChange.nullable().optional(),
        identity: DocumentChange.optional(),
        names: NamesChange.optional(),
        version: z.number().int().optional(),
      }),
    )
    .output(Patient)
    .errors({
      NOT_FOUND,
      STALE_VERSION: { status: 409, data: z.object({ stored: Patient.optional() }) },
      POSTAL_CODE: { status: 400 },
      LETTERS_POSTAL_CODE: { status: 400 },
      COUNTRY_UNKNOWN: { status: 400 },
      LETTERS_COUNTRY_UNKNOWN: { status: 400 },
      DOCUMENT_COUNTRY_UNKNOWN: { status: 400 },
      NAMES_LOCKED: { status: 400 },
      NAME_REFUSED: { status: 400 },
      DOCUMENT_REFUSED: { status: 400 },
      TOO_MANY_DOCUMENTS: { status: 429, data: z.object({ until: Instant }) },
      FILE_REQUIRED: { status: 400 },
      REFUSED,
    }),
};
