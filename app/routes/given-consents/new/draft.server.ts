import type { Patient } from '#contract/patients/schemas.ts';
import type { GivingSettings } from '#contract/given-consents/schemas.ts';
import type { ChosenFact } from '#app/components/wizard/chosen-panel.tsx';
import type { StepFrame } from '#app/components/wizard/step-page.tsx';
import { CONSENTS_PATH } from '#app/domain/given-consents/paths.ts';
import { fullName } from '#app/domain/patients/patients.ts';
import type { ConsentAnswers } from '#app/journeys/consent/draft.ts';
import { chosenPatientId, type ConsentStep } from '#app/journeys/consent/journey.ts';
import { consentWizard as wizard } from '#app/journeys/consent/wizard.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { givingSettings } from '#app/services/provider/dictionaries.server.ts';
import { outageOf } from '#app/services/provider/provider.server.ts';
import { draftsOf, type Changes } from '#app/services/wizard/drafts.server.ts';
import type { PatientStep } from '#app/services/wizard/guard.server.ts';
import { personFact } from '#app/services/wizard/person.server.ts';
import { answerStep, frameOfStep } from '#app/services/wizard/steps.server.ts';

/** A request of a step, with the draft that it goes on with and those for whom the account may act. */
export type DraftRequest = PatientStep<ConsentAnswers>;

/** Until the provider says more: one's own consents alone, CDPM and CPAR with a signature (B-38, A-141). */
const UNTIL_KNOWN: GivingSettings = {
  signatureRequired: { CPAR: true, CDPM: true, CTEL: false, INFO: false, OCCU: false },
  guardianMayGive: false,
};

export const settingsOf = (request: AccountRequest) =>
  givingSettings(request).catch((error: unknown) => {
    if (outageOf(error)) return UNTIL_KNOWN;
    throw error;
  });

/** True where the account may give a consent for a patient: its own, a child's and a ward's where the provider lets it. */
export const mayGiveFor = (
  { patientRole }: Pick<Patient, 'patientRole'>,
  { guardianMayGive }: Pick<GivingSettings, 'guardianMayGive'>,
) => patientRole === 'PATIENT' || guardianMayGive;

/** The answers known before the first one is given. */
export async function beginningOf(request: AccountRequest): Promise<ConsentAnswers> {
  const [patients, settings] = await Promise.all([patientsOf(request), settingsOf(request)]);
  const [only, ...others] = patients.filter((patient) => mayGiveFor(patient, settings));
  // Whether a guardian may give is a question as long as nobody knows.
  const isKnown = patients.length === 1 || settings !== UNTIL_KNOWN;
  const isGiven = isKnown && only !== undefined && others.length === 0;
  return { facts: { patientCount: patients.length, ...(isGiven ? { onlyPatientId: only.id } : {}) } };
}

const drafts = draftsOf(wizard);
const { stepPath, carriedBy } = drafts;
export const { newId, openPath, changePath, changeOf, discardPath } = drafts;

/** Stores an answer and leads on. */
export const answer = <Step extends ConsentStep>(
  request: DraftRequest,
  changes: Changes<ConsentAnswers, Step>,
) => answerStep(wizard, request, changes);

/** The frame around each step. */
export const stepFrame = (request: DraftRequest): StepFrame =>
  frameOfStep(wizard, request, {
    wayOut: { href: CONSENTS_PATH, label: request.t('consent-wizard:back') },
    chosen: chosenSoFar(request),
  });

type Offered = Readonly<{ q: string; isSearched: boolean; found: readonly unknown[]; areMore: boolean }>;

/** The search in a long list; null where a list is short. */
export const searchView = (request: DraftRequest, { q, isSearched, found, areMore }: Offered) =>
  isSearched ? { carried: carriedBy(request), q, isEmpty: found.length === 0, areMore } : null;

/** The patient of the draft, among those for whom the account may act. */
export const patientOf = ({ draft }: DraftRequest) =>
  draft.patients.find(({ id }) => id === chosenPatientId(draft.answers));

/** The choices made before this step: whose consent it is where there is a choice, which kind, and to whom. */
function chosenSoFar(request: DraftRequest): ChosenFact[] {
  return request.step === 'review'
    ? []
    : [...patientChosen(request), ...kindChosen(request), ...recipientChosen(request)];
}

const isBefore = ({ step }: DraftRequest, earlier: ConsentStep) =>
  wizard.journey.order.indexOf(earlier) < wizard.journey.order.indexOf(step);

const changeTo = ({ draft, t }: DraftRequest, step: 'patient' | 'kind' | 'person' | 'partner') => ({
  href: stepPath(draft.id, step),
  label: t(`consent-wizard:change.${step}`),
});

function patientChosen(request: DraftRequest): ChosenFact[] {
  const { facts } = request.draft.answers;
  if (facts.patientCount <= 1 || !isBefore(request, 'patient')) return [];
  return personFact(request, patientOf(request), {
    term: request.t('consent-wizard:facts.patient'),
    change: facts.onlyPatientId === undefined ? changeTo(request, 'patient') : undefined,
  });
}

function kindChosen(request: DraftRequest): ChosenFact[] {
  const { kind } = request.draft.answers;
  if (!kind || !isBefore(request, 'kind')) return [];
  return [
    {
      icon: 'file-text',
      term: request.t('consent-wizard:facts.kind'),
      value: request.t(`given-consents:kind.${kind.kind}`),
      change: changeTo(request, 'kind'),
    },
  ];
}

function recipientChosen(request: DraftRequest): ChosenFact[] {
  const { kind, person, partner } = request.draft.answers;
  const term = request.t('consent-wizard:facts.recipient');
  if (kind?.kind === 'CDPM' && person && isBefore(request, 'person'))
    return [{ icon: 'users', term, value: fullName(person), change: changeTo(request, 'person') }];
  if (kind?.kind === 'CPAR' && partner && isBefore(request, 'partner'))
    return [
      {
        icon: 'stethoscope',
        term,
        value: partner.name,
        isOfProvider: true,
        change: changeTo(request, 'partner'),
      },
    ];
  return [];
}
