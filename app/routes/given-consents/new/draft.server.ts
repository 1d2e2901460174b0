import type { Patient } from '#contract/patients/schemas.ts';
import type { GivingSettings } from '#contract/given-consents/schemas.ts';
import type { StepFrame } from '#app/components/wizard/step-page.tsx';
import { CONSENTS_PATH } from '#app/domain/given-consents/paths.ts';
import type { ConsentAnswers } from '#app/journeys/consent/draft.ts';
import { chosenPatientId, type ConsentStep } from '#app/journeys/consent/journey.ts';
import { consentWizard as wizard } from '#app/journeys/consent/wizard.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { givingSettings } from '#app/services/provider/dictionaries.server.ts';
import { outageOf } from '#app/services/provider/provider.server.ts';
import { draftsOf, type Changes } from '#app/services/wizard/drafts.server.ts';
import { answerStep, carriedOf, frameOfStep } from '#app/services/wizard/steps.server.ts';
import { chosenSoFar } from './chosen.server.ts';
import type { DraftRequest } from './draft-request.server.ts';

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

/** The fields that every address of the step carries on. */
const carriedBy = (request: DraftRequest) => carriedOf(wizard, request);

type Offered = Readonly<{ q: string; isSearched: boolean; found: readonly unknown[]; areMore: boolean }>;

/** The search in a long list; null where a list is short. */
export const searchView = (request: DraftRequest, { q, isSearched, found, areMore }: Offered) =>
  isSearched ? { carried: carriedBy(request), q, isEmpty: found.length === 0, areMore } : null;

export const { newId, openPath, changePath, discardPath } = draftsOf(wizard);

/** The patient of the draft, among those for whom the account may act. */
export const patientOf = ({ draft }: DraftRequest) =>
  draft.patients.find(({ id }) => id === chosenPatientId(draft.answers));
