import type { BookedDraft } from '#app/journeys/booking/draft.ts';
import { bookingJourney as journey, type BookingStep } from '#app/journeys/booking/journey.ts';

/** The address of a step; `query` goes behind the draft's id. */
export function stepPath(draftId: string, step: BookingStep, query: Record<string, string> = {}) {
  const path = journey.pages[step].path ?? '/newbooking';
  return `${path}?${new URLSearchParams({ draft: draftId, ...query }).toString()}`;
}

/** The address of a booking’s result; after a move with the draft, which knows the time before. */
export function resultPath(draftId: string, { system, systemId, movedFrom }: BookedDraft['booked']) {
  const path = `/newbooking/result/${encodeURIComponent(system)}/${encodeURIComponent(systemId)}`;
  return movedFrom ? `${path}?draft=${draftId}` : path;
}
