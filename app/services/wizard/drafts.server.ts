import { change, firstUnanswered, type Answered, type StepOf } from '#app/journeys/engine.ts';
import { changePathOf, stepPathOf, type Draft, type Wizard } from '#app/journeys/wizard.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { addNotices } from '#app/services/page/notices.server.ts';
import { newDraftId } from './draft-id.server.ts';

type Named = { name: string };

/** Returns whose the drafts of a wizard are, for the store. */
const ownedBy = ({ session, now }: AccountRequest, { name }: Named) => ({
  accountId: session.accountId,
  journey: name,
  now: now.getTime(),
});

/** Returns what is stored under a draft's name; null for another account's draft and for one that is over as for none. */
export const storedDraft = (
  request: AccountRequest,
  { wizard, id }: { wizard: Named; id: string },
): Promise<unknown> => request.context.portal.store.drafts.find({ ...ownedBy(request, wizard), id });

/** Stores a draft; the first time it may push out the account's oldest, and the next page says so. */
async function saveDraft<Answers extends Answered>(
  request: AccountRequest,
  { wizard, draft: { id, answers } }: { wizard: Wizard<Answers>; draft: Draft<Answers> },
) {
  const { drafts } = request.context.portal.store;
  const { dropped } = await drafts.save({ ...ownedBy(request, wizard), id, answers });
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
  request: AccountRequest,
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
  request: AccountRequest,
  { draft, facts }: { draft: Its; facts: Partial<Answers['facts']> },
): Promise<Its> {
  const answers = { ...draft.answers, facts: { ...draft.answers.facts, ...facts } };
  await saveDraft(request, { wizard, draft: { id: draft.id, answers } });
  return { ...draft, answers };
}

/** Stores what has become of a draft: it is listed no more, and every later request of it is led to what was made of it. */
export const storeDone = (
  request: AccountRequest,
  { wizard, id, done }: { wizard: Named; id: string; done: object },
) =>
  request.context.portal.store.drafts.save({
    ...ownedBy(request, wizard),
    id,
    answers: done,
    isListed: false,
  });

/** The drafts of a wizard: where their steps are, and what is stored of them. `always`: the facts that every answer changes. */
export const draftsOf = <Answers extends Answered>(
  wizard: Wizard<Answers>,
  always: Partial<Answers['facts']> = {},
) => ({
  /** The name of a draft of which nothing is stored; `start`: the query with which the wizard is entered. */
  newId: (request: AccountRequest, start = new URLSearchParams()) =>
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
  /** The page that asks whether the draft is really to be deleted. */
  discardPath: (id: string) => `${wizard.discardPath}?draft=${encodeURIComponent(id)}`,
  /** Stores an answer; what depends on a changed one falls. Returns the draft after it, and what has fallen. */
  answer: <Step extends StepOf<Answers>, Its extends Draft<Answers>>(
    request: AccountRequest,
    draft: Its,
    { step, value, facts }: Changes<Answers, Step>,
  ) => storeAnswer(wizard, request, { draft, step, value, facts: { ...always, ...facts } }),
  /** Stores what is known beside the answers; nothing falls. Returns the request with it. */
  withFacts: async <Its extends AccountRequest & { draft: Draft<Answers> }>(
    request: Its,
    facts: Partial<Answers['facts']>,
  ): Promise<Its> => ({
    ...request,
    draft: await storeFacts(wizard, request, { draft: request.draft, facts }),
  }),
});
