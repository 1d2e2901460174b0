import { redirect } from '@remix-run/node';
import { linkOf } from '#contract/people/reading/link.ts';
import { isDefinedError, safe } from '@orpc/client';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { isOffered, roleIn } from '#app/domain/enrolment/roles.ts';
import { LIST_PATHS } from '#app/domain/people/paths.ts';
import type { PatientRole } from '#app/domain/patients/patients.ts';
import type { EnrolmentAnswers } from '#app/journeys/enrolment/draft.ts';
import { ENROLMENT_PATH, enrolmentWizard as wizard } from '#app/journeys/enrolment/wizard.ts';
import type { EnrolmentStep } from '#app/journeys/enrolment/journey.ts';
import type { Draft } from '#app/journeys/wizard.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { badCall, partIsOff } from '#app/services/access/problems.server.ts';
import { loginSettings, registrationSettings } from '#app/services/provider/dictionaries.server.ts';
import type { StepFrame } from '#app/components/wizard/step-page.tsx';
import type { BornRules } from '#app/services/forms/born.ts';
import { storedDrafts } from '#app/services/forms/stored-drafts.server.ts';
import { addNotices } from '#app/services/page/notices.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { draftsOf } from '#app/services/wizard/drafts.server.ts';
import { contradictionOf, frameOfStep, leadOnwards } from '#app/services/wizard/steps.server.ts';
import { leaveBehind, tellGone, type Gone } from './gone.server.ts';

export type DraftRequest = AccountRequest & {
  draft: Draft<EnrolmentAnswers>;
  step: EnrolmentStep;
  /** The end of the registration that another tab has caused since the form was opened. */
  gone?: Gone;
};

/** @throws the page that says that the provider does not offer it; or, with a record of one's own, the way to the page that says so */
export async function requireOffered(request: AccountRequest, role: PatientRole) {
  if (!isOffered(role, { login: await loginSettings(request) })) throw partIsOff();
  if (role !== 'PATIENT' || !(await ownLink(request))) return;
  if (request.url.pathname === ENROLMENT_PATH) return;
  throw redirect(`${ENROLMENT_PATH}?patientRole=PATIENT`, 303);
}

/** The link of the account to a record of its own, or that it waits for one; null: it has none, as only 404 says (A§7). */
export async function ownLink({ provider }: AccountRequest) {
  const [error, own] = await safe(provider.people.me());
  if (isDefinedError(error)) return null;
  if (error) throw error;
  const link = linkOf(own.linkState);
  return link === 'ENDED' ? null : link;
}

/** The answers known before the first one is given. */
export async function beginningOf(
  request: AccountRequest,
  start: URLSearchParams,
): Promise<EnrolmentAnswers> {
  const role = roleIn(start);
  if (role === null || role === 'UNKNOWN') throw badCall();
  return { facts: { role, files: [], ...(await fileRules(request)) } };
}

/** A kiosk takes no files, and so asks for none (B-14). */
async function fileRules(request: AccountRequest) {
  const { attachmentsVisible, attachmentsRequired } = await registrationSettings(request);
  const takes = !request.context.portal.environment.isKiosk;
  return { takesFiles: takes && (attachmentsVisible || attachmentsRequired), needsFile: attachmentsRequired };
}

/** An account has one registration: what is answered first takes the place of those that other tabs have begun, and says so. */
async function replaceOthers(request: DraftRequest) {
  const { name: journey, schema } = wizard;
  const { drafts } = await storedDrafts(request, { journey, schema });
  const others = drafts.filter(({ id }) => id !== request.draft.id);
  for (const { id, answers } of others) {
    await leaveBehind(request, { id, gone: 'REPLACED' });
    for (const file of answers.facts.files)
      await orOutage(request.provider.personFiles.removeWaiting({ id: file.id }));
  }
  if (others.length > 0) await addNotices(request, { key: 'enrolment:begun.replaced', kind: 'notice' });
}

/** The rules for a birth date: the role, the day of Warsaw, and the age that the provider asks. */
export async function bornRules(request: DraftRequest): Promise<BornRules> {
  const { userMinAge } = await registrationSettings(request);
  return { role: request.draft.answers.facts.role, today: dayOf(request.now), userMinAge };
}

/** Stores an answer and leads on. */
export async function answer<Step extends EnrolmentStep>(
  request: DraftRequest,
  { step, value }: { step: Step; value: EnrolmentAnswers[Step] },
) {
  if (request.draft.answers.person === undefined) await replaceOthers(request);
  const { gone, draft } = request;
  const stored = await store(request, draft, { step, value });
  if (gone) await tellGone(request, { gone, end: 'kept', answers: stored.draft.answers });
  return leadOnwards(wizard, request, stored);
}

export const {
  answer: store,
  withFacts,
  newId,
  openPath,
  stepPath,
  changePath,
  changeOf,
  carriedBy,
  discardPath,
} = draftsOf(wizard);

/** Where a lost answer is found out about: the list in which somebody is seen who was registered, or asked. */
export const listOf = (role: PatientRole) =>
  ({ href: LIST_PATHS[role], words: `enrolment:lookUpList.${role}` }) as const;

/** The frame around each step. */
export const stepFrame = (request: DraftRequest): StepFrame => ({
  ...frameOfStep(wizard, request, {
    wayOut: {
      href: LIST_PATHS[request.draft.answers.facts.role],
      label: request.t(`enrolment:back.${request.draft.answers.facts.role}`),
    },
    chosen: [],
  }),
  told: request.gone ? request.t('enrolment:gone.faulty') : null,
});

/** The title of a step, which says whom one registers, the list in which they will stand, and what contradicts its answer. */
export function titled(request: DraftRequest) {
  const { role } = request.draft.answers.facts;
  return {
    title: request.t(`enrolment:title.${role}`),
    standsIn: LIST_PATHS[role],
    notices: contradictionOf(wizard, request),
  };
}
