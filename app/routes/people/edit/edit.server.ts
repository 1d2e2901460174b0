import type { Person } from '#contract/people/schemas.ts';
import { correctionPath } from '#app/components/people/ways.ts';
import { LIST_PATHS, personPath } from '#app/domain/people/paths.ts';
import { fullName } from '#app/domain/patients/patients.ts';
import { shownName } from '#app/domain/person-name.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { countriesWith, countryOptions } from '#app/services/page/countries.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { requireReach, titled } from '#app/services/page/patient-shown.server.ts';
import { switchesOf } from '#app/routes/people/switches.server.ts';

/** The person of the address, with what may be chosen for them. @throws the one 404 for anybody whom the account may not act for */
export async function editedPerson(request: AccountRequest, id: string) {
  const { person } = await orNotFound(request.provider.people.get({ id }));
  await requireReach(request, id);
  const { address, correspondenceAddress, identity } = person;
  const countries = await countriesWith(request, [
    identity.countryCode,
    address.countryCode,
    correspondenceAddress?.countryCode,
  ]);
  return { person, countries, isForeigner: identity.nationalIdentificationNumber === undefined };
}

/** Where one's own data, or somebody else's, are shown. */
export const pageOf = ({ id, patientRole }: Person) =>
  patientRole === 'PATIENT' ? '/account/mydata' : personPath(id);

/** The page of what may be changed of a person, as it is stored. */
export async function editPage(request: AccountRequest, id: string) {
  const [{ person, countries, isForeigner }, switches] = await Promise.all([
    editedPerson(request, id),
    switchesOf(request),
  ]);
  const over = person.patientRole === 'PATIENT' ? null : fullName(person);
  const options = countryOptions(request, countries);
  return {
    title: titled(over, request.t('people:edit.title')),
    over,
    isOwn: person.patientRole === 'PATIENT',
    standsIn: LIST_PATHS[person.patientRole],
    path: `${personPath(id)}/edit`,
    filesPath: switches.needsFile ? `${personPath(id)}/attachments` : null,
    back: pageOf(person),
    version: String(person.version),
    stored: storedValues(person),
    names: {
      areOpen: switches.areNamesOpen && !person.authorized,
      areKnown: switches.isKnown,
      shown: shownName(person.name, person.middleName, person.lastName),
      correctionPath: correctionPath(id),
    },
    isForeigner,
    countries: options,
    documentCountries: isForeigner ? options.filter(({ value }) => value !== 'PL') : options,
  };
}
export type EditPage = Awaited<ReturnType<typeof editPage>>;

/** The stored values, by the fields of the form. */
export function storedValues({
  name,
  middleName,
  lastName,
  identity,
  address,
  correspondenceAddress: letters,
}: Person) {
  const hasDocument = identity.documentNumber !== undefined;
  return {
    name,
    middleName: middleName ?? '',
    lastName,
    documentNumber: identity.documentNumber ?? '',
    documentCountry: hasDocument ? (identity.countryCode ?? '') : '',
    country: address.countryCode ?? 'PL',
    street: address.street ?? '',
    houseNumber: address.houseNumber ?? '',
    apartmentNumber: address.apartmentNumber ?? '',
    postalCode: address.postalCode ?? '',
    city: address.city ?? '',
    lettersCountry: letters?.countryCode ?? 'PL',
    lettersStreet: letters?.street ?? '',
    lettersHouseNumber: letters?.houseNumber ?? '',
    lettersApartmentNumber: letters?.apartmentNumber ?? '',
    lettersPostalCode: letters?.postalCode ?? '',
    lettersCity: letters?.city ?? '',
  };
}
