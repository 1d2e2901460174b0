import type { ChosenFact } from '#app/components/wizard/chosen-panel.tsx';
import { chosenFacts } from '#app/services/appointments/chosen-facts.server.ts';
import { priceText } from '#app/services/appointments/times/check.server.ts';
import { stepPath, type DraftRequest } from './drafts.server.ts';

/** B§2, the wizard's breadcrumb. */
export const chosenSoFar = (request: DraftRequest): ChosenFact[] => [
  ...chosenFacts({
    request,
    pathTo: ({ step }) => stepPath(request.draft.id, step),
  }),
  ...priceFacts(request),
];

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
