/** B§3, B§7 of the specification, decisions, S-56: who may know of a patient, in the hospital's system. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NO_SUCH_PATIENT, NOT_FOUND } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';
import { IsThere } from '#contract/questionnaires/schemas.ts';
import {
  ADD_ERRORS,
  ADD_REFUSALS,
  CHANGE_ERRORS,
  CHANGE_REFUSALS,
  REMOVE_ERRORS,
  REMOVE_REFUSALS,
} from './errors.ts';
import { CarerAuthorization, CarerAuthorizationChange, NewCarerAuthorization } from './schemas.ts';

const area = 'carer-authorizations';
const BASE = '/mpi/patient-entries/mpi-user';
const patientId = 'patient-1001';

export const carerAuthorizations = {
  list: call({
    area,
    method: 'GET',
    path: '/portal/api/carer-authorizations/{patientId}',
    record: 'read',
    summary: 'A patient’s carer authorizations, by consent',
    description:
      'With those that were taken back, the newest first: by them the portal finds the one of a consent, which it is to change.',
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: {
      input: { patientId },
      output: [{ id: 'carer-1', consentId: 'consent-2', dateFrom: '2026-01-15', isActive: true }],
    },
  })
    .input(z.object({ patientId: Id }))
    .output(z.array(CarerAuthorization).max(1_000))
    .errors({ NOT_FOUND }),

  add: call({
    area,
    method: 'POST',
    path: `${BASE}/carer-auth`,
    record: 'write',
    summary: 'Notes in the hospital’s system who may know of a patient',
    description:
      'The second step of a consent for a person. The same key, and the same consent, are carried out once. Whether the person is a patient here is found by the provider alone, and neither answer nor time tells it (S-56).',
    refusals: ADD_REFUSALS,
    byStatus: { 400: 'INCOMPLETE', 409: 'CARER_REFUSED' },
    example: {
      input: {
        patientId,
        key: '0d6f2c1e',
        consentId: 'consent-9',
        documentType: 'PASSPORT',
        documentNumber: 'AB1234567',
        documentCountry: 'UA',
        name: 'Ewa',
        lastName: 'Dąbrowska',
        typeAuthorizationDocument: 'CDPM',
        dateFrom: '2026-11-27',
        awaitsSignature: true,
      },
      output: { id: 'carer-9' },
    },
  })
    .input(NewCarerAuthorization)
    .output(z.object({ id: Id }))
    .errors(ADD_ERRORS),

  change: call({
    area,
    method: 'PATCH',
    path: `${BASE}/carer-auth/{id}`,
    record: 'write',
    summary: 'Gives a carer authorization its last day, or its signed document',
    description:
      'With a last day it is taken back: the active system id is cleared, the row and the id that it had stay (A-143). The same may be sent twice. A document says that the consent is signed.',
    refusals: CHANGE_REFUSALS,
    byStatus: { 409: 'CARER_REFUSED' },
    example: { input: { patientId, id: 'carer-1', dateTo: '2026-11-27' }, output: { value: true } },
  })
    .input(CarerAuthorizationChange)
    .output(IsThere)
    .errors(CHANGE_ERRORS),

  remove: call({
    area,
    method: 'DELETE',
    path: `${BASE}/{patientId}/carer-auth/{id}`,
    record: 'write',
    summary: 'Takes away a carer authorization that was never in force',
    description:
      'One that waits for a signature, or begins later than today. Nothing of it stays but the audit.',
    refusals: REMOVE_REFUSALS,
    byStatus: { 409: 'CARER_REFUSED' },
    example: { input: { patientId, id: 'carer-9' }, output: { value: true } },
  })
    .input(z.object({ patientId: Id, id: Id }))
    .output(IsThere)
    .errors(REMOVE_ERRORS),
};
