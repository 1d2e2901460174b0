import type { z } from 'zod';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { oncePerRequest } from '#app/services/provider/once.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { ListedDraft } from '#app/services/store/drafts.server.ts';

type Its = Omit<ListedDraft, 'answers' | 'journey'>;
export type ReadDraft<Answers> = Its & { answers: Answers };

const listed = ({ context, session: { accountId }, now }: AccountRequest) =>
  context.portal.store.drafts.list({ accountId, now: now.getTime() });
const listedOnce = oncePerRequest(listed);

/**
 * The account's drafts of one kind, the last changed first, and apart those that are kept and cannot be opened: their secret is gone, or
 * they were written by a portal that this one does not understand. These are told of, and never left out.
 */
export async function storedDrafts<Schema extends z.ZodType>(
  request: AccountRequest,
  { journey, schema }: { journey: string; schema: Schema },
): Promise<{ drafts: ReadDraft<z.output<Schema>>[]; closed: Its[] }> {
  // Most accounts have none of any kind, which the session has said. What is posted may change them on its way.
  if (!request.isPost && !request.session.hasDrafts) return { drafts: [], closed: [] };
  const drafts: ReadDraft<z.output<Schema>>[] = [];
  const closed: Its[] = [];
  for (const { journey: its, answers, ...draft } of await (request.isPost ? listed : listedOnce)(request)) {
    if (its !== journey) continue;
    const read = schema.safeParse(answers());
    if (read.success) drafts.push({ ...draft, answers: read.data });
    else closed.push(draft);
  }
  return { drafts, closed };
}

/** The page's view of drafts that cannot be opened, and where each is deleted. */
export const closedView = (
  { language }: AccountRequest,
  closed: readonly Its[],
  discardPath: (id: string) => string,
) =>
  closed.map(({ id, changedAt, endsAt }) => {
    const { formatDateTime } = textIn(language);
    const [changed, ends] = [changedAt, endsAt].map((at) => formatDateTime(new Date(at).toISOString()));
    return { id, changed: changed ?? '', ends: ends ?? '', discardPath: discardPath(id) };
  });
