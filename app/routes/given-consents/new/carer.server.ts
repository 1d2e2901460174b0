import type { ConsentType } from '#contract/given-consents/schemas.ts';
import type { PersonAnswer } from '#app/journeys/consent/draft.ts';
import type { Carer } from '#app/services/second-steps/calls.ts';

const KIND = 'CDPM' satisfies ConsentType;

type Dates = { from: string; to?: string | undefined };

/** The same person, as the hospital's system is told. */
export function carerOf({
  person: { name, lastName, country, pesel, documentType, documentNumber, address },
  dates,
  awaitsSignature,
}: {
  person: PersonAnswer;
  dates: Dates;
  awaitsSignature: boolean;
}): Carer {
  const known =
    pesel === undefined
      ? { documentType, documentNumber, documentCountry: country }
      : { patientCarerNationalId: pesel };
  return {
    name,
    lastName,
    ...known,
    typeAuthorizationDocument: KIND,
    dateFrom: dates.from,
    dateTo: dates.to,
    awaitsSignature,
    ...(address ? { address: homeOf(address) } : {}),
  };
}

const homeOf = ({ country: countryCode, ...home }: NonNullable<PersonAnswer['address']>) => ({
  ...home,
  countryCode,
});
