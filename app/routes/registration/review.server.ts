import { withWay } from '#app/services/text/error-text.ts';
import { isMinor } from '#contract/people/reading/birth-range.ts';
import { addressLines } from '#app/domain/bookings/names.ts';
import { groupPesel } from '#app/domain/patients/patients.ts';
import { phoneAsSaid } from '#app/domain/patients/phone.ts';
import { shownName } from '#app/domain/person-name.ts';
import { prune } from '#app/journeys/engine.ts';
import { bornOf, type Identified } from '#app/journeys/person-identity.ts';
import type { RegistrationStep } from '#app/journeys/registration/journey.ts';
import type { SummaryRow } from '#app/components/wizard/summary-rows.tsx';
import { countryName } from '#app/services/page/countries.server.ts';
import { hearRegistrationSettings } from '#app/services/provider/dictionaries.server.ts';
import { isEntryOn } from '#app/services/registration/guest.server.ts';
import { isProofOver, provePath } from '#app/services/registration/proved.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { changePath, pageOf, type DraftRequest } from './draft.server.ts';

type Answers = DraftRequest['draft']['answers'];
type Changed = Exclude<RegistrationStep, 'review'>;

/** The answers that are on the way, and nothing else: they are shown, and sent. */
export const answersSent = ({ wizard, draft }: DraftRequest): Answers =>
  prune({ journey: wizard.journey, answers: draft.answers });

/** C-115: neither a link nor a code can prove a contact. */
async function isUnproved(request: DraftRequest) {
  const { contact } = request.draft.answers;
  return contact?.email === undefined && !(await hasCode(request));
}

/** Tells whether a code goes out to the number that was typed (C-113). */
export async function hasCode(request: DraftRequest) {
  const { phoneConfirmationEnabled, smsEnabled } = await hearRegistrationSettings(request);
  return phoneConfirmationEnabled && smsEnabled && request.draft.answers.contact?.phoneNumber !== undefined;
}

/** C-114, C-115: the password is typed here, unless a link or a code that comes asks for it. */
export async function asksPassword(request: DraftRequest) {
  const { passwordByLink } = await hearRegistrationSettings(request);
  return !passwordByLink || (await isUnproved(request));
}

const changing = (request: DraftRequest, step: Changed) => ({
  change: { href: changePath(request, step), label: request.t(`registration:review.change.${step}`) },
});

/** All that was answered, in words, with the way to change each. */
export async function reviewPage(request: DraftRequest) {
  const answers = answersSent(request);
  const { contact, facts } = answers;
  const asks = await asksPassword(request);
  return {
    ...pageOf(request, 'registration:title.review'),
    role: facts.role,
    panels: [
      ...(answers.guardian ? [await guardianPanel(request, answers)] : []),
      await personPanel(request, answers),
      contactPanel(request, answers, asks),
      consentsPanel(request, answers),
    ],
    asksPassword: asks,
    username: contact?.username ?? contact?.email ?? null,
    isUnproved: await isUnproved(request),
    proveHref: isProvedTooLongAgo(request) ? provePath(request.draft.id) : null,
    minor: await minorOf(request, answers),
  };
}

/** AP-76: then the identity is proved anew, and the answers stand. */
export function isProvedTooLongAgo(request: DraftRequest) {
  const { proved } = request.draft.answers.facts;
  return proved !== undefined && isProofOver(request, proved);
}

/** AP-76: it is proved anew, and all that was answered stands. */
export const proofIsOver = ({ draft }: DraftRequest) =>
  withWay('registration:proved.over', { href: provePath(draft.id), words: 'registration:proved.again' });

/** a ward who is a minor may be somebody's child; null: nobody says so. Without a path that form is switched off. */
async function minorOf(request: DraftRequest, { facts, person, document }: Answers) {
  const born = bornOf({ person, document });
  if (facts.role !== 'WARD' || !born) return null;
  if (!isMinor({ birthDate: born.birthDate, today: facts.asked.today })) return null;
  const query = new URLSearchParams({ draft: request.draft.id, as: 'child' });
  const path = (await isEntryOn(request, 'CHILD')) ? `${request.url.pathname}?${query.toString()}` : null;
  return { path };
}

type Rows = Readonly<{ title: string; rows: readonly SummaryRow[] }>;

const namesRow = (
  request: DraftRequest,
  names: { name: string; middleName: string; lastName: string },
  step: Changed,
): SummaryRow => ({
  term: request.t('people:data.names'),
  value: shownName(names.name, names.middleName, names.lastName),
  ...changing(request, step),
});

