import { redirect, type AppLoadContext } from '@remix-run/node';
import { deviceOf } from '#app/domain/account/device.ts';
import { sessionCookie } from '#app/services/access/session-cookie.server.ts';
import { readDisplay, withChoices } from '#app/services/display/display.server.ts';
import { keepAnswers } from '#app/services/forms/kept-answers.server.ts';
import { withPressed } from '#app/services/forms/pressed-button.ts';
import { chosenLanguage } from '#app/services/text/language.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { translator } from '#app/services/text/texts.ts';
import type { SessionRow } from '#app/services/store/sessions.server.ts';
import { asFarAsPossible } from '#database/failures.ts';
import { cameFrom } from './came-from.ts';
import { createNote } from './notes.ts';
import { formPath, pathOf, type PortalRequest, type RouteArgs } from './portal-request.server.ts';

/** The requests that are being answered, by the context that the gate has made for each. */
const OPEN = createNote<AppLoadContext, Promise<PortalRequest>>();

/** Returns what loaders and actions work with; the same object in every loader and action. */
export function portalRequestOf({ request, context }: RouteArgs): Promise<PortalRequest> {
  const known = OPEN.get(context);
  if (known) return known;
  const made = makePortalRequest({ request, context });
  OPEN.set(context, made);
  return made;
}

/**
 * True where nobody asked to see the page: a program wants the head alone, a browser guesses what comes next, or
 * app/enhance.js refreshes a list.
 */
const isUnasked = ({ headers, method }: Request, isHead: boolean) =>
  isHead ||
  (method === 'GET' && headers.has('x-quiet-refresh')) ||
  ['sec-purpose', 'purpose'].some((name) => headers.get(name)?.includes('prefetch'));

/** A form that a script sends by itself says so with x-unasked: it is carried out, and is no use of the session (S-57). */
async function makePortalRequest({ request, context }: RouteArgs): Promise<PortalRequest> {
  const { portal, browserId } = context;
  const now = portal.clock.now();
  const isSeen = !isUnasked(request, context.isHead ?? false) && !request.headers.has('x-unasked');
  const found = await portal.store.sessions.find({ id: browserId, now: now.getTime(), isSeen });
  return requestOf({ request, context, now, found, hasStore: true });
}

/** The request as far as it is known while the store is away: for the page that says so, which is made from memory. */
export const requestWithoutStore = ({ request, context }: RouteArgs): Promise<PortalRequest> =>
  requestOf({ request, context, now: context.portal.clock.now(), found: null, hasStore: false });

type Known = RouteArgs & { now: Date; found: SessionRow | null; hasStore: boolean };

async function requestOf({ request, context, now, found, hasStore }: Known): Promise<PortalRequest> {
  const { portal, browserId, requestId } = context;
  const live = found?.isLive ? found : null;
  const session = live?.shortFor === null ? live : null;
  const cookies = request.headers.get('cookie') ?? '';
  const language = (await chosenLanguage(request)) ?? 'pl';
  const url = addressOf({ request, context });
  const device = deviceOf(request.headers.get('user-agent'));

  const portalRequest: PortalRequest = {
    url,
    isPost: context.form !== null,
    isPrefetch: isUnasked(request, context.isHead ?? false),
    context,
    now,
    language,
    cookies,
    device,
    cameFrom: cameFrom(request.headers),
    display: withChoices(
      readDisplay(cookies),
      url.pathname === '/display' ? url.searchParams.get('try') : null,
    ),
    t: translator(language),
    hasStore,
    session,
    short: session ? null : live,
    ended: live ? null : found,
    provider: portal.provider({
      token: live?.token,
      language,
      requestId,
      device,
      sessionOver: (why) => signInAgain(portalRequest, why),
      leftInDoubt: () => {
        if (context.doubt) context.doubt.now = true;
      },
      wrote: () => {
        context.hasWritten = true;
      },
      leftOut: (count) => {
        context.leftOut = (context.leftOut ?? 0) + count;
      },
    }),
    form: async () => {
      await asFarAsPossible(portal.store.keptAnswers.drop({ browserId, path: pathOf(url) }));
      return withPressed(context.form ?? new FormData());
    },
  };
  return portalRequest;
}

/** The address that was asked for; of a refused request, which itself goes to the error page, the page that it came from. */
function addressOf({ request, context }: RouteArgs) {
  const requested = new URL(request.url);
  if (context.formPath === undefined) return requested;
  const refused = new URL(requested.origin + context.formPath);
  return new URL(requested.origin + formPath(refused));
}

/** Said in the row of a session that was ended by a block of its account: sign-in says so in place of "it is over". */
export const BLOCKED_NOTICE = 'public:login.failure.blocked' satisfies TextKey;

/** The same of a session whose account was deleted, in whatever window, and of one that its owner has ended from another device. */
export const DELETED_NOTICE = 'account:delete.done' satisfies TextKey;
export const ENDED_ELSEWHERE_NOTICE = 'account:security.endedElsewhere' satisfies TextKey;

/** 303 to sign-in, or to the page that stands in its place, with the way back; a posted form's answers are kept for it, a session still open is ended. */
export async function signInAgain(
  portalRequest: PortalRequest,
  { isBlocked = false, at = '/login' }: { isBlocked?: boolean; at?: string | undefined } = {},
) {
  const { ended, isPost, url } = portalRequest;
  const path = ended?.wanted ?? (isPost ? formPath(url) : pathOf(url));
  if (portalRequest.isPost) await keepAnswers(portalRequest, path);
  if (isBlocked) await noteBlock(portalRequest);
  const isWritten = portalRequest.session ? await endSession(portalRequest) : true;
  // Another process would still take the session for live, and lead back from sign-in.
  const { isSecure } = portalRequest.context.portal.environment;
  const headers = new Headers();
  if (!isWritten) headers.set('set-cookie', sessionCookie({ isSecure }).clear());
  return redirect(`${at}?return=${encodeURIComponent(path)}`, { status: 303, headers });
}

async function noteBlock({ session, short, now, context }: PortalRequest) {
  const live = session ?? short;
  if (!live) return;
  const notice = { key: BLOCKED_NOTICE, kind: 'error' as const, at: now.getTime(), shown: false };
  const { sessions } = context.portal.store;
  await asFarAsPossible(sessions.changeNotices({ idHash: live.idHash, change: () => [notice] }));
}

/** Ends the browser's session, whatever it is good for. Returns whether every process knows. */
export async function endSession({ session, short, now, context }: PortalRequest) {
  const live = session ?? short;
  return !live || (await context.portal.store.sessions.end({ ...live, now: now.getTime() }));
}
