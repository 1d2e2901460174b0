import { documentKey } from '#contract/people/reading/document-number.ts';
import type { ConsentProblem } from '#contract/given-consents/errors.ts';
import type { AuthorizedPerson } from '#contract/given-consents/schemas.ts';
import { readName } from '#contract/people/reading/names.ts';
import { readPesel } from '#contract/people/reading/pesel.ts';
import type { IdentificationSettings } from '#contract/settings/identification.ts';
import { isPostalCode } from './addresses.ts';

type Problem = ConsentProblem;

/** The country of who is named without one. */
export const HOME = 'PL';

/** The faults in a person whom somebody names, by their words alone: nobody is looked up (S-56). */
export const namedPersonProblems = (
  person: AuthorizedPerson,
  settings: IdentificationSettings,
): Problem[] => [
  ...nameProblem('name', person.name),
  ...nameProblem('lastName', person.lastName),
  ...identityProblems(person.identity, settings),
  ...addressProblems(person.address),
];

function nameProblem(field: 'name' | 'lastName', typed: string): Problem[] {
  const { name, fault } = readName(typed);
  if (fault) return [{ field, problem: fault }];
  return name === '' ? [{ field, problem: 'MISSING' }] : [];
}

/** In Poland a PESEL, or a document as well where the provider does not insist; elsewhere a document (B-42, AP-66). */
function identityProblems(
  {
    nationalIdentificationNumber: pesel,
    documentType,
    documentNumber,
    country,
  }: AuthorizedPerson['identity'],
  { nationalIdRequired, documents }: IdentificationSettings,
): Problem[] {
  const isHome = (country ?? HOME) === HOME;
  const hasDocument = documentType !== undefined || documentNumber !== undefined;
  if (isHome && (pesel !== undefined || nationalIdRequired)) {
    const field = 'nationalIdentificationNumber';
    return [
      ...(hasDocument ? [{ field: 'documentNumber', problem: 'NOT_ASKED_FOR' } as const] : []),
      ...(pesel === undefined ? [{ field, problem: 'MISSING' } as const] : []),
      ...(pesel !== undefined && readPesel(pesel).fault ? [{ field, problem: 'INVALID' } as const] : []),
    ];
  }
  const isOffered = documents.some(({ code }) => code === documentType);
  const typeProblem = documentType === undefined ? 'MISSING' : 'INVALID';
  return [
    ...(pesel === undefined
      ? []
      : [{ field: 'nationalIdentificationNumber', problem: 'NOT_ASKED_FOR' } as const]),
    ...(isOffered ? [] : [{ field: 'documentType', problem: typeProblem } as const]),
    ...(documentKey(documentNumber ?? '') === ''
      ? [{ field: 'documentNumber', problem: 'MISSING' } as const]
      : []),
  ];
}

/** An address is optional as a whole; once begun it needs what a letter needs (B-86). */
function addressProblems(address: AuthorizedPerson['address']): Problem[] {
  if (!isBegun(address)) return [];
  const { postalCode, country } = address;
  const missing = (['houseNumber', 'postalCode', 'city'] as const)
    .filter((field) => !address[field]?.trim())
    .map((field) => ({ field, problem: 'MISSING' }) as const);
  const isWrong = postalCode?.trim() && !isPostalCode({ postalCode, countryCode: country ?? HOME });
  return isWrong ? [...missing, { field: 'postalCode', problem: 'INVALID' }] : missing;
}

/** A country alone is what the form begins with, and no address. */
export const isBegun = (address: AuthorizedPerson['address']): address is NonNullable<typeof address> =>
  address !== undefined && WRITTEN.some((field) => Boolean(address[field]?.trim()));

const WRITTEN = ['street', 'houseNumber', 'apartmentNumber', 'postalCode', 'city', 'postalCity'] as const;
