import { teleconsultationWizard as wizard } from '#app/journeys/teleconsultation/wizard.ts';
import { drafts, type DraftRequest } from '#app/routes/teleconsultations/draft/drafts.server.ts';
import { timesOf } from '#app/services/appointments/draft-time.server.ts';

/** The time of a teleconsultation: how it is chosen, kept and lost. */
export const { choosingTime, keepLonger, keepRefusal, leaveLostSlot, requireHold } = timesOf<DraftRequest>({
  wizard,
  drafts,
  placesQuery: () => ({}),
});
