import type { ChosenFact } from '#app/components/wizard/chosen-panel.tsx';
import { chosenPatientId, isMove } from '#app/journeys/booking/journey.ts';
import { chosenFacts, patientFact, type Choosing } from '#app/services/appointments/chosen-facts.server.ts';
import type { DraftRequest } from './drafts.server.ts';
import { stepPath } from './paths.server.ts';

/** The choices made so far; a move keeps what it is for. */
const choosingOf = (request: DraftRequest): Choosing => {
  const { draft, step: here } = request;
  const { id, answers, patients } = draft;
  return {
    request,
    patients,
    patientId: chosenPatientId(answers),
    answers,
    changeTo: ({ step, label, service }) =>
      step === here || (step !== 'dates' && isMove(answers))
        ? undefined
        : { href: stepPath(id, step, service ? { service } : {}), label },
  };
};

/** B§2, the wizard's breadcrumb. */
export const chosenSoFar = (request: DraftRequest): ChosenFact[] => chosenFacts(choosingOf(request));

export const patientChosen = (request: DraftRequest): ChosenFact[] => patientFact(choosingOf(request));
