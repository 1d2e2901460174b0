import type { Patient } from '#contract/patients/schemas.ts';
import type { TeleconsultationAnswers } from '#app/journeys/teleconsultation/draft.ts';
import type { TeleconsultationStep } from '#app/journeys/teleconsultation/journey.ts';
import type { Draft as WizardDraft } from '#app/journeys/wizard.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';

/** A draft, with those for whom it can be: whom the account may act for and whom the unit has confirmed (B§6). */
export type Draft = WizardDraft<TeleconsultationAnswers> & { patients: readonly Patient[] };

/** A request of a step; `carer`: the account's own patient, who is on the line with whoever is treated. */
export type DraftRequest = AccountRequest & { draft: Draft; step: TeleconsultationStep; carer: Patient };
