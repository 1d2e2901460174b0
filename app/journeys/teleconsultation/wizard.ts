import { TELECONSULTATION_PATH } from '#app/domain/bookings/paths.ts';
import { joinPath } from '#app/domain/telehealth/paths.ts';
import { teleconsultationStartOf } from '#app/domain/bookings/teleconsultation-paths.ts';
import type { Wizard } from '#app/journeys/wizard.ts';
import { BookedDraft, TeleconsultationAnswers } from './draft.ts';
import { teleconsultationJourney } from './journey.ts';
import { isMove } from '#app/journeys/appointment.ts';

const STAGES = [
  'teleconsultation:stages.what',
  'teleconsultation:stages.case',
  'teleconsultation:stages.summary',
] as const;
const STAGE_OF = {
  patients: 0,
  services: 0,
  dates: 0,
  parallel: 0,
  medicalcase: 1,
  description: 1,
  summary: 2,
} as const;

const LIST_PATH = '/bookings';

/** B§2, the wizard for a new teleconsultation. */
export const teleconsultationWizard: Wizard<TeleconsultationAnswers> = {
  name: 'teleconsultation',
  journey: teleconsultationJourney,
  schema: TeleconsultationAnswers,
  review: 'summary',
  stages: {
    names: STAGES,
    of: (step) => STAGE_OF[step],
    // A move leaves the case as it is (B-63).
    isLeftOut: (answers, stage) => isMove(answers) && stage === STAGE_OF.medicalcase,
  },
  /** A step's address without a draft names what is wanted, as the wizard's entry does. */
  startPath: (query) => {
    const start = teleconsultationStartOf(query);
    return `${TELECONSULTATION_PATH}${start.size > 0 ? `?${start.toString()}` : ''}`;
  },
  names: {
    services: 'teleconsultation:cleared.services',
    dates: 'teleconsultation:cleared.dates',
    medicalcase: 'teleconsultation:cleared.case',
    description: 'teleconsultation:cleared.description',
  },
  listPath: LIST_PATH,
  discardPath: `${TELECONSULTATION_PATH}/discard`,
  donePath: (id, stored) => {
    const done = BookedDraft.safeParse(stored);
    return done.success ? resultPath(id, done.data.booked) : null;
  },
  oldestGone: 'teleconsultation:oldestGone',
};

/** Returns where it is told: one "now" is joined at once, or answered later, which the list says (A-108); any other has a result. */
function resultPath(draftId: string, { system, systemId, now }: BookedDraft['booked']) {
  if (now) return now.isOffline ? LIST_PATH : joinPath(now.teleconsultationId);
  const key = `${encodeURIComponent(system)}/${encodeURIComponent(systemId)}`;
  return `${TELECONSULTATION_PATH}/result/${key}?draft=${draftId}`;
}
