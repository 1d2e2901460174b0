import { change, type Answered, type StepOf } from '#app/journeys/engine.ts';
import type { Draft, Wizard } from '#app/journeys/wizard.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { addNotices } from '#app/services/page/notices.server.ts';

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

type Kept<Answers extends Answered, Its extends Draft<Answers>> = {
  draft: Its;
  facts?: Partial<Answers['facts']>;
};
type Answer<Answers extends Answered, Step extends StepOf<Answers>> = { step: Step; value: Answers[Step] };

/** Stores an answer; what depends on a changed one falls. Returns the draft after it, and what has fallen. */
export async function storeAnswer<
  Answers extends Answered,
  Step extends StepOf<Answers>,
  Its extends Draft<Answers>,
>(
  wizard: Wizard<Answers>,
  request: AccountRequest,
  { draft, step, value, facts = {} }: Kept<Answers, Its> & Answer<Answers, Step>,
): Promise<{ draft: Its; cleared: StepOf<Answers>[] }> {
  const { journey } = wizard;
  const { answers, cleared } = change({ journey, answers: draft.answers, step, value, facts });
  await saveDraft(request, { wizard, draft: { id: draft.id, answers } });
  return { draft: { ...draft, answers }, cleared };
}

/** Stores what is known beside the answers; nothing falls. */
export async function storeFacts<Answers extends Answered>(
  wizard: Wizard<Answers>,
  request: AccountRequest,
  { draft: { id, answers }, facts }: Kept<Answers, Draft<Answers>>,
) {
  const after = { ...answers, facts: { ...answers.facts, ...facts } };
  await saveDraft(request, { wizard, draft: { id, answers: after } });
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
