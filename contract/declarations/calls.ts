/** B§3, B§5 and B§7 of the specification: the portal's own declarations of choice. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NO_SUCH_PATIENT, NOT_FOUND } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';
import {
  CHANGING_ERRORS,
  CHANGING_REFUSALS,
  NEW_DECLARATION_ERRORS,
  NEW_DECLARATION_REFUSALS,
  NO_SUCH_DECLARATION,
} from './errors.ts';
import { chosen, choices, declaration, patientId } from './examples.ts';
import { ChoiceFields, Declaration, NewDeclaration } from './schemas.ts';

const area = 'declarations';
const path = '/declarations/mpi-user/declarations';
const SEEN =
  'Where the account is not AUTHORIZED or the patient not `authorized`, those alone that the account made itself (B-70).';

export const declarations = {
  list: call({
    area,
    method: 'GET',
    path,
    record: 'read',
    summary: 'The declarations of choice of all patients of the account',
    description: `In every state, oldest first. ${SEEN}`,
    example: { output: [declaration] },
  }).output(z.array(Declaration)),

  get: call({
    area,
    method: 'GET',
    path: `${path}/{id}`,
    record: 'read',
    summary: 'One of them, whole',
    description: `REGISTERED: made, not yet with the hospital system; SUBMITTED: there, under \`systemId\`; CANCELED: withdrawn or replaced. \`signedAt\` of a REGISTERED one: it waits for the hospital system (A-151). ${SEEN}`,
    refusals: { NOT_FOUND: NO_SUCH_DECLARATION },
    example: { input: { id: declaration.id }, output: declaration },
  })
    .input(z.object({ id: Id }))
    .output(Declaration)
    .errors({ NOT_FOUND }),

  forPatient: call({
    area,
    method: 'GET',
    path: '/declarations/mpi-user/declarationspatient/{patientId}',
    record: 'read',
    summary: 'Declarations of choice that a patient made in the portal',
    description: `Choices of a doctor (GP), nurse or midwife of primary care. ${SEEN} Some services can be booked only by patients who have one (B§5).`,
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: { input: { patientId }, output: [declaration] },
  })
    .input(z.object({ patientId: Id }))
    .output(z.array(Declaration))
    .errors({ NOT_FOUND }),

  add: call({
    area,
    method: 'POST',
    path,
    record: 'write',
    summary: 'Saves a new declaration',
    description:
      'As REGISTERED, of today in Warsaw, with the `systemId` that addId has answered (B-44). One of a kind and patient is live: the one that stands is withdrawn with the save when `replaces` names it, else it is refused (A-149). Sent again with the same `systemId` because its answer was lost, it is answered as it stands.',
    refusals: NEW_DECLARATION_REFUSALS,
    byStatus: { 409: 'ALREADY_EXISTS' },
    example: {
      input: { ...chosen, systemId: 'poz-4020' },
      output: {
        ...declaration,
        id: 'declaration-5009',
        type: 'NURSE',
        state: 'REGISTERED',
        systemId: 'poz-4020',
        stateExport: 'N',
        signedAt: undefined,
      },
    },
  })
    .input(NewDeclaration)
    .output(Declaration)
    .errors(NEW_DECLARATION_ERRORS),

  change: call({
    area,
    method: 'PATCH',
    path: `${path}/{id}`,
    record: 'write',
    summary: 'Edits the choices of a declaration, or withdraws it',
    description:
      'While it is REGISTERED and not signed (B-48): `choices` replaces both, without what their numbers and reasons have no use for (A-147); `state` CANCELED withdraws it for good. One that is withdrawn already is answered as it stands. A `version` that is not the stored one is refused with what is stored; a withdrawal needs none.',
    refusals: CHANGING_REFUSALS,
    byStatus: { 409: 'NOT_OPEN' },
    example: {
      input: { id: 'declaration-5002', choices, version: 1 },
      output: { ...declaration, id: 'declaration-5002', version: 2 },
    },
  })
    .input(
      z.object({
        id: Id,
        choices: ChoiceFields.optional(),
        state: z.literal('CANCELED').optional(),
        version: z.number().int().optional(),
      }),
    )
    .output(Declaration)
    .errors(CHANGING_ERRORS),

  printout: call({
    area,
    method: 'GET',
    path: `${path}/{id}/printout`,
    record: 'read',
    summary: 'A declaration as a PDF',
    description: 'A tagged PDF in the language of Accept-Language (S-44), to be signed at the unit.',
    refusals: { NOT_FOUND: NO_SUCH_DECLARATION },
    example: { input: { id: declaration.id } },
  })
    .input(z.object({ id: Id }))
    .output(z.file().mime('application/pdf'))
    .errors({ NOT_FOUND }),
};
