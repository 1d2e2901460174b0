import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { TimeSlotHold } from '#contract/bookings/schemas/time-slots.ts';
import type { Patient } from '#contract/patients/schemas.ts';
import type { TeleconsultationAnswers } from '#app/journeys/teleconsultation/draft.ts';
import { teleconsultationWizard as wizard } from '#app/journeys/teleconsultation/wizard.ts';
import { finishBooked } from '#app/services/appointments/booked.server.ts';
import { draftsOf } from '#app/services/wizard/drafts.server.ts';
import type { PatientStep } from '#app/services/wizard/guard.server.ts';

/** A request of a step; its patients are whom the account may act for and whom the unit has confirmed (B§6). */
export type DraftRequest = PatientStep<TeleconsultationAnswers> & {
  /** The account's own patient, who is on the line with whoever is treated. */
  carer: Patient;
  /** The time that is kept free for the draft; null where none is, and while nobody knows. */
  hold: TimeSlotHold | null;
};
export type Draft = DraftRequest['draft'];

/** Each answer takes a refusal with it. */
export const drafts = draftsOf(wizard, { isRefused: undefined });
export const { answer, withFacts, newId, openPath, stepPath, changePath, changeOf, discardPath, carriedBy } =
  drafts;

/** 303 to the result of one at a set time, which is booked or moved. */
export const finishPlanned = (request: DraftRequest, { system, systemId, dateFrom }: Booking) =>
  finishBooked(wizard, request, {
    system,
    systemId,
    dateFrom,
    movedFrom: request.draft.answers.facts.moved?.dateFrom,
  });
