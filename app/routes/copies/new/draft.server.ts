import type { ChosenFact } from '#app/components/wizard/chosen-panel.tsx';
import type { StepFrame } from '#app/components/wizard/step-page.tsx';
import { kindsOffered } from '#app/domain/copies/kinds.ts';
import { COPIES_PATH } from '#app/domain/copies/paths.ts';
import type { CopyAnswers } from '#app/journeys/copy/draft.ts';
import { copyKind, type CopyStep } from '#app/journeys/copy/journey.ts';
import { copyWizard as wizard } from '#app/journeys/copy/wizard.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { copiesSettings } from '#app/services/provider/dictionaries.server.ts';
import { draftsOf, type Changes } from '#app/services/wizard/drafts.server.ts';
import type { PatientStep } from '#app/services/wizard/guard.server.ts';
import { knownPerson, personFact, personOf } from '#app/services/wizard/person.server.ts';
import { answerStep, frameOfStep } from '#app/services/wizard/steps.server.ts';

/** A request of a step, with the draft that it goes on with and those for whom the account may act. */
export type DraftRequest = PatientStep<CopyAnswers>;

/** Patients of whom copies can be asked for: those whom the unit has confirmed (AP-74). */
export const askedFor = async (request: AccountRequest) =>
  (await patientsOf(request)).filter(({ authorized }) => authorized);

/** The answers known before the first one is given; `start`: whose, and the visit whose documents are asked for (B-24). */
export async function beginningOf(request: AccountRequest, start: URLSearchParams): Promise<CopyAnswers> {
  const [patients, settings] = await Promise.all([askedFor(request), copiesSettings(request)]);
  const { facts, ...known } = knownPerson(patients, start.get('patientId'));
  const [only, ...others] = kindsOffered(settings);
  const encounterId = start.get('encounterId');
  return {
    facts: {
      ...facts,
      ...(only && others.length === 0 ? { onlyKind: only } : {}),
      canScope: settings.cdocScopeEnable,
      ...(encounterId ? { encounterId } : {}),
    },
    ...known,
  };
}

const drafts = draftsOf(wizard);
export const { newId, openPath, changePath, changeOf, discardPath, withFacts } = drafts;

/** Stores an answer and leads on. */
export const answer = <Step extends CopyStep>(request: DraftRequest, changes: Changes<CopyAnswers, Step>) =>
  answerStep(wizard, request, changes);

/** The frame around each step. */
export const stepFrame = (request: DraftRequest): StepFrame =>
  frameOfStep(wizard, request, {
    wayOut: { href: COPIES_PATH, label: request.t('copies:back') },
    chosen: request.step === 'review' ? [] : [...patientChosen(request), ...kindChosen(request)],
  });

const isBefore = ({ step }: DraftRequest, earlier: CopyStep) =>
  wizard.journey.order.indexOf(earlier) < wizard.journey.order.indexOf(step);

const changeTo = ({ draft, t }: DraftRequest, step: 'patients' | 'kind') => ({
  href: drafts.stepPath(draft.id, step),
  label: t(`copy-wizard:change.${step}`),
});

function patientChosen(request: DraftRequest): ChosenFact[] {
  const { facts } = request.draft.answers;
  if (facts.patientCount <= 1 || !isBefore(request, 'patients')) return [];
  return personFact(request, personOf(request), {
    term: request.t('copies:facts.patient'),
    change: facts.onlyPatientId === undefined ? changeTo(request, 'patients') : undefined,
  });
}

function kindChosen(request: DraftRequest): ChosenFact[] {
  const kind = copyKind(request.draft.answers);
  if (!kind || !isBefore(request, 'kind')) return [];
  return [
    {
      icon: 'file-text',
      term: request.t('copies:facts.kind'),
      value: request.t(`copies:kind.${kind}`),
      change: request.draft.answers.facts.onlyKind === undefined ? changeTo(request, 'kind') : undefined,
    },
  ];
}
