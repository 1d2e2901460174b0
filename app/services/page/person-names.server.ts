import type { Patient } from '#contract/patients/schemas.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import { plainName } from '#app/domain/person-name.ts';
import { ageOn, fullName } from '#app/domain/patients/patients.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { textIn } from '#app/services/text/texts.ts';

type Named = Readonly<{ id: string; name: string; lastName: string }>;
type Told = Named & Pick<Patient, 'birthDate'>;
type Said = Pick<PortalRequest, 'language' | 'now'>;

/** "8 lat"; the birth date of who is not born yet by the records. */
export function ageInWords({ language, now }: Said, birthDate: string) {
  const { formatDate, t } = textIn(language);
  const age = ageOn({ birthDate, day: today(now) });
  return age === null
    ? t('patients:born', { day: formatDate(birthDate) })
    : t('patients:age', { count: age });
}

/** The text of a choice for a person, and that the unit has not confirmed who they are, where that is so. */
export const unlessConfirmed = (
  { language }: Said,
  { authorized }: Pick<Patient, 'authorized'>,
  who: string,
) => (authorized ? who : textIn(language).t('patients:unconfirmed', { who }));

/**
 * Returns what says the name of a person in a page's sentence: of people who are called the same, "Zofia Kowalska (8 lat)",
 * and of those of one age too "Zofia Kowalska (ur. 5 marca 2018)".
 */
export function personNames(request: Said, patients: readonly Told[]) {
  const { formatDate, t } = textIn(request.language);
  return (person: Named) => {
    const name = fullName(person);
    const known = patients.find(({ id }) => id === person.id);
    const others = patients.filter((one) => one.id !== person.id && callOf(one) === callOf(person));
    if (!known || others.length === 0) return name;

    const ageOf = (one: Told) => ageInWords(request, one.birthDate);
    const isAgeShared = others.some((one) => ageOf(one) === ageOf(known));
    const about = isAgeShared ? t('patients:born', { day: formatDate(known.birthDate) }) : ageOf(known);
    return t('patients:toldApart', { name, about });
  };
}

const callOf = ({ name, lastName }: Named) => plainName(name, lastName).toLowerCase();
