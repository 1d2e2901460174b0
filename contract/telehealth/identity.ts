/** A§7 of the specification: who a patient is in the telehealth system. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { Day, Id } from '#contract/primitives.ts';

const area = 'telehealth';
const key = { accountId: 'account-2001', patientId: 'patient-1001' };
const OUT_OF_REACH =
  'There is no such patient, the account may not act for this one, or `accountId` is another account’s than the session’s: the same answer for all.';

const Identifier = z
  .object({
    root: z
      .string()
      .regex(/^[\d.]{1,120}$/)
      .describe('An OID: of the PESEL numbers, or of the documents of a country (AP-24).'),
    extension: z.string().min(1).max(60).describe('The number itself.'),
    assigningAuthorityName: z.string().min(1).max(60),
  })
  .meta({ id: 'TelehealthIdentifier', description: 'A§7. One number by which a person is known.' });
const Identifiers = z.array(Identifier).max(10);

const jan = [
  {
    root: '2.16.840.1.113883.3.4424.1.1.616',
    extension: '54031400034',
    assigningAuthorityName: 'PESEL',
  },
];

const Taken = z.object({ value: z.literal(true) });
const Key = z.object({ accountId: Id, patientId: Id });

export const telehealthIdentity = {
  identifier: call({
    area,
    method: 'GET',
    path: '/amts/patient/identifier/{accountId}/{x}',
    record: 'read',
    summary: 'The numbers by which the telehealth system may know a patient',
    description:
      '`x` is the patient’s id, never a PESEL: the provider finds the number itself (AP-24). Of a foreigner it is the document, under the root of its country. An empty list: no number is known.',
    refusals: { NOT_FOUND: OUT_OF_REACH },
    example: { input: { accountId: key.accountId, x: key.patientId }, output: { identifiers: jan } },
  })
    .input(z.object({ accountId: Id, x: Id }))
    .output(z.object({ identifiers: Identifiers }))
    .errors({ NOT_FOUND: { status: 404 } }),

  data: call({
    area,
    method: 'POST',
    path: '/amts/patient/data/{accountId}/{patientId}',
    record: 'write',
    summary: 'Tells the telehealth system the numbers of a patient whom it knows',
    description:
      'After a registration and after a change of the patient’s data. It may come again: the same does the same.',
    refusals: { NOT_FOUND: `The telehealth system does not know the patient yet. Or: ${OUT_OF_REACH}` },
    example: { input: { ...key, identifiers: jan }, output: { value: true } },
  })
    .input(Key.extend({ identifiers: Identifiers }))
    .output(Taken)
    .errors({ NOT_FOUND: { status: 404 } }),

  create: call({
    area,
    method: 'POST',
    path: '/amts/patient/data/{accountId}/{patientId}/new',
    record: 'write',
    summary: 'Makes a patient known to the telehealth system',
    description:
      'When it has answered 404 to the call without /new. `gender` is F, M or UN (A-59). It may come again: the same does the same.',
    refusals: { NOT_FOUND: OUT_OF_REACH },
    example: {
      input: {
        ...key,
        identifiers: jan,
        name: 'Jan',
        surname: 'Nowak',
        birthDate: '1954-03-14',
        gender: 'M',
      },
      output: { value: true },
    },
  })
    .input(
      Key.extend({
        identifiers: Identifiers,
        name: z.string().min(1).max(200),
        surname: z.string().min(1).max(200),
        birthDate: Day,
        gender: z.enum(['F', 'M', 'UN']).describe('F: female; M: male; UN: neither, or not told.'),
      }),
    )
    .output(Taken)
    .errors({ NOT_FOUND: { status: 404 } }),
};
