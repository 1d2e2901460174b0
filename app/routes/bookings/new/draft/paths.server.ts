import type { BookingStep } from '#app/journeys/booking/journey.ts';
import { bookingWizard } from '#app/journeys/booking/wizard.ts';
import { changePathOf, stepPathOf } from '#app/journeys/wizard.ts';

/** The address of a step; `query` goes behind the draft's id. */
export const stepPath = (id: string, step: BookingStep, query: Record<string, string> = {}) =>
  stepPathOf(bookingWizard, { id, step, query });

/** The same for "Zmień" of the summary: the answer leads back there. */
export const changePath = (id: string, step: BookingStep, query: Record<string, string> = {}) =>
  changePathOf(bookingWizard, { id, step, query });
