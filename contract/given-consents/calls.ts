/** B§2 to B§7 of the specification: consents that patients give and take back. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NOT_FOUND } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';
import {
  CANCELLING_ERRORS,
  CANCELLING_REFUSALS,
  GIVING_ERRORS,
  GIVING_REFUSALS,
  NO_SUCH_CONSENT,
} from './errors.ts';
import { authorizedPerson, consent, key, patientId } from './examples.ts';
import { Consent, GivingSettings, NewConsent } from './schemas.ts';

const area = 'given-consents';
const path = '/mpi/consents/mpi-user';
const SEEN =
  'Where the account is not AUTHORIZED or the patient not `authorized`, those alone that the account made itself (B-70).';
/** The part that is sent of a consent that is taken back; anything else that comes along changes nothing (B-41). */
export const Cancelled = z.object({ id: Id, consentStatus: z.literal('CANCELLED').optional() });

export const givenConsents = {
  list: call({
    area,
    method: 'GET',
    path,
    record: 'read',
    summary: 'The consents of all patients of the account, of every kind',
    description: `In every state, the newest first; those for partners are among them. \`inForce\` is the provider's word; \`reading/state.ts\` says how one stands on a day. ${SEEN}`,
    example: { output: [consent] },
  }).output(z.array(Consent)),

  get: call({
    area,
    method: 'GET',
    path: `${path}/{id}`,
    record: 'read',
    summary: 'One of them, whole',
    description: `REGISTERED: made, and in force at once where no signature is required (B-38); SIGNED; CANCELLED: taken back on \`cancelledOn\`. ${SEEN}`,
    refusals: { NOT_FOUND: NO_SUCH_CONSENT },
    example: { input: { id: consent.id }, output: consent },
  })
    .input(z.object({ id: Id }))
    .output(Consent)
    .errors({ NOT_FOUND }),

  printout: call({
    area,
    method: 'GET',
    path: `${path}/{id}/printout`,
    record: 'read',
    summary: 'A consent as a PDF',
    description:
      'A tagged PDF in the language of Accept-Language (S-44), to be signed at the unit; of one that was taken back or has ended it says so.',
    refusals: { NOT_FOUND: NO_SUCH_CONSENT },
    example: { input: { id: consent.id } },
  })
    .input(z.object({ id: Id }))
    .output(z.file().mime('application/pdf'))
    .errors({ NOT_FOUND }),

  give: call({
    area,
    method: 'POST',
    path,
    record: 'write',
    summary: 'Saves a new consent that is for no partner',
    description:
      'As REGISTERED. A CDPM names a person, by PESEL or by a document with its country (B-42, AP-66); no other kind does. For a child or ward where the provider lets guardians (A-141), a CTEL always; of a patient of 16 or 17 it waits for their own consent (B-43). The same key with the same words is saved once, and answered as it stands.',
    refusals: GIVING_REFUSALS,
    example: {
      input: { patientId, consentType: 'CDPM', validFrom: '2026-10-20', authorizedPerson, key },
      output: consent,
    },
  })
    .input(NewConsent)
    .output(Consent)
    .errors(GIVING_ERRORS),

  cancel: call({
    area,
    method: 'PUT',
    path: `${path}/{id}`,
    record: 'write',
    summary: 'Takes a consent back',
    description:
      'And nothing else: a change is taking back and giving anew (B-41). It is CANCELLED of today, whoever may act for the patient does it (B-85), and it stays so.',
    refusals: CANCELLING_REFUSALS,
    byStatus: { 409: 'ALREADY_CANCELLED' },
    example: {
      input: { id: consent.id, consentStatus: 'CANCELLED' },
      output: { ...consent, consentStatus: 'CANCELLED', cancelledOn: '2026-10-21', version: 2 },
    },
  })
    .input(Cancelled)
    .output(Consent)
    .errors(CANCELLING_ERRORS),

  occupationalSettings: call({
    area,
    method: 'GET',
    path: '/mpi/consents/occupational/consents-settings',
    summary: 'Whether consents of occupational medicine are offered',
    description: 'They are given only while this says so and occupationalMedicineModule is on (B-15).',
    example: { output: { enabled: true } },
  }).output(z.object({ enabled: z.boolean() })),

  settings: call({
    area,
    method: 'GET',
    path: '/portal/api/consent-settings',
    summary: 'Which kinds need a signature, and who may give consents',
    description: 'B-38 and A-141: what the journey offers and says before anything is saved.',
    example: {
      output: {
        signatureRequired: { CPAR: true, CDPM: true, CTEL: false, INFO: false, OCCU: false },
        guardianMayGive: false,
      },
    },
  }).output(GivingSettings),
};
