import { COPIES_PATH, copyPath, NEW_COPY_PATH } from '#app/domain/copies/paths.ts';
import type { Wizard } from '#app/journeys/wizard.ts';
import { CopyAnswers, SentDraft } from './draft.ts';
import { copyJourney } from './journey.ts';

const STAGES = ['copy-wizard:stages.what', 'copy-wizard:stages.how', 'copy-wizard:stages.review'] as const;
const STAGE_OF = {
  patients: 0,
  kind: 0,
  subject: 0,
  documents: 0,
  scope: 0,
  format: 1,
  way: 1,
  person: 1,
  review: 2,
} as const;

/** A§2: copies of the medical record are asked for. */
export const copyWizard: Wizard<CopyAnswers> = {
  name: 'copy',
  journey: copyJourney,
  schema: CopyAnswers,
  review: 'review',
  stages: { names: STAGES, of: (step) => STAGE_OF[step] },
  startPath: () => NEW_COPY_PATH,
  listPath: COPIES_PATH,
  discardPath: `${NEW_COPY_PATH}/discard`,
  donePath(_, stored) {
    const sent = SentDraft.safeParse(stored).data;
    return sent ? copyPath({ id: sent.sentId }) : null;
  },
  names: {
    documents: 'copy-wizard:names.documents',
    scope: 'copy-wizard:names.scope',
    format: 'copy-wizard:names.format',
    way: 'copy-wizard:names.way',
    person: 'copy-wizard:names.person',
  },
  oldestGone: 'copy-wizard:oldestGone',
};
