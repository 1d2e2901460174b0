import { wizardStartOf } from '#app/domain/bookings/wizard-start.ts';
import { BookedDraft } from '#app/journeys/appointment.ts';
import type { Wizard } from '#app/journeys/wizard.ts';
import { BookingAnswers } from './draft.ts';
import { bookingJourney, bookingStages, stageOf } from './journey.ts';

/** B§2, the new-booking wizard. */
export const bookingWizard: Wizard<BookingAnswers> = {
  name: 'booking',
  journey: bookingJourney,
  schema: BookingAnswers,
  review: 'summary',
  stages: { names: bookingStages.map((name) => `booking-wizard:stages.${name}` as const), of: stageOf },
  /** A step's address without a draft names what is wanted, as the wizard's entry does. */
  startPath: (query) => {
    const start = wizardStartOf(query);
    return `/newbooking${start.size > 0 ? `?${start.toString()}` : ''}`;
  },
  listPath: '/bookings',
  discardPath: '/newbooking/discard',
  donePath: (id, stored) => {
    const done = BookedDraft.safeParse(stored);
    return done.success ? resultPath(id, done.data.booked) : null;
  },
  oldestGone: 'booking-wizard:oldestGone',
};

/** Returns the address of a booking’s result; after a move with the draft, which knows the time before. */
function resultPath(draftId: string, { system, systemId, movedFrom }: BookedDraft['booked']) {
  const path = `/newbooking/result/${encodeURIComponent(system)}/${encodeURIComponent(systemId)}`;
  return movedFrom ? `${path}?draft=${draftId}` : path;
}
