import { redirect, type AppLoadContext } from '@remix-run/node';
import type { ProviderClient } from '#contract/index.ts';
import { withChoices } from '#app/services/display/display-choices.server.ts';
import { readDisplay, type Display } from '#app/services/display/display.server.ts';
import { keepAnswers } from '#app/services/forms/kept-answers.server.ts';
import { chosenLanguage } from '#app/services/text/language.server.ts';
import type { Language } from './load-context.server.ts';
import { ownPath } from './own-path.ts';
import type { SessionRow } from '#app/services/store/sessions.server.ts';
import type { Translate } from '#app/services/text/text.ts';
import { translator } from '#app/services/text/texts.ts';

export type RouteArgs = { request: Request; context: AppLoadContext };

/** One request of one browser: who, in which language, and what it may call. Made once a request by portalRequestOf(). */
export type PortalRequest = {
  url: URL;
  isPost: boolean;
  context: AppLoadContext;
  now: Date;
  language: Language;
  display: Display;
  /** The request's Cookie header; empty when there is none. */
  cookies: string;
  t: Translate;
  /** Live, or null for a guest. */
  session: SessionRow | null;
  /** The browser's session that is over, so that answers can be kept for its account. */
  ended: SessionRow | null;
  /** Calls on behalf of the session, or of a guest. */
  provider: ProviderClient;
  /** The posted fields; empty for a GET. Answers kept for this page are handed over with it. */
  form: () => Promise<FormData>;
};

/** Returns what loaders and actions work with; the same object in every loader and action. */
export function portalRequestOf({ request, context }: RouteArgs): Promise<PortalRequest> {
  context.portalRequest ??= makePortalRequest({ request, context });
  return context.portalRequest;
}

async function makePortalRequest({ request, context }: RouteArgs): Promise<PortalRequest> {
  const { portal, browserId, requestId } = context;
  const now = portal.clock.now();
  const found = await portal.store.sessions.find({ id: browserId, now: now.getTime() });
  const session = found?.isLive ? found : null;
  const cookies = request.headers.get('cookie') ?? '';
  const language = (await chosenLanguage(request)) ?? 'pl';
  const url = addressOf({ request, context });

  const portalRequest: PortalRequest = {
    url,
    isPost: context.form !== null,
    context,
    now,
    language,
    cookies,
    display: withChoices(
      readDisplay(cookies),
      url.pathname === '/display' ? url.searchParams.get('try') : null,
    ),
    t: translator(language),
    session,
    ended: session ? null : found,
    provider: portal.provider({
      token: session?.token,
      language,
      requestId,
      sessionOver: () => signInAgain(portalRequest),
    }),
    form: async () => {
      await portal.store.keptAnswers.drop({ browserId, path: pathOf(url) });
      return context.form ?? new FormData();
    },
  };
  return portalRequest;
}

/** A page's own address within the portal: path and query. */
export const pathOf = (url: URL) => url.pathname + url.search;

/** Buttons of the frame send the page's form here; `return` names the page (decision 005). */
const FRAME_PATHS = new Set(['/cookie-notice', '/display', '/session']);

/** The address of the page whose form was posted. */
export function formPath(url: URL) {
  const page = FRAME_PATHS.has(url.pathname) ? ownPath(url.searchParams.get('return')) : null;
  return page ?? pathOf(url);
}

/** What was asked for; of a refused request, which itself goes to the error page, the page that it came from. */
function addressOf({ request, context }: RouteArgs) {
  const asked = new URL(request.url);
  if (context.formPath === undefined) return asked;
  const refused = new URL(asked.origin + context.formPath);
  return new URL(asked.origin + formPath(refused));
}

/** 303 to sign-in with the way back; a posted form's answers are kept for it, a session still open is ended. */
export async function signInAgain(portalRequest: PortalRequest) {
  const path = portalRequest.isPost ? formPath(portalRequest.url) : pathOf(portalRequest.url);
  if (portalRequest.isPost) await keepAnswers(portalRequest, path);
  if (portalRequest.session) {
    const { store } = portalRequest.context.portal;
    await store.sessions.end({ idHash: portalRequest.session.idHash, now: portalRequest.now.getTime() });
  }
  return redirect(`/login?return=${encodeURIComponent(path)}`, 303);
}
