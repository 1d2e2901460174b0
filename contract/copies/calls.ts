/** A§2, A§7 and B§3 of the specification: requests for copies of the medical record, and what becomes of them. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NOT_FOUND } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';
import {
  AGREEING_ERRORS,
  AGREEING_REFUSALS,
  ASKING_ERRORS,
  ASKING_REFUSALS,
  NO_SUCH_REQUEST,
} from './errors.ts';
import { agreed, copyRequest, newRequest } from './examples.ts';
import { CopiesSettings, CopyRequest, NewCopyRequest, Timestamp } from './schemas.ts';

const area = 'copies';
const path = '/mpi/cdoc-requests';
const { id } = copyRequest;

export const copies = {
  settings: call({
    area,
    method: 'GET',
    path: `${path}/settings`,
    summary: 'What can be asked for, and what it costs in words',
    description: 'B-105: where another call says otherwise, this one rules.',
    example: {
      output: {
        cdocTypes: ['COPY', 'EXTRACT', 'PERM', 'PERM_PERSON'],
        cdocScopeEnable: true,
        priceText: { pl: 'Pierwsza kopia jest bezpłatna.', en: 'The first copy is free of charge.' },
      },
    },
  }).output(CopiesSettings),

  list: call({
    area,
    method: 'GET',
    path: `${path}/mpi-user`,
    record: 'read',
    entriesApart: '',
    summary: 'The requests for copies of all patients of the account',
    description:
      'The newest first, 1000 at most; registered in the half-open time from `registeredAfter` to before `registeredBefore`, each in milliseconds since 1970, absent: without that end (A-128). Of an account or patient that is not confirmed those alone which the account has made, without files (AP-74).',
    example: { input: { onlyUncompleted: 'true' }, output: [copyRequest] },
  })
    .input(
      z.object({
        onlyUncompleted: z
          .enum(['true', 'false'])
          .optional()
          .describe('true: those that are REGISTERED, ACCEPTED or PREPARED (B-25); absent: all.'),
        registeredAfter: Timestamp.optional(),
        registeredBefore: Timestamp.optional(),
      }),
    )
    .output(z.array(CopyRequest).max(1_000)),

  get: call({
    area,
    method: 'GET',
    path: `${path}/mpi-user/{id}`,
    record: 'read',
    summary: 'One request for copies',
    description: 'As in the list.',
    refusals: { NOT_FOUND: NO_SUCH_REQUEST },
    example: { input: { id }, output: copyRequest },
  })
    .input(z.object({ id: Id }))
    .output(CopyRequest)
    .errors({ NOT_FOUND }),

  getByOtherPath: call({
    area,
    method: 'GET',
    path: `${path}/{id}`,
    record: 'read',
    inAudit: 'copies.get',
    summary: 'One request for copies, at the other path of the specification',
    description: 'The same answer to the same people as copies.get (AP-34).',
    refusals: { NOT_FOUND: NO_SUCH_REQUEST },
    example: { input: { id }, output: copyRequest },
  })
    .input(z.object({ id: Id }))
    .output(CopyRequest)
    .errors({ NOT_FOUND }),

  ask: call({
    area,
    method: 'POST',
    path: `${path}/mpi-user`,
    record: 'write',
    summary: 'Asks for copies of the medical record',
    description:
      'By documents, by those of a visit, or by unit and period; REGISTERED at first. PAPER and STORAGE go by the modes 1, 2, 3 and 6, DOWNLOAD by 5, and PERM kinds are NONE and 0. The same key is made once, and answered with what it made. Nobody asks for a patient who is not `authorized`, and no account that is not AUTHORIZED asks (AP-74).',
    refusals: ASKING_REFUSALS,
    example: { input: newRequest, output: { ...copyRequest, state: 'REGISTERED' } },
  })
    .input(NewCopyRequest)
    .output(CopyRequest)
    .errors(ASKING_ERRORS),

  attachment: call({
    area,
    method: 'GET',
    path: `${path}/mpi-user/{id}/attachments/{attId}`,
    record: 'read',
    summary: 'A file of a copy',
    description:
      'Changes nothing, and may be fetched again. The name stands in Content-Disposition. Nobody fetches one before its payment is certain, or as an account that is not AUTHORIZED (AP-74).',
    refusals: {
      NOT_FOUND: `${NO_SUCH_REQUEST} Also when it has no such file, it is not prepared or not paid, or the 30 days are over (B-103).`,
    },
    example: { input: { id, attId: 'copy-file-1' } },
  })
    .input(z.object({ id: Id, attId: Id }))
    .output(z.file())
    .errors({ NOT_FOUND }),

  acceptPrice: call({
    area,
    method: 'POST',
    path: '/portal/api/cdoc-requests/{id}/price',
    record: 'write',
    summary: 'Agrees to the price of a copy',
    description:
      'B-69, B-102: names the amount that was seen. An amount above zero needs it, once for each higher one; its invoice (COPIES) is issued with it. The same amount may be agreed to twice.',
    refusals: AGREEING_REFUSALS,
    example: { input: { id, amount: 4_500 }, output: agreed },
  })
    .input(z.object({ id: Id, amount: z.number().int().min(0).describe('Grosze.') }))
    .output(CopyRequest)
    .errors(AGREEING_ERRORS),
};
