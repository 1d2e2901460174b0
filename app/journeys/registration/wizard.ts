import { z } from 'zod';
import type { PatientRole } from '#contract/people/reading/birth-range.ts';
import type { Wizard } from '#app/journeys/wizard.ts';
import { summaryPathOf } from './done.ts';
import { RegistrationAnswers, type AskedNow } from './draft.ts';
import { REGISTRATION_PATHS } from '#app/domain/registration/paths.ts';
import { registrationJourney } from './journey.ts';

/** Who makes the account for a child is a parent, on each of its pages. */
const stagesOf = (role: PatientRole) =>
  [
    role === 'CHILD' ? 'registration:stages.parent' : 'registration:stages.guardian',
    'registration:stages.person',
    'registration:stages.address',
    'registration:stages.contact',
    'registration:stages.consents',
    'registration:stages.files',
    'registration:stages.review',
  ] as const;
const STAGE_OF = {
  guardian: 0,
  own: 0,
  ownDocument: 0,
  person: 1,
  document: 1,
  address: 2,
  contact: 3,
  consents: 4,
  files: 5,
  review: 6,
} as const;

const isLeftOut = ({ facts: { role, asked } }: RegistrationAnswers, stage: number) =>
  (stage === 0 && role === 'PATIENT') ||
  (stage === STAGE_OF.address && asked.address === 'no') ||
  (stage === STAGE_OF.files && !asked.takesFiles);

/** The name of the drafts of each entry. */
const NAMES = { PATIENT: 'registration', WARD: 'registrationward', CHILD: 'registrationchild' } as const;

/** C§2, /registration, /registrationward, /registrationchild: an account comes into being, with `asked` for what holds at this moment. */
export function registrationWizard(role: PatientRole, asked: AskedNow): Wizard<RegistrationAnswers> {
  const entry = REGISTRATION_PATHS[role];
  const asNow = z.preprocess((stored) => withAsked(stored, asked), RegistrationAnswers);
  return {
    name: NAMES[role],
    journey: registrationJourney(role),
    schema: asNow,
    review: 'review',
    stages: { names: stagesOf(role), of: (step) => STAGE_OF[step], isLeftOut },
    startPath: () => entry,
    listPath: entry,
    discardPath: '/registration/discard',
    donePath: summaryPathOf,
    oldestGone: 'registration:draft.oldestGone',
  };
}

const withAsked = (stored: unknown, asked: AskedNow) =>
  typeof stored === 'object' && stored !== null && 'facts' in stored
    ? { ...stored, facts: { ...(stored.facts as object), asked } }
    : stored;
