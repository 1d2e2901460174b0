import { isDefinedError, safe } from '@orpc/client';
import { z } from 'zod';
import type { Price } from '#contract/bookings/schemas/clinic.ts';
import { formatAmount } from '#app/domain/money.ts';
import { plainText, providerText } from '#app/domain/text.ts';
import { timeSlotQuery } from '#app/journeys/booking/journey.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { chosen } from '#app/services/forms/fields.ts';
import { FAILURE_TEXTS } from '#app/services/provider/failure-texts.ts';
import { outageOf } from '#app/services/provider/provider.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { answer, type DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';

export const PriceForm = z.object({
  priceId: chosen({ required: 'booking-wizard:prices.required' }),
});

type Slot = { timeSlotId: string; system: string };
/** `isForNow`: the same time may have its prices when it is asked for again. */
type Prices = { prices: Price[] } | { refusal: TextKey; isForNow: boolean };

/** The current price list of a time (B§8), or the text of why there is none. */
export async function pricesOf(request: DraftRequest, { timeSlotId, system }: Slot): Promise<Prices> {
  const query = timeSlotQuery(request.draft.answers);
  if (!query) throw notFound();

  const [error, prices] = await safe(request.provider.timeSlots.prices({ ...query, timeSlotId, system }));
  if (isDefinedError(error) || outageOf(error))
    return { refusal: FAILURE_TEXTS['timeSlots.prices'], isForNow: true };
  if (error) throw error;
  return prices.length > 0 ? { prices } : { refusal: 'booking-wizard:prices.none', isForNow: false };
}

/** The price list of the draft's time. */
export function draftPrices(request: DraftRequest): Promise<Prices> {
  const { dates } = request.draft.answers;
  if (!dates) throw notFound();
  return pricesOf(request, dates);
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

/** "Porada dermatologa, 220,00 zł". */
export const priceText = ({ name, ...price }: Omit<Price, 'id'>, language: 'pl' | 'en') =>
  providerText(`${plainText(name)}, ${formatAmount({ ...price, language })}`);
