import type { Patient } from '#contract/patients/schemas.ts';
import type { ConsentAnswers } from '#app/journeys/consent/draft.ts';
import type { ConsentStep } from '#app/journeys/consent/journey.ts';
import type { Draft as WizardDraft } from '#app/journeys/wizard.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';

type Draft = WizardDraft<ConsentAnswers> & { patients: readonly Patient[] };

/** A request of a step, with the draft that it goes on with and those for whom the account may act. */
export type DraftRequest = AccountRequest & { draft: Draft; step: ConsentStep };
