import type { Actor, Person } from '#contract/people/schemas.ts';
import type { Address } from '#contract/primitives.ts';
import { isOn } from '#app/areas.ts';
import { correctionPath, waysOf } from '#app/components/people/ways.ts';
import { mayOpen } from '#app/services/access/scopes.ts';
import { correctionsOfPerson } from '#app/routes/applications/corrections.server.ts';
import { LIST_PATHS } from '#app/domain/people/paths.ts';
import { fullName, groupPesel } from '#app/domain/patients/patients.ts';
import { ofPatient } from '#app/domain/patients/of-patient.ts';
import { RESULTS_PATH } from '#app/domain/results/paths.ts';
import { shownName } from '#app/domain/person-name.ts';
import { providerText } from '#app/domain/text.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { countriesWith } from '#app/services/page/countries.server.ts';
import { requireReach } from '#app/services/page/patient-shown.server.ts';
import { ageInWords } from '#app/services/page/person-names.server.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { ownConsentOf } from '#app/routes/ages/own-consent.server.ts';
import { linkInWords } from './people.server.ts';
import { switchesOf } from './switches.server.ts';

/** A person whom the account may act for at this moment, as the page shows them. @throws the one 404 for anybody else */
export async function personPage(request: AccountRequest, id: string) {
  const [{ person, actors }, switches, { corrections }] = await Promise.all([
    orNotFound(request.provider.people.get({ id })),
    switchesOf(request),
    correctionsOfPerson(request, id),
  ]);
  // How far the link reaches stands in the head of the page.
  const { scope, ...linked } = person;
  const { patientRole: role } = person;
  await requireReach(request, id);
  const correction = correctionPath(id);
  return {
    name: fullName(person),
    over: [request.t(`people:relation.${role}.${person.gender}`), ageInWords(request, person.birthDate)].join(
      ', ',
    ),
    back: LIST_PATHS[role],
    standsIn: LIST_PATHS[role],
    data: await dataOf(request, person),
    link: linkInWords(request, { ...linked, id }),
    ownConsent: await ownConsentOf(request, { id, birthDate: person.birthDate }),
    actors: actors.map((actor) => actorOf(request, actor)),
    correctionPath: correction !== null && mayOpen(person, correction) ? correction : null,
    corrections,
    matters: await mattersOf(request, person),
    ways: waysOf(id, { ...switches, role }),
    areFilesKnown: switches.isKnown,
  };
}
export type PersonView = Awaited<ReturnType<typeof personPage>>;

/** The ways with which a person's page begins, as far as they are switched on and the link reaches: visits, results, messages. */
async function mattersOf(request: AccountRequest, person: Person) {
  const settings = await orOutage(applicationSettings(request));
  return MATTERS.filter(
    ({ area, path }) => settings.ok && isOn(area, settings.data) && mayOpen(person, path),
  ).map(({ area, path, name, icon }) => ({
    href: area === 'messages' ? path : ofPatient(path, person.id),
    /** Menu and person have the same words for different lists. */
    name: `${request.t(name)}: ${person.name}`,
    icon,
  }));
}

const MATTERS = [
  { area: 'bookings', path: '/bookings', name: 'public:areas.bookings', icon: 'calendar-event' },
  { area: 'benefits', path: RESULTS_PATH, name: 'benefits:tabs.results', icon: 'flask' },
  { area: 'messages', path: '/messages', name: 'messages:area', icon: 'mail' },
] as const;

async function dataOf(
  request: AccountRequest,
  { identity, address, correspondenceAddress, ...person }: Person,
) {
  const { nationalIdentificationNumber: pesel, documentNumber, countryCode } = identity;
  const countries = await countriesWith(request, [
    countryCode,
    address.countryCode,
    correspondenceAddress?.countryCode,
  ]);
  const nameOf = (code: string | undefined) => countries.find((one) => one.code === code) ?? null;
  const placed = (place: Address) => {
    const lines = linesOf(place);
    if (lines.length === 0) return null;
    return { lines, country: place.countryCode === 'PL' ? null : nameOf(place.countryCode) };
  };
  const { insurerCode, insurerName } = person.insurance;
  return {
    names: shownName(person.name, person.middleName, person.lastName),
    pesel: pesel === undefined ? null : groupPesel(pesel),
    document: documentNumber === undefined ? null : { number: documentNumber, country: nameOf(countryCode) },
    born: person.birthDate,
    age: ageInWords(request, person.birthDate),
    gender: request.t(`people:gender.${person.gender}`),
    address: placed(address),
    letters: correspondenceAddress ? placed(correspondenceAddress) : null,
    insurer: insurerName ?? (insurerCode === undefined ? null : providerText(insurerCode)),
  };
}

/** "ul. Wiśniowa 8 m. 12", "20-810 Lublin"; no line of what is not known. */
function linesOf({ street, houseNumber, apartmentNumber, postalCode, city }: Address) {
  const flat = apartmentNumber === undefined ? undefined : `m. ${apartmentNumber}`;
  const first = [street, houseNumber, flat];
  return [first, [postalCode, city]].flatMap((parts) => {
    const line = parts.filter(Boolean).join(' ');
    return line === '' ? [] : [line];
  });
}

/** Somebody who may act for the person, and as what. */
function actorOf({ t }: AccountRequest, { patientRole, isYou, ...person }: Actor) {
  const name = fullName(person);
  return {
    as: t(`people:actors.${patientRole}`),
    name: isYou ? t('people:actors.you', { name }) : name,
  };
}
