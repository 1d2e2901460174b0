import { documentKey } from '#contract/people/reading/document-number.ts';
import type { ConsentProblem } from '#contract/given-consents/errors.ts';
import type { AuthorizedPerson, NewConsent } from '#contract/given-consents/schemas.ts';
import { readName } from '#contract/people/reading/names.ts';
import { readPesel } from '#contract/people/reading/pesel.ts';
import type { IdentificationSettings } from '#contract/settings/identification.ts';
import type { Day } from '#contract/days/reading/warsaw.ts';
import { HOME, isBegun, namedPersonProblems } from '#provider/core/named-person.ts';
import { NOBODY_NAMED, type NamedPersonColumns } from './tables.ts';

type Problem = ConsentProblem;

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
  return namedPersonProblems(person, settings);
}

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
