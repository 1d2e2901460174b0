/** B§5, B§7 of the specification, decisions A-142, B-32, B-34, B-74, B-76: consents for partners. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { Id } from '#contract/primitives.ts';
import { Cancelled } from './calls.ts';
import {
  CANCELLING_ERRORS,
  CANCELLING_REFUSALS,
  PARTNER_GIVING_ERRORS,
  PARTNER_GIVING_REFUSALS,
  SYSTEM_ERRORS,
  SYSTEM_REFUSALS,
} from './errors.ts';
import { key, partnerConsent, patientId } from './examples.ts';
import { Consent, NewPartnerConsent } from './schemas.ts';

const area = 'given-consents';
const path = '/mpi/consents/partner/mpi-user';

export const partnerConsents = {
  give: call({
    area,
    method: 'POST',
    path,
    record: 'write',
    summary: 'Saves a new consent for a partner',
    description:
      'As REGISTERED, for everybody at the partner or for one person, of all documents or of those alone that are shared one by one. One that has not ended and says the same stands against it, in both orders (A-142); periods are not compared (B-74). Of two that come at once one is saved. The rules of the other kinds hold as well.',
    refusals: PARTNER_GIVING_REFUSALS,
    byStatus: { 409: 'existsConsentAll', 422: 'UNKNOWN_PARTNER' },
    example: {
      input: {
        patientId,
        authorizedPartnerId: 'partner-hospital',
        personnelId: 'personnel-wrona',
        onlySelectedDocuments: true,
        validFrom: '2026-10-20',
        validTo: '2027-10-19',
        key,
      },
      output: partnerConsent,
    },
  })
    .input(NewPartnerConsent)
    .output(Consent)
    .errors(PARTNER_GIVING_ERRORS),

  cancel: call({
    area,
    method: 'PUT',
    path: `${path}/{id}`,
    record: 'write',
    summary: 'Takes a consent for a partner back',
    description:
      'And nothing else (B-76). Sharing with the partner ends at once (B-38). Also while the module of partners is off (B-84).',
    refusals: CANCELLING_REFUSALS,
    byStatus: { 409: 'ALREADY_CANCELLED' },
    example: {
      input: { id: partnerConsent.id, consentStatus: 'CANCELLED' },
      output: { ...partnerConsent, consentStatus: 'CANCELLED', cancelledOn: '2026-10-21', version: 2 },
    },
  })
    .input(Cancelled)
    .output(Consent)
    .errors(CANCELLING_ERRORS),

  putSystemId: call({
    area,
    method: 'PATCH',
    path: `${path}/{id}/system`,
    record: 'write',
    summary: 'Writes the number that the partner’s system gave to a consent',
    description: 'Null once it was taken back (B-34). The same may be sent twice.',
    refusals: SYSTEM_REFUSALS,
    example: {
      input: { id: partnerConsent.id, systemId: 'CP-2026-17' },
      output: { ...partnerConsent, systemId: 'CP-2026-17', version: 2 },
    },
  })
    .input(z.object({ id: Id, systemId: Id.nullable() }))
    .output(Consent)
    .errors(SYSTEM_ERRORS),
};
