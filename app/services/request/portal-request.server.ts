import type { AppLoadContext } from '@remix-run/node';
import type { ProviderClient } from '#contract/index.ts';
import type { Language } from '#app/domain/dates/words.ts';
import type { Display } from '#app/services/display/display.server.ts';
import type { SessionRow } from '#app/services/store/sessions.server.ts';
import type { Translate } from '#app/services/text/text.ts';
import type { StoredNotice } from '#app/services/store/session-notices.server.ts';
import type { CameFrom } from './came-from.ts';
import { ownPath } from './own-path.ts';

export type RouteArgs = { request: Request; context: AppLoadContext };

/** One request of one browser: who, in which language, and what it may call. Made once a request by portalRequestOf() in open-request.server. */
export type PortalRequest = {
  url: URL;
  isPost: boolean;
  /** The browser, or the script of a page, fetches the page without anybody having asked for it, or its head alone: it has no effect. */
  isPrefetch: boolean;
  context: AppLoadContext;
  now: Date;
  language: Language;
  display: Display;
  /** The request's Cookie header; empty when there is none. */
  cookies: string;
  /** The kind of the browser and its system, where it says so. */
  device: string | undefined;
  /** The tab, as far as its browser tells it from others. */
  cameFrom?: CameFrom;
  t: Translate;
  /** False where the portal's own data cannot be read: then the request is a guest's, whoever sends it, and good for an error page. */
  hasStore: boolean;
  /** Live, or null for a guest. */
  session: SessionRow | null;
  /** A live one that is good for mending the account's state and nothing else (C-03): a guest to every other page. */
  short: SessionRow | null;
  /** Where notices are kept that no session can keep: with the draft of a guest. */
  ownNotices?: { all: StoredNotice[]; keep: (notices: readonly StoredNotice[]) => Promise<void> };
  /** The browser's session that is over, so that answers can be kept for its account. */
  ended: SessionRow | null;
  /** Calls on behalf of the session, or of a guest. */
  provider: ProviderClient;
  /** The posted fields; empty for a GET. Answers kept for this page are handed over with it. */
  form: () => Promise<FormData>;
};

/** A page's own address within the portal: path and query. */
export const pathOf = (url: URL) => url.pathname + url.search;

/** Buttons of the frame send the page's form here; `return` names the page (decision 005). */
const FRAME_PATHS = new Set(['/cookie-notice', '/display', '/session']);

/** The address of the page whose form was posted. */
export function formPath(url: URL) {
  const page = FRAME_PATHS.has(url.pathname) ? ownPath(url.searchParams.get('return')) : null;
  return page ?? pathOf(url);
}