async function guardianPanel(request: DraftRequest, answers: Answers): Promise<Rows> {
  const { t } = request;
  const { guardian, own, ownDocument } = answers;
  if (!guardian) return { title: '', rows: [] };
  const also = t(guardian.isAlsoPatient ? 'registration:review.alsoYes' : 'registration:review.alsoNo');
  const identity = { person: own, document: ownDocument };
  return {
    title: t('registration:review.guardian'),
    rows: [
      namesRow(request, guardian, 'guardian'),
      { term: t('registration:review.also'), value: also },
      ...(await identityRows(request, identity, { known: 'own', document: 'ownDocument' })),
    ],
  };
}

async function personPanel(request: DraftRequest, answers: Answers): Promise<Rows> {
  const { t } = request;
  const { person, document, address, facts } = answers;
  return {
    title: t(`registration:review.person.${facts.role}`),
    rows: [
      ...(person ? [namesRow(request, person, 'person')] : []),
      ...(await identityRows(request, { person, document }, { known: 'person', document: 'document' })),
      ...(facts.asked.address === 'no'
        ? []
        : [
            {
              term: t('people:data.address'),
              value: address ? await addressInWords(request, address) : t('registration:review.none'),
              ...changing(request, 'address'),
            },
          ]),
      ...(facts.asked.takesFiles ? [filesRow(request, answers)] : []),
    ],
  };
}

type Steps = Readonly<{ known: 'own' | 'person'; document: 'ownDocument' | 'document' }>;

/** The rows of what somebody is known by; under the last one birth date and gender as they follow from a PESEL, or were typed. */
async function identityRows(
  request: DraftRequest,
  { person, document }: Identified,
  steps: Steps,
): Promise<SummaryRow[]> {
  const { t, language } = request;
  const born = bornOf({ person, document });
  const { formatDate } = textIn(language);
  const pesel = person?.pesel;
  const note = born && {
    note: t(`registration:review.born.${born.gender}`, { day: formatDate(born.birthDate) }),
  };
  const hasDocument = person?.isForeigner === true && document !== undefined;
  return [
    ...(pesel === undefined
      ? []
      : [
          {
            term: t('people:data.pesel'),
            value: groupPesel(pesel),
            ...(hasDocument ? {} : note),
            // The names have the way to their own page.
            ...(steps.known === 'own' ? changing(request, 'own') : {}),
          },
        ]),
    ...(hasDocument
      ? [
          {
            term: t('people:data.document'),
            value: `${document.documentNumber}, ${await countryName(request, document.documentCountry)}`,
            ...note,
            ...changing(request, steps.document),
          },
        ]
      : []),
  ];
}

async function addressInWords(request: DraftRequest, address: NonNullable<Answers['address']>) {
  const { country, ...lines } = address;
  const abroad = country === 'PL' ? [] : [await countryName(request, country)];
  return [...addressLines(lines), ...abroad].join(', ');
}

/** The login stands above the field of the password, where there is one. */
function contactPanel(request: DraftRequest, { contact, facts }: Answers, asksForPassword: boolean): Rows {
  const { t, language } = request;
  const none = t('registration:review.none');
  const phone = contact?.phoneNumber;
  const change = changing(request, 'contact');
  const username = facts.asked.isNamedByEmail
    ? t('registration:review.byEmail')
    : (contact?.username ?? none);
  return {
    title: t('registration:review.contact'),
    rows: [
      {
        term: t('registration:review.phone'),
        value: phone === undefined ? none : phoneAsSaid({ phone, language }),
        ...change,
      },
      { term: t('registration:review.email'), value: contact?.email ?? none },
      ...(asksForPassword ? [] : [{ term: t('registration:review.username'), value: username }]),
    ],
  };
}

function consentsPanel(request: DraftRequest, { consents }: Answers): Rows {
  const { t } = request;
  const kinds = consents?.given.map(({ kind }) => kind) ?? [];
  const needed = kinds.some((kind) => kind !== 'MARKETING');
  const isMarketing = kinds.includes('MARKETING');
  return {
    title: t('registration:review.consents'),
    rows: [
      ...(needed
        ? [
            {
              term: t('registration:review.given'),
              value: t('registration:review.accepted'),
            },
          ]
        : []),
      {
        term: t('registration:review.marketing'),
        value: t(isMarketing ? 'registration:review.yes' : 'registration:review.no'),
        ...changing(request, 'consents'),
      },
    ],
  };
}

/** The papers prove who the person is, or who may act for them. */
const filesRow = (request: DraftRequest, { facts }: Answers): SummaryRow => ({
  term: request.t('registration:review.papers'),
  value: facts.files.map(({ filename }) => filename).join(', ') || request.t('enrolment:review.noFiles'),
  ...changing(request, 'files'),
});
