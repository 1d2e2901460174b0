import type { TeleconsultationStep } from '#app/journeys/teleconsultation/journey.ts';
import { teleconsultationWizard as wizard } from '#app/journeys/teleconsultation/wizard.ts';
import { changePathOf, stepPathOf } from '#app/journeys/wizard.ts';

/** The address of a step; `query` goes behind the draft's id. */
export const stepPath = (id: string, step: TeleconsultationStep, query: Record<string, string> = {}) =>
  stepPathOf(wizard, { id, step, query });

/** The same for "Zmień" of the summary: the answer leads back there. */
export const changePath = (id: string, step: TeleconsultationStep, query: Record<string, string> = {}) =>
  changePathOf(wizard, { id, step, query });
