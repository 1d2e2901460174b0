import type { ChosenFact } from '#app/components/wizard/chosen-panel.tsx';
import { chosenPatientId, isMove } from '#app/journeys/teleconsultation/journey.ts';
import { chosenFacts } from '#app/services/appointments/chosen-facts.server.ts';
import { priceText } from '#app/services/appointments/times/check.server.ts';
import type { DraftRequest } from './draft-request.server.ts';
import { stepPath } from './paths.server.ts';

/** B§2, the wizard's breadcrumb; a move keeps what it is for. */
export function chosenSoFar(request: DraftRequest): ChosenFact[] {
  const { draft, step: here } = request;
  const { id, answers, patients } = draft;
  const chosen = chosenFacts({
    request,
    patients,
    patientId: chosenPatientId(answers),
    answers,
    changeTo: ({ step, label }) =>
      step === here || (step !== 'dates' && isMove(answers))
        ? undefined
        : { href: stepPath(id, step), label },
  });
  return [...chosen, ...priceFacts(request)];
}

/** The prices: they are named before anything is booked, and paid afterwards (B-90). */
function priceFacts({ draft, t, language }: DraftRequest): ChosenFact[] {
  const { prices = [] } = draft.answers.facts;
  return prices.map((price) => ({
    icon: 'file-text',
    term: t('teleconsultation:price'),
    value: priceText(price, language),
    isOfProvider: true,
  }));
}
