import type { DeclarationType } from '#contract/declarations/schemas.ts';
import type { Patient } from '#contract/patients/schemas.ts';
import type { ChosenFact } from '#app/components/wizard/chosen-panel.tsx';
import type { StepFrame } from '#app/components/wizard/step-page.tsx';
import { newDeclarationPath } from '#app/domain/declarations/kinds.ts';
import { waitingBookingIn, waitingBookingPath } from '#app/domain/declarations/waiting-booking.ts';
import { plainText, providerText } from '#app/domain/text.ts';
import type { DeclarationAnswers } from '#app/journeys/declaration/draft.ts';
import { chosenPatientId, type DeclarationStep } from '#app/journeys/declaration/journey.ts';
import { declarationWizards, startIn } from '#app/journeys/declaration/wizard.ts';
import { changePathOf, stepPathOf } from '#app/journeys/wizard.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { storeAnswer, storeFacts } from '#app/services/wizard/drafts.server.ts';
import { frameOfStep, leadOnwards } from '#app/services/wizard/steps.server.ts';

export type Draft = { id: string; answers: DeclarationAnswers; patients: Patient[] };
export type DraftRequest = AccountRequest & { draft: Draft; step: DeclarationStep; kind: DeclarationType };

/** The answers known before the first one is given: of the account, and of the query with which the wizard was entered. */
export async function beginningOf(
  request: AccountRequest,
  { start, kind }: { start: URLSearchParams; kind: DeclarationType },
): Promise<DeclarationAnswers> {
  const patients = await patientsOf(request);
  const [only] = patients;
  const named = patients.find(({ id }) => id === start.get('patientId'));
  const booking = waitingBookingIn(start);
  return {
    facts: {
      type: kind,
      patientCount: patients.length,
      ...(patients.length === 1 && only ? { onlyPatientId: only.id } : {}),
      ...(booking ? { booking } : {}),
    },
    ...(named && patients.length > 1 ? { patients: { patientId: named.id } } : {}),
  };
}

/** For whom the declaration is. @throws 404 for whoever may not be acted for any more */
export function patientOf({ draft: { patients, answers } }: Pick<DraftRequest, 'draft'>) {
  const patient = patients.find(({ id }) => id === chosenPatientId(answers));
  if (!patient) throw notFound();
  return patient;
}

type Changes<Step extends DeclarationStep> = {
  step: Step;
  value: DeclarationAnswers[Step];
  facts?: Partial<DeclarationAnswers['facts']>;
};

/** Stores an answer and leads on. */
export async function answer<Step extends DeclarationStep>(
  request: DraftRequest,
  { step, value, facts = {} }: Changes<Step>,
) {
  const wizard = declarationWizards[request.kind];
  const stored = await storeAnswer(wizard, request, { draft: request.draft, step, value, facts });
  return leadOnwards(wizard, request, stored);
}

/** Stores what is known beside the answers; returns the request with it. */
export async function withFacts(request: DraftRequest, facts: Partial<DeclarationAnswers['facts']>) {
  const { draft, kind } = request;
  await storeFacts(declarationWizards[kind], request, { draft, facts });
  const answers = { ...draft.answers, facts: { ...draft.answers.facts, ...facts } };
  return { ...request, draft: { ...draft, answers } };
}

export const stepPath = ({ kind, draft }: Pick<DraftRequest, 'kind' | 'draft'>, step: DeclarationStep) =>
  stepPathOf(declarationWizards[kind], { id: draft.id, step });

export const changePath = ({ kind, draft }: Pick<DraftRequest, 'kind' | 'draft'>, step: DeclarationStep) =>
  changePathOf(declarationWizards[kind], { id: draft.id, step });

export const discardPath = ({ kind, draft }: Pick<DraftRequest, 'kind' | 'draft'>) =>
  `${declarationWizards[kind].discardPath}?draft=${encodeURIComponent(draft.id)}`;

/** The same wizard from its entry, with what this one was entered with. */
export const entryPath = (kind: DeclarationType, query: URLSearchParams) =>
  newDeclarationPath(kind, { ...startIn(query), anew: '1' });

/** The frame around each step. */
export const stepFrame = (request: DraftRequest): StepFrame =>
  frameOfStep(declarationWizards[request.kind], request, {
    wayOut: wayOut(request),
    chosen: request.step === 'summary' ? [] : [...patientChosen(request), ...staffChosen(request)],
  });

/** Back to the booking that waits, or to the list. */
function wayOut({ draft, t }: DraftRequest) {
  const { booking } = draft.answers.facts;
  return booking
    ? { href: waitingBookingPath(booking), label: t('declaration-wizard:toBooking') }
    : { href: '/declarations', label: t('declaration-wizard:toList') };
}

function patientChosen(request: DraftRequest): ChosenFact[] {
  const { draft, step, t } = request;
  const patient = draft.patients.find(({ id }) => id === chosenPatientId(draft.answers));
  if (draft.patients.length <= 1 || !patient || step === 'patients') return [];
  return [
    {
      icon: 'user',
      term: t('declaration-wizard:facts.patient'),
      value: personNames(request, draft.patients)(patient),
      change: { href: stepPath(request, 'patients'), label: t('declaration-wizard:change.patient') },
    },
  ];
}

function staffChosen(request: DraftRequest): ChosenFact[] {
  const { draft, step, t } = request;
  const { staff } = draft.answers;
  if (!staff || step === 'patients' || step === 'staff') return [];
  const unit = staff.unitName && plainText(staff.unitName);
  return [
    {
      icon: 'stethoscope',
      term: t('declaration-wizard:facts.practitioner'),
      value: providerText([staff.name, unit].filter(Boolean).join(', ')),
      isOfProvider: true,
      change: { href: stepPath(request, 'staff'), label: t('declaration-wizard:change.practitioner') },
    },
  ];
}

/** Where a declaration that is not made leads: to the booking that needs none now, or to the list. The draft goes. */
export async function leave({ context, session, draft, kind }: DraftRequest) {
  const { name: journey } = declarationWizards[kind];
  await context.portal.store.drafts.remove({ id: draft.id, accountId: session.accountId, journey });
  const { booking } = draft.answers.facts;
  return booking ? waitingBookingPath(booking) : '/declarations';
}
