import type { ChosenFact } from '#app/components/wizard/chosen-panel.tsx';
import { chosenPatientId } from '#app/journeys/booking/journey.ts';
import { chosenFacts, patientFact, type Choosing } from '#app/services/appointments/chosen-facts.server.ts';
import { stepPath, type DraftRequest } from './drafts.server.ts';

const choosingOf = (request: DraftRequest): Choosing => ({
  request,
  patientId: chosenPatientId(request.draft.answers),
  pathTo: ({ step, service }) => stepPath(request.draft.id, step, service ? { service } : {}),
});

/** B§2, the wizard's breadcrumb. */
export const chosenSoFar = (request: DraftRequest): ChosenFact[] => chosenFacts(choosingOf(request));

export const patientChosen = (request: DraftRequest): ChosenFact[] => patientFact(choosingOf(request));
