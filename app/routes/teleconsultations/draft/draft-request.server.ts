import type { TimeSlotHold } from '#contract/bookings/schemas/time-slots.ts';
import type { Patient } from '#contract/patients/schemas.ts';
import type { TeleconsultationAnswers } from '#app/journeys/teleconsultation/draft.ts';
import type { PatientStep } from '#app/services/wizard/guard.server.ts';

/** A request of a step; its patients are whom the account may act for and whom the unit has confirmed (B§6). */
export type DraftRequest = PatientStep<TeleconsultationAnswers> & {
  /** The account's own patient, who is on the line with whoever is treated. */
  carer: Patient;
  /** The time that is kept free for the draft; null where none is, and while nobody knows. */
  hold: TimeSlotHold | null;
};
export type Draft = DraftRequest['draft'];
