import { CONSENTS_PATH, NEW_CONSENT_PATH } from '#app/domain/given-consents/paths.ts';
import type { Wizard } from '#app/journeys/wizard.ts';
import { ConsentAnswers, SavedDraft } from './draft.ts';
import { consentJourney } from './journey.ts';

const STAGES = [
  'consent-wizard:stages.kind',
  'consent-wizard:stages.details',
  'consent-wizard:stages.review',
] as const;
const STAGE_OF = { patient: 0, kind: 0, person: 1, partner: 1, scope: 1, dates: 1, review: 2 } as const;

/** B§2, /newconsent: a consent is given. */
export const consentWizard: Wizard<ConsentAnswers> = {
  name: 'consent',
  journey: consentJourney,
  schema: ConsentAnswers,
  review: 'review',
  stages: { names: STAGES, of: (step) => STAGE_OF[step] },
  startPath: () => NEW_CONSENT_PATH,
  listPath: CONSENTS_PATH,
  discardPath: `${NEW_CONSENT_PATH}/discard`,
  donePath: (_, stored) => SavedDraft.safeParse(stored).data?.savedPath ?? null,
  oldestGone: 'consent-wizard:oldestGone',
};
