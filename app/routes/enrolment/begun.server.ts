import { redirect } from '@remix-run/node';
import { birthFault } from '#contract/people/reading/birth-range.ts';
import { roleIn, rolesOffered } from '#app/domain/enrolment/roles.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { fullName, type PatientRole } from '#app/domain/patients/patients.ts';
import type { EnrolmentAnswers } from '#app/journeys/enrolment/draft.ts';
import { bornOf } from '#app/journeys/person-identity.ts';
import { enrolmentWizard as wizard } from '#app/journeys/enrolment/wizard.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { addNotices } from '#app/services/page/notices.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { storedDrafts } from '#app/services/forms/stored-drafts.server.ts';
import { loginSettings, registrationSettings } from '#app/services/provider/dictionaries.server.ts';
import {
  discardPath,
  newId,
  openPath,
  ownLink,
  requireOffered,
  stepPath,
  store,
  withFacts,
} from './draft.server.ts';
import { leaveBehind } from './gone.server.ts';

/** The one registration that the account has begun; of several the last. */
export async function begunDraft(request: AccountRequest) {
  const { name: journey, schema } = wizard;
  const { drafts } = await storedDrafts(request, { journey, schema });
  return drafts[0] ?? null;
}

/** Where a registration in a role begins, or goes on: null where another one was begun, of which the page asks. */
async function wayInto(request: AccountRequest, role: PatientRole) {
  const begun = await begunDraft(request);
  if (begun) return begun.answers.facts.role === role ? openPath(begun) : null;
  const start = new URLSearchParams({ patientRole: role });
  return stepPath(newId(request, start), 'person');
}

/** The registration that was begun, as the page says it: whom it is of, and where it goes on. */
async function begunView(request: AccountRequest) {
  const begun = await begunDraft(request);
  if (!begun) return null;
  const { person, facts } = begun.answers;
  return {
    role: facts.role,
    name: person ? fullName(person) : null,
    path: openPath(begun),
    discardPath: discardPath(begun.id),
  };
}

type Changing = { begun: NonNullable<Awaited<ReturnType<typeof begunDraft>>>; role: PatientRole };

/** The files that stay with another role: papers of oneself are none of somebody else, nor theirs one's own; those go, and it is said. */
async function filesFor(request: AccountRequest, { begun, role }: Changing) {
  const { files, role: before } = begun.answers.facts;
  const isSamePerson = role === before || (role !== 'PATIENT' && before !== 'PATIENT');
  if (isSamePerson || files.length === 0) return files;
  for (const { id } of files) await orOutage(request.provider.personFiles.removeWaiting({ id }));
  await addNotices(request, { key: 'enrolment:begun.filesGone', kind: 'notice' });
  return [];
}

/** The same answers for another role; who is of no age for it must be entered anew. Returns where it goes on, and what was left. */
export async function changeRole(request: AccountRequest, role: PatientRole) {
  const begun = await begunDraft(request);
  if (!begun) return null;
  if (begun.answers.facts.role === role)
    return { path: openPath(begun), left: 'enrolment:begun.allKept' as const };
  const files = await filesFor(request, { begun, role });
  const facts = { ...begun.answers.facts, role, files, reference: undefined, found: undefined };
  const answers = { ...begun.answers, facts };
  // Under another name: a tab that shows it as it was is told, and sends nothing of the former role unseen.
  const start = new URLSearchParams({ patientRole: role });
  const draft = { id: newId(request, start), answers };
  const left = await leftBy(request, answers);
  const former = { id: begun.id, gone: 'MOVED', to: draft.id } as const;
  if (left === null) {
    await withFacts({ ...request, draft }, facts);
    await leaveBehind(request, former);
    return { path: openPath(draft), left: 'enrolment:begun.allKept' as const };
  }
  const kept = await store(request, draft, { step: left, value: undefined });
  await leaveBehind(request, { ...former, left });
  return { path: openPath(kept.draft), left: `enrolment:begun.left.${left}` as const };
}

/** The answer that says a birth date of no age for the role; null: there is none. */
async function leftBy(request: AccountRequest, answers: EnrolmentAnswers) {
  const born = bornOf(answers);
  if (!born) return null;
  const { userMinAge } = await registrationSettings(request);
  const asked = { role: answers.facts.role, today: dayOf(request.now), userMinAge };
  if (birthFault({ ...asked, birthDate: born.birthDate }) === null) return null;
  return answers.person?.pesel === undefined ? ('document' as const) : ('person' as const);
}

/** The state of a link to a record of one's own, as a page shows it. */
const saidOf = (own: Awaited<ReturnType<typeof ownLink>>) =>
  own === 'WAITING' ? ('waiting' as const) : own && ('there' as const);

/** The page of choice: the roles that are offered, and why it is here. */
async function choiceOf(request: AccountRequest) {
  const [login, own] = await Promise.all([loginSettings(request), ownLink(request)]);
  const named = roleIn(request.url.searchParams);
  return {
    isUnknown: named === 'UNKNOWN',
    roles: rolesOffered({ hasOwn: own !== null, login }),
    own: saidOf(own),
  };
}

type Entry = {
  view: {
    title: string;
    choice: Awaited<ReturnType<typeof choiceOf>> | null;
    begun: Awaited<ReturnType<typeof begunView>>;
    into: PatientRole | null;
    /** The state of one's own record, where there is one already. */
    own: 'there' | 'waiting' | null;
  };
  status: 200 | 400;
};

/** The content of the entry: a choice of the roles, that there is a record of one's own, or what was begun. @throws the way to the first step */
export async function entryOf(request: AccountRequest): Promise<Entry> {
  const { t, url } = request;
  const role = roleIn(url.searchParams);
  const nothing = { choice: null, begun: null, into: null, own: null };
  if (role === null || role === 'UNKNOWN') {
    const title = t(role === null ? 'enrolment:choice.title' : 'enrolment:choice.unknown');
    const view = { ...nothing, title, choice: await choiceOf(request) };
    return { view, status: role === null ? 200 : 400 };
  }
  await requireOffered(request, role);
  const own = role === 'PATIENT' ? saidOf(await ownLink(request)) : null;
  if (own) return { view: { ...nothing, title: t(`enrolment:own.${own}.title`), own }, status: 200 };
  const path = await wayInto(request, role);
  if (path !== null) throw redirect(path, 303);
  const begun = await begunView(request);
  return { view: { ...nothing, title: t('enrolment:begun.title'), begun, into: role }, status: 200 };
}
