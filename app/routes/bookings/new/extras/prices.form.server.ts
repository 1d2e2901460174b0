import { z } from 'zod';
import { notFound } from '#app/services/access/problems.server.ts';
import { chosen } from '#app/services/forms/fields.ts';
import { choosingTime } from '#app/routes/bookings/new/when/choosing.server.ts';
import { pricesOf, type Prices } from '#app/services/appointments/times/check.server.ts';
import { answer, type DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';

export const PriceForm = z.object({
  priceId: chosen({ required: 'booking-wizard:prices.required' }),
});

/** The price list of the draft's time. */
export function draftPrices(request: DraftRequest): Promise<Prices> {
  const { dates } = request.draft.answers;
  if (!dates) throw notFound();
  return pricesOf(choosingTime(request), dates);
}

/** Chooses the payment (B§2); a price that has left the list since is refused. */
export async function choosePrice(request: DraftRequest, priceId: string) {
  const { dates } = request.draft.answers;
  const found = await draftPrices(request);
  if ('refusal' in found) return found;

  const chosen = found.prices.find(({ id }) => id === priceId);
  if (!chosen || !dates) return { refusal: 'booking-wizard:prices.changed' } as const;
  const { name, amount, currency } = chosen;
  const value = { timeSlotId: dates.timeSlotId, priceId, name, amount, currency };
  return answer(request, request.draft, { step: 'prices', value });
}
