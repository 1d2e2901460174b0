import { redirect } from '@remix-run/node';
import { firstUnanswered, type Answered } from '#app/journeys/engine.ts';
import { stepPathOf, type Wizard } from '#app/journeys/wizard.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { closedView, storedDrafts } from '#app/services/forms/stored-drafts.server.ts';
import { UNREADABLE } from '#app/services/store/drafts.server.ts';
import { storedDraft } from './drafts.server.ts';

/**
 * The purpose of a draft: of several for the same thing the last changed one stands for all. Null when there is nothing to
 * go on with, because nothing is chosen or all was refused.
 */
type PurposeOf<Answers> = (answers: Answers) => string | null;

/**
 * Returns what the account has begun and not finished, the last changed first, with the ways on; apart from it what cannot be
 * opened, which is told of and never left out.
 */
export async function unfinishedDrafts<Answers extends Answered>(
  wizard: Wizard<Answers>,
  request: AccountRequest,
  purposeOf: PurposeOf<Answers>,
) {
  const { journey, name, schema } = wizard;
  const discardPath = (id: string) =>
    `${wizard.discardPath}?${new URLSearchParams({ draft: id }).toString()}`;
  const listed = new Set<string>();
  const { drafts, closed } = await storedDrafts(request, { journey: name, schema });
  const unfinished = drafts.flatMap(({ id, answers, changedAt, endsAt }) => {
    const purpose = purposeOf(answers);
    if (purpose === null || listed.has(purpose)) return [];
    listed.add(purpose);
    const left = firstUnanswered({ journey, answers });
    return [
      {
        id,
        answers,
        left,
        changedAt: new Date(changedAt).toISOString(),
        endsAt: new Date(endsAt).toISOString(),
        continuePath: stepPathOf(wizard, { id, step: left }),
        discardPath: discardPath(id),
      },
    ];
  });
  return { unfinished, closed: closedView(request, closed, discardPath) };
}

/**
 * Returns the account's own draft that the address names, its answers null when they cannot be opened; another's and a missing one are the
 * same 404, a finished one leads where its steps lead.
 */
export async function claimedDraft<Answers extends Answered>(
  wizard: Wizard<Answers>,
  request: AccountRequest,
): Promise<{ id: string; answers: Answers | null }> {
  const id = request.url.searchParams.get('draft') ?? '';
  const stored = await storedDraft(request, { wizard, id });
  if (wizard.donePath(id, stored) !== null) {
    throw redirect(stepPathOf(wizard, { id, step: wizard.review }), 303);
  }
  const answers = wizard.schema.safeParse(stored);
  if (!answers.success && stored !== UNREADABLE) throw notFound();
  return { id, answers: answers.data ?? null };
}

type Discarded<Answers> = { draft: { id: string; answers: Answers | null }; purposeOf: PurposeOf<Answers> };

/** Deletes the draft, with those that the list let it stand for. */
export async function removeDraft<Answers extends Answered>(
  { name, schema }: Wizard<Answers>,
  request: AccountRequest,
  { draft: { id, answers }, purposeOf }: Discarded<Answers>,
) {
  const purpose = answers && purposeOf(answers);
  const { drafts: all } = await storedDrafts(request, { journey: name, schema });
  const same = all.filter((one) => purpose && purposeOf(one.answers) === purpose);
  const { drafts } = request.context.portal.store;
  const { accountId } = request.session;
  for (const each of new Set([id, ...same.map((one) => one.id)])) {
    await drafts.remove({ id: each, accountId, journey: name });
  }
}

/** The same of the one that the address names; returns what it was. */
export async function removeClaimed<Answers extends Answered>(
  wizard: Wizard<Answers>,
  request: AccountRequest,
  purposeOf: PurposeOf<Answers>,
) {
  const draft = await claimedDraft(wizard, request);
  await removeDraft(wizard, request, { draft, purposeOf });
  return draft;
}
