import { addressOnPaper } from '#contract/papers/reading/paper.ts';
import type { SummaryRow } from '#app/components/wizard/summary-rows.tsx';
import { fullName, groupPesel } from '#app/domain/patients/patients.ts';
import { shownText } from '#app/domain/person-name.ts';
import type { PersonAnswer } from '#app/journeys/consent/draft.ts';
import type { ConsentStep } from '#app/journeys/consent/journey.ts';
import { isOwnConsentAwaited } from '#app/routes/ages/own-consent.server.ts';
import { signingTarget } from '#app/routes/signing/signing.server.ts';
import { countryName } from '#app/services/page/countries.server.ts';
import { documentDays } from '#app/services/page/document-days.server.ts';
import { nameIn } from '#app/services/wizard/person.server.ts';
import { identificationSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import {
  changeOf,
  discardPath,
  patientOf,
  settingsOf,
  stepFrame,
  type DraftRequest,
} from './draft.server.ts';

type Changed = Exclude<ConsentStep, 'review'>;

const change = (request: DraftRequest, step: Changed) =>
  changeOf(request, step, request.t(`consent-wizard:change.${step}`));

/** All that was answered, with the way to change each; what the consent needs to be in force, and for whom it waits. */
export async function reviewPage(request: DraftRequest) {
  const { draft, t } = request;
  const kind = draft.answers.kind?.kind ?? 'INFO';
  const { signatureRequired } = await settingsOf(request);
  const patient = patientOf(request);
  const isMinors = patient !== undefined && patient.patientRole !== 'PATIENT';
  return {
    frame: stepFrame(request),
    title: t('consent-wizard:review.title'),
    signing: signatureRequired[kind] ? await howSigned(request) : ('atOnce' as const),
    waitsForOwn:
      isMinors && (await isOwnConsentAwaited(request, patient.id)) ? nameIn(request, patient) : null,
    discardHref: discardPath(draft.id),
    rows: [...whoseRows(request), ...(await recipientRows(request)), ...dateRows(request)],
  };
}

/** On paper alone where no service is there to sign at. */
const howSigned = async (request: DraftRequest) =>
  (await signingTarget(request)) === null ? ('toSignOnPaper' as const) : ('toSign' as const);

function whoseRows(request: DraftRequest): SummaryRow[] {
  const { draft, t } = request;
  const { facts, kind } = draft.answers;
  return [
    {
      term: t('consent-wizard:facts.patient'),
      value: nameIn(request, patientOf(request)),
      ...(facts.onlyPatientId === undefined ? change(request, 'patient') : {}),
    },
    {
      term: t('consent-wizard:facts.kind'),
      value: kind ? t(`given-consents:kind.${kind.kind}`) : '',
      ...change(request, 'kind'),
    },
  ];
}

async function recipientRows(request: DraftRequest): Promise<SummaryRow[]> {
  const { t, draft } = request;
  const { kind, person, partner, scope } = draft.answers;
  if (kind?.kind === 'CDPM' && person) return personRows(request, person);
  if (kind?.kind !== 'CPAR' || !partner || !scope) return [];
  return [
    {
      term: t('consent-wizard:facts.partner'),
      value: partner.name,
      isOfProvider: true,
      ...change(request, 'partner'),
    },
    {
      term: t('consent-wizard:scope.who'),
      value: scope.personnelName ?? t('consent-wizard:scope.everybody'),
      ...change(request, 'scope'),
    },
    {
      term: t('consent-wizard:scope.what'),
      value: t(`consent-wizard:scope.${scope.onlySelected ? 'SELECTED' : 'ALL'}`),
      ...changeOf(request, 'scope', t('consent-wizard:change.documents')),
    },
  ];
}

async function personRows(request: DraftRequest, person: PersonAnswer): Promise<SummaryRow[]> {
  const { t } = request;
  return [
    { term: t('consent-wizard:facts.recipient'), value: fullName(person), ...change(request, 'person') },
    {
      term: t(person.pesel === undefined ? 'consent-wizard:facts.document' : 'people:data.pesel'),
      value: person.pesel === undefined ? await documentInWords(request, person) : groupPesel(person.pesel),
    },
    {
      term: t('people:data.address'),
      value: person.address
        ? await addressInWords(request, person.address)
        : t('consent-wizard:person.noAddress'),
    },
  ];
}

async function documentInWords(
  request: DraftRequest,
  { documentType, documentNumber, country }: PersonAnswer,
) {
  const settings = await orOutage(identificationSettings(request));
  const known = settings.ok
    ? settings.data.documents.find(({ code }) => code === documentType)?.[request.language]
    : undefined;
  return [known, documentNumber, await countryName(request, country)].filter(Boolean).join(', ');
}

async function addressInWords(request: DraftRequest, address: NonNullable<PersonAnswer['address']>) {
  const abroad = address.country === 'PL' ? null : await countryName(request, address.country);
  return shownText(addressOnPaper(address, abroad));
}

function dateRows(request: DraftRequest): SummaryRow[] {
  const { t, draft } = request;
  const { dates } = draft.answers;
  const { dayOf } = documentDays(request);
  return [
    {
      term: t('consent-wizard:dates.from'),
      value: dayOf(dates?.from) ?? '',
      ...change(request, 'dates'),
    },
    {
      term: t('consent-wizard:dates.to'),
      value: dayOf(dates?.to) ?? t('consent-wizard:dates.untilTakenBack'),
      ...changeOf(request, 'dates', t('consent-wizard:change.to')),
    },
  ];
}
