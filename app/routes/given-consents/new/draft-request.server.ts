import type { ConsentAnswers } from '#app/journeys/consent/draft.ts';
import type { PatientStep } from '#app/services/wizard/guard.server.ts';

/** A request of a step, with the draft that it goes on with and those for whom the account may act. */
export type DraftRequest = PatientStep<ConsentAnswers>;
