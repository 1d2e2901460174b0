import type { BookingAnswers } from '#app/journeys/booking/draft.ts';
import { bookingWizard as wizard } from '#app/journeys/booking/wizard.ts';
import { draftsOf } from '#app/services/wizard/drafts.server.ts';
import type { PatientStep } from '#app/services/wizard/guard.server.ts';

export type DraftRequest = PatientStep<BookingAnswers>;
export type Draft = DraftRequest['draft'];

/** Each answer takes a refusal with it. */
export const drafts = draftsOf(wizard, { isRefused: undefined });
export const { answer, withFacts, newId, openPath, stepPath, changePath, changeOf, carriedBy } = drafts;
