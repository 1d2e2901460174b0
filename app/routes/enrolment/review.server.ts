import { isMinor } from '#contract/people/reading/birth-range.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { addressLines } from '#app/domain/bookings/names.ts';
import { isOffered } from '#app/domain/enrolment/roles.ts';
import { groupPesel } from '#app/domain/patients/patients.ts';
import { shownName } from '#app/domain/person-name.ts';
import type { EnrolmentStep } from '#app/journeys/enrolment/journey.ts';
import { bornOf } from '#app/journeys/person-identity.ts';
import { countryName } from '#app/services/page/countries.server.ts';
import { ageInWords } from '#app/services/page/person-names.server.ts';
import { loginSettings, registrationSettings } from '#app/services/provider/dictionaries.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { changeOf, discardPath, stepFrame, titled, type DraftRequest } from './draft.server.ts';

/** The text to which one consents at a registration, and its version; our own words where the provider has none. */
export async function consentOf(request: PortalRequest) {
  const settings = await registrationSettings(request);
  const { registerConsents, registerConsentsLink, registerConsentsLinkDest: href } = settings;
  const { language, t } = request;
  const words = registerConsentsLink[language];
  return {
    isAsked: settings.requirePatientConsent,
    version: settings.consentVersion,
    text: registerConsents[language] || t('enrolment:consent.words'),
    link: words && href ? { words, href } : null,
  };
}

/** All that was answered, in words (birth date and gender as they follow from a PESEL), with the way to change each. */
export async function reviewPage(request: DraftRequest) {
  const { t, draft, language } = request;
  const { facts, person, document } = draft.answers;
  const born = bornOf(draft.answers);
  const { formatDate } = textIn(language);
  const change = (step: Exclude<EnrolmentStep, 'review'>) =>
    changeOf(request, step, t(`enrolment:review.change.${step}`));
  return {
    frame: stepFrame(request),
    ...titled(request),
    role: facts.role,
    discardHref: discardPath(draft.id),
    consent: await consentOf(request),
    suggestsChild: await suggestsChild(request),
    rows: [
      {
        term: t('people:data.names'),
        value: person ? shownName(person.name, person.middleName, person.lastName) : '',
        ...change('person'),
      },
      ...(person?.pesel ? [{ term: t('people:data.pesel'), value: peselInWords(request) }] : []),
      ...(person?.isForeigner && document
        ? [
            {
              term: t('people:data.document'),
              value: `${document.documentNumber}, ${await countryName(request, document.documentCountry)}`,
              ...change('document'),
            },
          ]
        : []),
      ...(born
        ? [
            {
              term: t('people:data.born'),
              value: `${formatDate(born.birthDate)}, ${ageInWords(request, born.birthDate)}`,
            },
            { term: t('people:data.gender'), value: t(`people:gender.${born.gender}`) },
          ]
        : []),
      {
        term: t('people:data.address'),
        value: await addressInWords(request),
        ...change('address'),
      },
      ...(facts.takesFiles
        ? [
            {
              term: t('enrolment:review.files'),
              value: facts.files.map(({ filename }) => filename).join(', ') || t('enrolment:review.noFiles'),
              ...change('files'),
            },
          ]
        : []),
    ],
  };
}

/** Who is known by a PESEL alone is one of Poland's people; of others the document says the country. */
function peselInWords(request: DraftRequest) {
  const { person } = request.draft.answers;
  const pesel = groupPesel(person?.pesel ?? '');
  return person?.isForeigner ? pesel : request.t('enrolment:review.ofPoland', { pesel });
}

async function addressInWords(request: DraftRequest) {
  const { address } = request.draft.answers;
  if (!address) return '';
  const { country, ...lines } = address;
  const abroad = country === 'PL' ? [] : [await countryName(request, country)];
  return [...addressLines(lines), ...abroad].join(', ');
}

/** a ward who is a minor may be somebody's child; their own form is that of a child. */
async function suggestsChild(request: DraftRequest) {
  const born = bornOf(request.draft.answers);
  if (request.draft.answers.facts.role !== 'WARD' || !born) return false;
  const isYoung = isMinor({ birthDate: born.birthDate, today: dayOf(request.now) });
  return isYoung && isOffered('CHILD', { login: await loginSettings(request) });
}
