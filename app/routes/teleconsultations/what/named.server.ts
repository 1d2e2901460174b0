import {
  entriesForContext,
  entryForContext,
  readBookingContext,
} from '#app/domain/bookings/booking-context.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { isShown, offered, type Offer, type Offers } from './offer.server.ts';

/** The one that an address names, or why it names none; null where the address names nothing, or several fit. */
export function namedOffer(offers: Offers, query: URLSearchParams): Offer | { refusal: TextKey } | null {
  const context = readBookingContext(query);
  if (!context) return null;
  const all = offered(offers);
  const entries = all.map(({ entry }) => entry);
  const ofService = entries.filter(
    ({ medicalService }) => medicalService.code === context.medicalServiceCode,
  );
  const isKnown = offers.planned.ok && offers.now.ok;
  if (ofService.length === 0) return isKnown ? { refusal: 'teleconsultation:services.notOffered' } : null;

  const entry = entryForContext({ entries: ofService, context });
  if (!entry) {
    const fits = entriesForContext({ entries: ofService, context }).length > 0;
    return fits ? null : { refusal: 'teleconsultation:services.notOffered' };
  }
  if (!isShown(offers, entry)) return { refusal: 'booking-wizard:services.withheld' };
  return all.find((one) => one.entry === entry) ?? null;
}
