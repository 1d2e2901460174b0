import { redirect } from '@remix-run/node';
import type { Answered, StepOf } from '#app/journeys/engine.ts';
import type { Draft, Wizard } from '#app/journeys/wizard.ts';
import type { PatientRole } from '#app/domain/patients/patients.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { keepAnswers } from '#app/services/forms/kept-answers.server.ts';
import { shownNotice } from '#app/services/page/notices.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import { pathOf, type RouteArgs } from '#app/services/request/portal-request.server.ts';
import { issuedDraft } from '#app/services/wizard/draft-id.server.ts';
import { draftsOf, storeAnswer, type Changes } from '#app/services/wizard/drafts.server.ts';
import { openStep } from '#app/services/wizard/guard.server.ts';
import { leadOnwards } from '#app/services/wizard/steps.server.ts';
import { NotStored, requireGuest, type GuestRequest } from './guest.server.ts';
import { noteTrap } from './robots.server.ts';

/** The facts that every registration of a guest has among its own: the row knows whether its sum is solved. */
type GuestAnswers = Answered & { facts: { isSumSolved: boolean } };

/** A step of a guest's draft that is open. */
export type GuestStep<Answers extends Answered> = GuestRequest & {
  draft: Draft<Answers>;
  step: StepOf<Answers>;
};

/** Said on the first page of a draft that takes the place of one that has ended. */
const ENDED = 'ended';

type Asked<Answers extends GuestAnswers> = {
  role: PatientRole;
  wizard: Wizard<Answers>;
  step: StepOf<Answers>;
  /** The answers known before the first one is given; `start`: the query with which the entry was opened. */
  begin: (request: GuestRequest, start: URLSearchParams) => Promise<Answers>;
};

/**
 * Guard of a step of a guest's registration: what `requireGuest` proves, and this browser's own draft (another's, a deleted and a missing
 * one are the same 404), opened no further than it is answered. One that is over leads to a new one, which says so.
 */
export async function requireGuestDraft<Answers extends GuestAnswers>(
  args: RouteArgs,
  { role, wizard, step, begin }: Asked<Answers>,
): Promise<GuestStep<Answers>> {
  const request = await requireGuest(args, role);
  const id = request.url.searchParams.get('draft');
  if (id) await leadOnIfEnded(request, { wizard, id, begin });
  const opened = await openStep(wizard, request, { step, begin });
  const { found } = opened.guest;
  if (found) await stay(opened, found.id);
  else if (issuedDraft(opened, { name: wizard.name, id: opened.draft.id })?.start.has(ENDED)) {
    opened.guest.notices = [endedNotice(opened)];
    opened.guest.isAnew = true;
  }
  return opened;
}

/** True of the first page of a draft that takes the place of one that has ended: its title says so. */
export const isAnew = ({ guest }: GuestRequest) => guest.isAnew === true;

const endedNotice = ({ now, context }: GuestRequest) => ({
  key: context.portal.environment.isKiosk
    ? ('registration:kiosk.over' as const)
    : ('registration:draft.over' as const),
  kind: 'notice' as const,
  at: now.getTime(),
  shown: false,
});

type Ended<Answers extends GuestAnswers> = Pick<Asked<Answers>, 'wizard' | 'begin'> & { id: string };

/** @throws 404 of a deleted draft; the way to a new one, with what was typed, of one that is over */
async function leadOnIfEnded<Answers extends GuestAnswers>(
  request: GuestRequest,
  { wizard, id, begin }: Ended<Answers>,
) {
  const { portal, browserId } = request.context;
  const now = request.now.getTime();
  const found = await portal.store.guestDrafts.find({ browserId, journey: wizard.name, id, now });
  if (found?.state === 'DELETED') throw notFound();
  const issued = issuedDraft(request, { name: wizard.name, id });
  const isOver = found ? found.state === 'OVER' || found.state === 'DROPPED' : issued?.isOver === true;
  if (!isOver || !issued) return;
  const answers = await begin(request, issued.start);
  throw await beginAnew(request, { wizard, start: issued.start, answers });
}

type Anew<Answers extends Answered> = { wizard: Wizard<Answers>; start: URLSearchParams; answers: Answers };

/**
 * 303 to the first page of a new draft, which says that the former one has ended; what its first page had sent stands there again.
 * `answers`: what is known before the first one is given.
 */
async function beginAnew<Answers extends Answered>(
  request: GuestRequest,
  { wizard, start, answers }: Anew<Answers>,
) {
  const query = new URLSearchParams(start);
  query.set(ENDED, 'yes');
  const id = draftsOf(wizard).newId(request, query);
  const first = draftsOf(wizard).openPath({ id, answers });
  const isFirst = first.split('?')[0] === request.url.pathname;
  if (request.isPost && isFirst && !request.context.portal.environment.isKiosk)
    await keepAnswers(request, first);
  return redirect(first, 303);
}

/** Somebody is there: a kiosk's draft stays, and what waits to be said is said. */
async function stay(request: GuestRequest, id: string) {
  const { portal, browserId } = request.context;
  const { guestDrafts } = portal.store;
  const now = request.now.getTime();
  if (portal.environment.isKiosk && !request.isPrefetch) await guestDrafts.touch({ browserId, id, now });
  const { found } = request.guest;
  if (!found || request.isPost || request.isPrefetch) return;
  const here = pathOf(request.url);
  request.guest.notices = found.notices.filter(({ to }) => to === undefined || to === here);
  if (request.guest.notices.length > 0) await guestDrafts.keepNotices({ id, notices: [] });
}

/** The notices that the page has to say; they stand in the loader's data as `notices`. */
export const guestNotices = (request: GuestRequest) =>
  request.guest.notices.map((notice) => shownNotice(request, notice));

/**
 * Stores an answer and leads on; the first good one makes the draft. Answers that are too long are refused in words and nothing of them is
 * cut (by field, as takeForm takes it); of a draft that has ended meanwhile a new one begins.
 */
export async function answerGuest<Answers extends GuestAnswers, Step extends StepOf<Answers>>(
  wizard: Wizard<Answers>,
  request: GuestStep<Answers>,
  changes: Changes<Answers, Step>,
): Promise<Response | Record<string, ErrorText[]>> {
  const isSumSolved = request.guest.found?.isSumSolved ?? false;
  const facts = { ...changes.facts, isSumSolved } as Partial<Answers['facts']>;
  try {
    const stored = await storeAnswer(wizard, request, { ...changes, facts, draft: request.draft });
    await noteTrap(request);
    return await leadOnwards(wizard, request, stored);
  } catch (error) {
    if (!(error instanceof NotStored)) throw error;
    if (error.why === 'TOO_LONG') return { '': ['registration:draft.tooLong'] };
    const { facts } = request.draft.answers;
    const start = issuedDraft(request, { name: wizard.name, id: request.draft.id })?.start;
    return beginAnew(request, {
      wizard,
      start: start ?? new URLSearchParams(),
      answers: { facts } as Answers,
    });
  }
}
