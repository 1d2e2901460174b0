import { redirect } from '@remix-run/node';
import { change, firstUnanswered, type Answered, type StepOf } from '#app/journeys/engine.ts';
import { changePathOf, stepPathOf, type Draft, type Wizard } from '#app/journeys/wizard.ts';
import { addNotices, redirectWithNotice } from '#app/services/page/notices.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { newDraftId } from './draft-id.server.ts';
import { keepingOf, type DraftOwner } from './keeping.server.ts';

type Named = { name: string };

/** True while an answer of the review is being changed: then the step leads back there. */
export const isChange = ({ review }: { review: string }, url: URL) =>
  url.searchParams.get('return') === review;

type Asked = Pick<PortalRequest, 'url'> & { draft: { id: string } };

/** Returns what every address of the step carries on: the draft, and the way back while an answer of the review is changed. */
export const carriedOf = (wizard: { review: string }, { draft, url }: Asked): Record<string, string> => ({
  draft: draft.id,
  ...(isChange(wizard, url) ? { return: wizard.review } : {}),
});

/** Returns what is stored under a draft's name; null for somebody else's draft and for one that is over as for none. */
export const storedDraft = (
  request: DraftOwner,
  { wizard, id }: { wizard: Named; id: string },
): Promise<unknown> => keepingOf(request).find({ journey: wizard.name, id });

/** Stores a draft; the first time it may push out their oldest, and the next page says so. */
async function saveDraft<Answers extends Answered>(
  request: DraftOwner,
  { wizard, draft: { id, answers } }: { wizard: Wizard<Answers>; draft: Draft<Answers> },
) {
  const { dropped } = await keepingOf(request).save({ journey: wizard.name, id, answers });
  if (dropped > 0) await addNotices(request, { key: wizard.oldestGone, kind: 'notice' });
}

/** An answer, and the facts learnt with it. */
export type Changes<Answers extends Answered, Step extends StepOf<Answers>> = {
  step: Step;
  value: Answers[Step];
  facts?: Partial<Answers['facts']>;
};

/** Stores an answer; what depends on a changed one falls. Returns the draft after it, and what has fallen. */
export async function storeAnswer<
  Answers extends Answered,
  Step extends StepOf<Answers>,
  Its extends Draft<Answers>,
>(
  wizard: Wizard<Answers>,
  request: DraftOwner,
  { draft, step, value, facts = {} }: Changes<Answers, Step> & { draft: Its },
): Promise<{ draft: Its; cleared: StepOf<Answers>[] }> {
  const { journey } = wizard;
  const { answers, cleared } = change({ journey, answers: draft.answers, step, value, facts });
  await saveDraft(request, { wizard, draft: { id: draft.id, answers } });
  return { draft: { ...draft, answers }, cleared };
}

/** Stores what is known beside the answers; nothing falls. Returns the draft with it. */
export async function storeFacts<Answers extends Answered, Its extends Draft<Answers>>(
  wizard: Wizard<Answers>,
  request: DraftOwner,
  { draft, facts }: { draft: Its; facts: Partial<Answers['facts']> },
): Promise<Its> {
  const answers = { ...draft.answers, facts: { ...draft.answers.facts, ...facts } };
  await saveDraft(request, { wizard, draft: { id: draft.id, answers } });
  return { ...draft, answers };
}

/** Stores what has become of a draft: it is listed no more, and every later request of it is led to what was made of it. */
export const storeDone = (
  request: DraftOwner,
  { wizard, id, done }: { wizard: Named; id: string; done: object },
) => keepingOf(request).save({ journey: wizard.name, id, answers: done, isListed: false });

/** The part of a wizard that knows what becomes of its drafts. */
export type Finishing = Pick<Wizard<Answered>, 'name' | 'donePath' | 'listPath'>;

/**
 * 303 to what a draft has become, with what is said of it there; every later request of this draft is led there too (Back, another tab, a
 * lost answer), and says it no more.
 */
export async function finishDraft(
  wizard: Finishing,
  request: DraftOwner & { draft: { id: string } },
  { done, said }: { done: object; said?: Parameters<typeof redirectWithNotice>[2] },
) {
  const { id } = request.draft;
  await storeDone(request, { wizard, id, done });
  const to = wizard.donePath(id, done) ?? wizard.listPath;
  return said === undefined ? redirect(to, 303) : redirectWithNotice(request, to, said);
}

/** The drafts of a wizard: where their steps are, and what is stored of them. `always`: the facts that every answer changes. */
export const draftsOf = <Answers extends Answered>(
  wizard: Wizard<Answers>,
  always: Partial<Answers['facts']> = {},
) => ({
  /** The name of a draft of which nothing is stored; `start`: the query with which the wizard is entered. */
  newId: (request: DraftOwner, start = new URLSearchParams()) =>
    newDraftId(request, { name: wizard.name, start }),
  /** The first open step of a draft, and what its address has besides. */
  openPath: (
    { id, answers }: Draft<Answers>,
    queryOf: (step: StepOf<Answers>) => Record<string, string> = () => ({}),
  ) => {
    const step = firstUnanswered({ journey: wizard.journey, answers });
    return stepPathOf(wizard, { id, step, query: queryOf(step) });
  },
  /** The address of a step; `query` goes behind the draft's id. */
  stepPath: (id: string, step: StepOf<Answers>, query: Record<string, string> = {}) =>
    stepPathOf(wizard, { id, step, query }),
  /** The same for "Zmień" of the review: the answer leads back there. */
  changePath: (id: string, step: StepOf<Answers>, query: Record<string, string> = {}) =>
    changePathOf(wizard, { id, step, query }),
  /** The same of a row of the review. */
  changeOf: ({ draft }: { draft: { id: string } }, step: StepOf<Answers>, label: string) => ({
    change: { href: changePathOf(wizard, { id: draft.id, step }), label },
  }),
  /** The fields that every address of a step carries on: the draft, and the way back while an answer of the review is changed. */
  carriedBy: (request: Asked) => carriedOf(wizard, request),
  /** The page that asks whether the draft is really to be deleted. */
  discardPath: (id: string) => `${wizard.discardPath}?draft=${encodeURIComponent(id)}`,
  /** Stores an answer; what depends on a changed one falls. Returns the draft after it, and what has fallen. */
  answer: <Step extends StepOf<Answers>, Its extends Draft<Answers>>(
    request: DraftOwner,
    draft: Its,
    { step, value, facts }: Changes<Answers, Step>,
  ) => storeAnswer(wizard, request, { draft, step, value, facts: { ...always, ...facts } }),
  /** Stores what is known beside the answers; nothing falls. Returns the request with it. */
  withFacts: async <Its extends DraftOwner & { draft: Draft<Answers> }>(
    request: Its,
    facts: Partial<Answers['facts']>,
  ): Promise<Its> => ({
    ...request,
    draft: await storeFacts(wizard, request, { draft: request.draft, facts }),
  }),
});
