import type { Wizard } from '#app/journeys/wizard.ts';
import { EnrolledDraft, EnrolmentAnswers } from './draft.ts';
import { enrolmentJourney } from './journey.ts';

export const ENROLMENT_PATH = '/account/registration';

const STAGES = ['enrolment:stages.person', 'enrolment:stages.address', 'enrolment:stages.review'] as const;
const STAGE_OF = { person: 0, document: 0, address: 1, files: 1, review: 2 } as const;

/** A§2, /account/registration: somebody is registered below an account. */
export const enrolmentWizard: Wizard<EnrolmentAnswers> = {
  name: 'enrolment',
  journey: enrolmentJourney,
  schema: EnrolmentAnswers,
  review: 'review',
  stages: { names: STAGES, of: (step) => STAGE_OF[step] },
  startPath: (query) => {
    const role = query.get('patientRole');
    return role === null ? ENROLMENT_PATH : `${ENROLMENT_PATH}?patientRole=${encodeURIComponent(role)}`;
  },
  listPath: ENROLMENT_PATH,
  discardPath: `${ENROLMENT_PATH}/discard`,
  donePath: (_, stored) => EnrolledDraft.safeParse(stored).data?.enrolledPath ?? null,
  oldestGone: 'enrolment:oldestGone',
};
