import type { Consent } from '#contract/given-consents/schemas.ts';
import { documentKey } from '#contract/people/reading/document-number.ts';
import { readName } from '#contract/people/reading/names.ts';
import { readPesel } from '#contract/people/reading/pesel.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import type { Carer, ConsentCalls } from './calls.ts';

/** The provider's clock may be behind ours by so much (S-46). */
const TOLERANCE_MS = 5 * 60_000;

/** The first system's side of consents, on behalf of the request's session. */
export function consentCalls({ provider }: Pick<AccountRequest, 'provider'>): ConsentCalls {
  const get = (id: string) => provider.givenConsents.get({ id });
  return {
    cancel: ({ id }) => provider.givenConsents.cancel({ id }),
    async savedFor({ patientId, carer, since }) {
      const all = await provider.givenConsents.list();
      const found = all.find(
        (consent) =>
          consent.patientId === patientId && isMadeSince(consent, since) && isOfCarer(consent, carer),
      );
      return found?.id ?? null;
    },
    isCancelled: async ({ id }) => (await get(id)).consentStatus === 'CANCELLED',
    isSigned: async ({ id }) => (await get(id)).consentStatus === 'SIGNED',
    putPartnerNumber: ({ id, systemId }) => provider.partnerConsents.putSystemId({ id, systemId }),
  };
}

const isMadeSince = ({ registeredAt }: Consent, since: number) =>
  registeredAt !== undefined && Date.parse(registeredAt) >= since - TOLERANCE_MS;

/** True where a consent that stands names this very person, from and to the same days. */
function isOfCarer({ consentStatus, authorizedPerson: person, validFrom, validTo }: Consent, carer: Carer) {
  if (consentStatus === 'CANCELLED' || !person) return false;
  const { nationalIdentificationNumber: pesel, documentNumber, country } = person.identity;
  const isSameDocument =
    plainNumber(documentNumber) === plainNumber(carer.documentNumber) &&
    (documentNumber === undefined || country === carer.documentCountry);
  return (
    nameOf(person.name) === nameOf(carer.name) &&
    nameOf(person.lastName) === nameOf(carer.lastName) &&
    readPesel(pesel ?? '').read?.pesel === carer.patientCarerNationalId &&
    isSameDocument &&
    validFrom === carer.dateFrom &&
    validTo === carer.dateTo
  );
}

const nameOf = (typed: string) => readName(typed).name ?? typed;
const plainNumber = (typed: string | undefined) => typed && documentKey(typed);
