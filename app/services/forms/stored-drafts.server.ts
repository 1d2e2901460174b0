import type { z } from 'zod';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { ListedDraft } from '#app/services/store/drafts.server.ts';

export type ReadDraft<Answers> = Omit<ListedDraft, 'answers'> & { answers: Answers };

/**
 * The account's drafts of one kind, the last changed first, and apart those that are kept and cannot be opened: their secret is gone, or
 * they were written by a portal that this one does not understand. These are told of, and never left out.
 */
export async function storedDrafts<Schema extends z.ZodType>(
  { context, isPost, session: { accountId, hasDrafts }, now }: AccountRequest,
  { journey, schema }: { journey: string; schema: Schema },
): Promise<{ drafts: ReadDraft<z.output<Schema>>[]; closed: Omit<ListedDraft, 'answers'>[] }> {
  // A list asks for two kinds; most accounts have none of any, which the session has said.
  if (!isPost && !hasDrafts) return { drafts: [], closed: [] };
  const stored = await context.portal.store.drafts.list({ accountId, journey, now: now.getTime() });
  const drafts: ReadDraft<z.output<Schema>>[] = [];
  const closed: Omit<ListedDraft, 'answers'>[] = [];
  for (const { answers, ...draft } of stored) {
    const read = schema.safeParse(answers);
    if (read.success) drafts.push({ ...draft, answers: read.data });
    else closed.push(draft);
  }
  return { drafts, closed };
}

/** What a page says of drafts that cannot be opened, and where each is deleted. */
export const closedView = (
  { language }: AccountRequest,
  closed: readonly Omit<ListedDraft, 'answers'>[],
  discardPath: (id: string) => string,
) =>
  closed.map(({ id, changedAt, endsAt }) => {
    const { formatDateTime } = textIn(language);
    const [changed, ends] = [changedAt, endsAt].map((at) => formatDateTime(new Date(at).toISOString()));
    return { id, changed: changed ?? '', ends: ends ?? '', discardPath: discardPath(id) };
  });
