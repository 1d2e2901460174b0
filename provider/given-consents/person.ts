import { documentKey } from '#contract/people/reading/document-number.ts';
import type { ConsentProblem } from '#contract/given-consents/errors.ts';
import type { AuthorizedPerson, NewConsent } from '#contract/given-consents/schemas.ts';
import { readName } from '#contract/people/reading/names.ts';
import { readPesel } from '#contract/people/reading/pesel.ts';
import type { IdentificationSettings } from '#contract/settings/identification.ts';
import type { Day } from '#contract/days/reading/warsaw.ts';
import { isPostalCode } from '#provider/core/addresses.ts';
import { NOBODY_NAMED, type NamedPersonColumns } from './tables.ts';

type Problem = ConsentProblem;
const HOME = 'PL';

type Dates = { validFrom?: Day | undefined; validTo?: Day | undefined };

/** The faults of the days of a consent (B-75). */
export function dateProblems({ validFrom, validTo }: Dates, today: Day): Problem[] {
  const from = validFrom ?? today;
  return [
    ...(from < today ? [{ field: 'validFrom', problem: 'IN_THE_PAST' } as const] : []),
    ...(validTo !== undefined && validTo < from
      ? [{ field: 'validTo', problem: 'BEFORE_FIRST_DAY' } as const]
      : []),
  ];
}

/** The faults in whom a consent names: a CDPM names somebody, and no other kind does. */
export function personProblems(
  { consentType, authorizedPerson: person }: Pick<NewConsent, 'consentType' | 'authorizedPerson'>,
  settings: IdentificationSettings,
): Problem[] {
  if (consentType !== 'CDPM') return person ? [{ field: 'authorizedPerson', problem: 'NOT_ASKED_FOR' }] : [];
  if (!person) return [{ field: 'authorizedPerson', problem: 'MISSING' }];
  return [
    ...nameProblem('name', person.name),
    ...nameProblem('lastName', person.lastName),
    ...identityProblems(person.identity, settings),
    ...addressProblems(person.address),
  ];
}

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
const isBegun = (address: AuthorizedPerson['address']): address is NonNullable<typeof address> =>
  address !== undefined && WRITTEN.some((field) => Boolean(address[field]?.trim()));

const WRITTEN = ['street', 'houseNumber', 'apartmentNumber', 'postalCode', 'city', 'postalCity'] as const;

/** The columns of whom a consent names, as they are kept: read, not as they were typed. */
export function personColumns(person: AuthorizedPerson | undefined): NamedPersonColumns {
  if (!person) return NOBODY_NAMED;
  const { nationalIdentificationNumber: pesel, documentType, documentNumber, country } = person.identity;
  return {
    ...NOBODY_NAMED,
    name: readName(person.name).name ?? null,
    last_name: readName(person.lastName).name ?? null,
    national_id: pesel === undefined ? null : (readPesel(pesel).read?.pesel ?? null),
    document_type: documentType ?? null,
    document_number: documentNumber === undefined ? null : documentKey(documentNumber),
    country: country ?? HOME,
    ...addressColumns(person.address),
  };
}

const kept = (typed: string | undefined) => typed?.trim() || null;

function addressColumns(address: AuthorizedPerson['address']): Partial<NamedPersonColumns> {
  if (!isBegun(address)) return {};
  const postalCity = kept(address.postalCity);
  return {
    address_street: kept(address.street),
    address_house_number: kept(address.houseNumber),
    address_apartment_number: kept(address.apartmentNumber),
    address_postal_code: kept(address.postalCode),
    address_city: kept(address.city),
    address_postal_city: postalCity === kept(address.city) ? null : postalCity,
    address_country: address.country ?? HOME,
  };
}
