import { narrowedOf } from '#contract/people/reading/scope.ts';
import { linkOf } from '#contract/people/reading/link.ts';
import type { ListedPerson } from '#contract/people/schemas.ts';
import { registrationPath, waysWhileWaiting } from '#app/components/people/ways.ts';
import { personPath } from '#app/domain/people/paths.ts';
import { ownConsentOf } from '#app/routes/ages/own-consent.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { ageInWords, personNames } from '#app/services/page/person-names.server.ts';
import { loginSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { fullName } from '#app/domain/patients/patients.ts';

const ROLES = {
  WARD: { path: '/account/ward', call: 'wards', setting: 'showLinkToCreateAccountForWard' },
  CHILD: { path: '/account/child', call: 'children', setting: 'showLinkToCreateAccountForChild' },
} as const;
type Role = keyof typeof ROLES;

/** The account's wards or children as their page shows them; a link that has ended is none of them (A§3). */
export async function peopleOfRole(request: AccountRequest, role: Role) {
  const { path, call, setting } = ROLES[role];
  const [found, login] = await Promise.all([
    orOutage(request.provider.people[call]()),
    orOutage(loginSettings(request)),
  ]);
  const people = found.ok ? found.data.filter(({ linkState }) => linkOf(linkState) !== 'ENDED') : [];
  return {
    path,
    people: await Promise.all(people.map((person) => rowOf(request, person, people))),
    outage: found.ok ? null : found.outage,
    addPath: login.ok && login.data[setting] ? registrationPath(role) : null,
  };
}

async function rowOf(request: AccountRequest, person: ListedPerson, people: readonly ListedPerson[]) {
  const link = linkOf(person.linkState);
  const name = nameAmong(request, person, people);
  const [way] = link === 'WAITING' ? waysWhileWaiting(person.id) : [];
  return {
    id: person.id,
    name,
    href: link === 'CONFIRMED' ? personPath(person.id) : null,
    about: aboutOf(request, person),
    link: (await ownConsentAwaited(request, person)) ?? linkInWords(request, person),
    way: way?.card ? { href: way.href, label: request.t(way.card, { name }) } : null,
  };
}

/** "Zgoda czeka: Igor ma 17 lat", of somebody of 16 or 17 whose own consent is awaited; null: it is not, or nobody knows. */
async function ownConsentAwaited(request: AccountRequest, { id, linkState, name, birthDate }: ListedPerson) {
  if (linkOf(linkState) !== 'CONFIRMED' || name === undefined || birthDate === undefined) return null;
  const own = await ownConsentOf(request, { id, birthDate });
  if (own?.kind !== 'waiting') return null;
  const state = request.t('people:link.ownConsent', { name, age: ageInWords(request, birthDate) });
  return { kind: own.kind, state, consequence: own.consequence };
}

/** The name that tells a person from the others of the list; of whom no name is known, that it is who was asked about. */
function nameAmong(request: AccountRequest, person: ListedPerson, people: readonly ListedPerson[]) {
  const { id, name, lastName, birthDate } = person;
  if (name === undefined || lastName === undefined) return request.t('people:unnamed');
  const known = people.flatMap((one) =>
    one.name !== undefined && one.lastName !== undefined && one.birthDate !== undefined
      ? [{ id: one.id, name: one.name, lastName: one.lastName, birthDate: one.birthDate }]
      : [],
  );
  return birthDate === undefined
    ? fullName({ name, lastName })
    : personNames(request, known)({ id, name, lastName });
}

/** "córka, 8 lat, urodzona 14 lutego 2018", as far as it is known. */
function aboutOf(request: AccountRequest, { patientRole, gender, birthDate }: ListedPerson) {
  const relation = gender === undefined ? [] : [request.t(`people:relation.${patientRole}.${gender}`)];
  const age = birthDate === undefined ? [] : [ageInWords(request, birthDate)];
  const born =
    birthDate === undefined
      ? []
      : [request.t('patients:born', { day: textIn(request.language).formatDate(birthDate) })];
  return [...new Set([...relation, ...age, ...born])].join(', ');
}

/** The link in words: how it stands, and what comes next. */
export function linkInWords(
  { t, language }: AccountRequest,
  { linkState, patientRole, authorized, actsUntil, scope }: ListedPerson,
) {
  const link = linkOf(linkState);
  if (link === 'BLOCKED') {
    return {
      kind: 'problem',
      state: t('people:link.blocked'),
      consequence: t('people:link.blockedMeans'),
    } as const;
  }
  if (link === 'WAITING') {
    return {
      kind: 'waiting',
      state: t('people:link.waiting'),
      consequence: t('people:link.waitingMeans'),
    } as const;
  }
  const day = actsUntil === undefined ? null : textIn(language).formatDate(actsUntil);
  const narrowed = narrowedOf(scope);
  const until =
    [day === null ? '' : t('people:link.until', { day }), narrowed ? t(`people:link.scope.${narrowed}`) : '']
      .filter(Boolean)
      .join(' ') || null;
  return authorized
    ? ({ kind: 'planned', state: t('people:link.confirmed'), consequence: until } as const)
    : ({
        kind: 'waiting',
        state: t('people:link.atUnit'),
        consequence: [t(`people:link.bring.${patientRole}`), until].filter(Boolean).join(' '),
      } as const);
}
