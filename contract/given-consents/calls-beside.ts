/** Ours: what stands beside the consents on their pages (B-39 and B§2 of the specification). */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NOT_FOUND } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';
import { NO_SUCH_CONSENT } from './errors.ts';
import { partnerConsent, patientId } from './examples.ts';
import { SharedThing, TeleconsultationState } from './schemas-beside.ts';

const area = 'given-consents';

export const consentsBeside = {
  teleconsultations: call({
    area,
    method: 'GET',
    path: '/portal/api/teleconsultation-consents',
    record: 'read',
    summary: 'How it stands with the consent to teleconsultations of each patient of the account',
    description:
      'C: confirmed; UNCHECKED: none is required; both are states of the patient’s data and never of a document (A-104, B-39). REGISTERED: neither of them, and a CTEL is in force; it ends with that consent; a patient of whom nothing is known is not among them, and neither is one whose records the account may not see (A-53).',
    example: { output: [{ patientId, value: 'C', endsWithConsent: true }] },
  }).output(z.array(TeleconsultationState)),

  documents: call({
    area,
    method: 'GET',
    path: '/portal/api/consents/{id}/documents',
    record: 'read',
    summary: 'The documents that a consent for a partner shares today',
    description:
      'With their names, the latest one first; those that the patient has chosen one by one (B-12) and that can be seen. None while the consent is not in force, and none of any other kind; one of all documents names none either, for it shares whatever there is.',
    refusals: { NOT_FOUND: NO_SUCH_CONSENT },
    example: {
      input: { id: partnerConsent.id },
      output: [{ docType: 'RES', documentId: 'result-2', name: 'Morfologia krwi' }],
    },
  })
    .input(z.object({ id: Id }))
    .output(z.array(SharedThing).max(10_000))
    .errors({ NOT_FOUND }),
};
