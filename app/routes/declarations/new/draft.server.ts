import type { DeclarationType } from '#contract/declarations/schemas.ts';
import type { ChosenFact } from '#app/components/wizard/chosen-panel.tsx';
import type { StepFrame } from '#app/components/wizard/step-page.tsx';
import { newDeclarationPath } from '#app/domain/declarations/kinds.ts';
import { waitingBookingIn, waitingBookingPath } from '#app/domain/declarations/waiting-booking.ts';
import { plainText, providerText } from '#app/domain/text.ts';
import type { DeclarationAnswers } from '#app/journeys/declaration/draft.ts';
import type { DeclarationStep } from '#app/journeys/declaration/journey.ts';
import { declarationWizards, startIn } from '#app/journeys/declaration/wizard.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { draftsOf, type Changes } from '#app/services/wizard/drafts.server.ts';
import type { PatientStep } from '#app/services/wizard/guard.server.ts';
import { knownPerson, personFact, personOf } from '#app/services/wizard/person.server.ts';
import { answerStep, frameOfStep } from '#app/services/wizard/steps.server.ts';

export type DraftRequest = PatientStep<DeclarationAnswers> & { kind: DeclarationType };

/** The answers known before the first one is given: of the account, and of the query with which the wizard was entered. */
export async function beginningOf(
  request: AccountRequest,
  { start, kind }: { start: URLSearchParams; kind: DeclarationType },
): Promise<DeclarationAnswers> {
  const patients = await patientsOf(request);
  const known = knownPerson(patients, start.get('patientId'));
  const booking = waitingBookingIn(start);
  return { ...known, facts: { type: kind, ...known.facts, ...(booking ? { booking } : {}) } };
}

/** Stores an answer and leads on. */
export const answer = <Step extends DeclarationStep>(
  request: DraftRequest,
  changes: Changes<DeclarationAnswers, Step>,
) => answerStep(declarationWizards[request.kind], request, changes);

const draftsOfKind = ({ kind }: Pick<DraftRequest, 'kind'>) => draftsOf(declarationWizards[kind]);

/** Stores what is known beside the answers; returns the request with it. */
export const withFacts = (request: DraftRequest, facts: Partial<DeclarationAnswers['facts']>) =>
  draftsOfKind(request).withFacts(request, facts);

export const stepPath = (request: DraftRequest, step: DeclarationStep) =>
  draftsOfKind(request).stepPath(request.draft.id, step);
export const changePath = (request: DraftRequest, step: DeclarationStep) =>
  draftsOfKind(request).changePath(request.draft.id, step);
export const discardPath = (request: DraftRequest) => draftsOfKind(request).discardPath(request.draft.id);

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
  if (draft.patients.length <= 1 || step === 'patients') return [];
  return personFact(request, personOf(request), {
    term: t('declaration-wizard:facts.patient'),
    change: { href: stepPath(request, 'patients'), label: t('declaration-wizard:change.patient') },
  });
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
