/** B§2 and B§7 of the specification: which documents the partners of the provider may see. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NO_SUCH_PATIENT, NOT_FOUND } from '#contract/errors.ts';
import { Personnel } from '#contract/given-consents/schemas.ts';
import { Id } from '#contract/primitives.ts';
import { IsThere } from '#contract/questionnaires/schemas.ts';
import { CHANGING_ERRORS, CHANGING_REFUSALS, SHARING_ERRORS, SHARING_REFUSALS } from './errors.ts';
import { DocumentSharing, Partner, PartnerConsent, SharedDocumentKey } from './schemas.ts';

const area = 'partners';
const patientId = 'patient-1001';
const key = { documentId: 'result-1', docType: 'RES', systemName: 'AMMS' } as const;
const partner = { id: 'partner-hospital', name: 'Szpital' } as const;
const ONLY_STAFF = { FORBIDDEN: { status: 403 } } as const;
const WRITING = {
  area,
  description:
    'From a patient’s session always 403, noted in the audit: the staff writes partners (A-174, AP-31).',
  refusals: { FORBIDDEN: 'The call carries a patient’s session.' },
} as const;
const ofPatient = z.object({ patientId: Id });

export const partners = {
  consentDocButtonEnabled: call({
    area,
    method: 'GET',
    path: '/mpi/partners/mpi-user/{patientId}/consent-doc-button-enabled',
    record: 'read',
    summary: 'Whether sharing is offered with this patient’s documents',
    description: 'While it is false the portal shows nothing of sharing, and asks none of the other calls.',
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: { input: { patientId }, output: { value: true } },
  })
    .input(ofPatient)
    .output(z.object({ value: z.boolean() }))
    .errors({ NOT_FOUND }),

  consents: call({
    area,
    method: 'GET',
    path: '/mpi/consents/partner/mpi-user',
    record: 'read',
    summary: 'The patient’s consents for partners',
    description:
      'To whom documents are shown that are shared: those in force, and those that are not, by the partner’s name. One counts only where `inForce` says so: signed where a signature is required (B-38), begun, not ended and not taken back. Nobody sees those of a patient who is not `authorized`, and an account that is not AUTHORIZED sees none (A-53): NOT_FOUND.',
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: {
      input: { patientId },
      output: [
        {
          id: 'partner-consent-1',
          partner: { id: 'partner-hospital', name: 'Szpital Miejski' },
          validFrom: '2026-01-15',
          inForce: true,
        },
      ],
    },
  })
    .input(ofPatient)
    .output(z.array(PartnerConsent).max(200))
    .errors({ NOT_FOUND }),

  dict: call({
    area,
    method: 'GET',
    path: '/mpi/partners/dict',
    summary: 'Partners for whom a consent can be given',
    description: 'By name.',
    example: { output: [{ id: 'partner-hospital', name: 'Szpital Miejski' }] },
  }).output(z.array(Partner).max(1_000)),

  personnel: call({
    area,
    method: 'GET',
    path: '/mpi/partners/{id}/personnel',
    summary: 'Who works at a partner and may be named in a consent',
    description: 'By name; none: a consent can be given for everybody there alone.',
    refusals: { NOT_FOUND: 'There is no such partner.' },
    example: {
      input: { id: 'partner-hospital' },
      output: [{ id: 'personnel-wrona', name: 'Grzegorz', lastName: 'Wrona', degree: 'lek.' }],
    },
  })
    .input(z.object({ id: Id }))
    .output(z.array(Personnel).max(10_000))
    .errors({ NOT_FOUND }),

  add: call({
    ...WRITING,
    method: 'POST',
    path: '/mpi/partners',
    record: 'write',
    summary: 'Would add a partner, and is refused to patients',
    example: { input: { name: 'Szpital' }, output: partner },
  })
    .input(Partner.omit({ id: true }))
    .output(Partner)
    .errors(ONLY_STAFF),

  change: call({
    ...WRITING,
    method: 'PUT',
    path: '/mpi/partners',
    record: 'write',
    summary: 'Would change a partner, and is refused to patients',
    example: { input: partner, output: partner },
  })
    .input(Partner)
    .output(Partner)
    .errors(ONLY_STAFF),

  sharedDocuments: call({
    area,
    method: 'GET',
    path: '/mpi/consents/mpi-user/consentDoc/{patientId}',
    record: 'read',
    summary: 'For which documents sharing was decided, and how',
    description:
      'The patient’s keys with `shared` true or false (B-12). A document that is not among them was never shared.',
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: { input: { patientId }, output: [{ ...key, shared: true }] },
  })
    .input(ofPatient)
    .output(z.array(DocumentSharing).max(10_000))
    .errors({ NOT_FOUND }),

  shareDocument: call({
    area,
    method: 'POST',
    path: '/mpi/consents/mpi-user/consentDoc/{patientId}',
    record: 'write',
    summary: 'Shares a document for the first time',
    description:
      'With every partner for whom the patient has a consent in force (B-12). When a shared result is corrected, its sharing goes over to the new version and the patient is told; a version that is out of date is not shared any more (S-53).',
    refusals: SHARING_REFUSALS,
    byStatus: { 409: 'ALREADY_DECIDED' },
    example: { input: { patientId, ...key }, output: { value: true } },
  })
    .input(SharedDocumentKey.extend({ patientId: Id }))
    .output(IsThere)
    .errors(SHARING_ERRORS),

  changeSharing: call({
    area,
    method: 'PUT',
    path: '/mpi/consents/mpi-user/consentDoc/{patientId}',
    record: 'write',
    summary: 'Switches the sharing of a document on or off',
    description: 'Of one for which it was decided before (B-12). The same may be sent twice.',
    refusals: CHANGING_REFUSALS,
    byStatus: { 409: 'NO_PARTNER_CONSENT' },
    example: { input: { patientId, ...key, shared: false }, output: { value: true } },
  })
    .input(DocumentSharing.extend({ patientId: Id }))
    .output(IsThere)
    .errors(CHANGING_ERRORS),
};
