import { bookingWizard as wizard } from '#app/journeys/booking/wizard.ts';
import { drafts, type DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';
import { timesOf } from '#app/services/appointments/draft-time.server.ts';

/** The time of a visit: how it is chosen, kept and lost. */
export const { choosingTime, keepLonger, keepRefusal, leaveLostSlot, requireHold } = timesOf<DraftRequest>({
  wizard,
  drafts,
  placesQuery: ({ medicalServiceCode: service }) => ({ service }),
});
