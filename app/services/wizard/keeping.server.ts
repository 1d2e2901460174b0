import type { AccountRequest } from '#app/services/access/guard.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { DRAFT_LIFE_MS } from '#app/services/store/drafts.server.ts';

type Named = { journey: string; id: string };

/** Where drafts are kept, and whose they are: rows of an account, or of a guest's browser (decision 098). */
export type Keeping = Readonly<{
  /** Whose they are: the name of a draft is signed for them. */
  owner: string;
  lifeMs: number;
  /** The answers, or UNREADABLE; null for somebody else's draft and for one that is over as for none. */
  find: (draft: Named) => Promise<unknown>;
  /** Stores the answers; the first ones make the draft. Returns how many of the oldest had to go for it. */
  save: (draft: Named & { answers: unknown; isListed?: boolean }) => Promise<{ dropped: number }>;
}>;

/** A guest with a place for what was begun. */
export type KeptRequest = PortalRequest & { keeping: Keeping };

/** Whoever can have drafts: an account, or a guest's browser that is given a place for them. */
export type DraftOwner = AccountRequest | KeptRequest;

/** Returns where the drafts of a request are kept. */
export function keepingOf(request: DraftOwner): Keeping {
  if ('keeping' in request) return request.keeping;
  const { accountId } = request.session;
  const { drafts } = request.context.portal.store;
  const now = request.now.getTime();
  return {
    owner: accountId,
    lifeMs: DRAFT_LIFE_MS,
    find: (draft) => drafts.find({ ...draft, accountId, now }),
    save: (draft) => drafts.save({ ...draft, accountId, now }),
  };
}
