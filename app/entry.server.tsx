import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { errorsForTitle } from '#app/components/form/index.ts';
import {
  isTextBrowser,
  OriginContext,
  withDefaultButton,
  withWordsAlone,
  type ShellDisplay,
  type ShellNotice,
} from '#app/components/page/index.ts';
import { MarkupCacheContext } from '#app/components/markup-cache.tsx';
import { wholeMinute } from '#app/domain/dates/warsaw.ts';
import { formatTime } from '#app/domain/dates/words.ts';
import { formKeys } from './services/access/form-keys.server.ts';
import { gatesPassed } from './services/access/gates.server.ts';
import { keepingWanted } from './services/access/wanted.server.ts';
import { isStoreFailure } from '#database/failures.ts';
import { providerDown, storeDown } from './services/access/problem.ts';
import { FormOutcomeContext, type FormOutcome, type KeptAnswers } from './services/forms/form-outcome.ts';
import { keepAnswers } from './services/forms/kept-answers.server.ts';
import { refusalUnexpected } from './services/provider/provider.server.ts';
import { failureOf } from './services/request/log.server.ts';
import { noticesShown } from './services/page/notices.server.ts';
import { portalRequestOf, requestWithoutStore } from './services/request/open-request.server.ts';
import { pageBytes } from './services/page/page-cache.server.ts';
import type { TextKey } from './services/text/text-keys.ts';
import { ourWords } from './services/text/our-words.server.ts';
import { withSoftHyphens } from './services/text/soft-hyphens.server.ts';
import { FORM_KEY } from './services/request/form-key.ts';
import {
  formPath,
  pathOf,
  type PortalRequest,
  type RouteArgs,
} from './services/request/portal-request.server.ts';
import { sayWhen } from './services/forms/say-when.server.ts';
import { addScope } from './services/page/narrowed.server.ts';
import { frameAround } from './services/page/shell.server.ts';
import { loader as frameLoader } from './root.tsx';

/** Nothing is handed over to the browser later: Remix need not keep a request's data for it. */
export const streamTimeout = 0;

type Answer = {
  submission?: { error?: Record<string, string[] | null> | null } | null;
  notices?: readonly ShellNotice[];
  retryAfter?: number;
  failed?: TextKey;
} | null;

/** Pages are plain documents: rendered once, not hydrated (architecture §6). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  const isFailed = status >= 500 || context.refusal !== null;
  const answers = isFailed ? await keepFailedForm({ request, context }) : null;
  sayOutage({ context, remixContext });
  await addFrame({ request, context, remixContext });
  addScope(context, remixContext.staticHandlerContext);
  // The page has the fresh notices. Where the store does not answer there were none.
  const portalRequest = await portalRequestOf({ request, context }).catch(() => null);
  if (portalRequest) await noticesShown(portalRequest);
  const owner = portalRequest?.session?.accountId ?? null;
  const { pages, markup } = context.portal.caches;
  const shown = outcomeOf(remixContext, portalRequest);
  const outcome = {
    ...shown,
    notices: [...shown.notices, ...leftOutNotices({ context, request: portalRequest })],
    answers,
    store: { isReadable: portalRequest !== null, sent: sentOf(context) },
  };
  const isForText = isTextBrowser(request.headers.get('user-agent'));
  const render = () => {
    const html = renderToStaticMarkup(
      <MarkupCacheContext.Provider value={{ ...markup, owner }}>
        <FormOutcomeContext.Provider value={outcome}>
          <OriginContext.Provider value={context.portal.environment.origins[0]}>
            <RemixServer context={{ ...remixContext, serverHandoffStream: undefined }} url={request.url} />
          </OriginContext.Provider>
        </FormOutcomeContext.Provider>
      </MarkupCacheContext.Provider>,
    );
    const whole = withDefaultButton(`<!DOCTYPE html>${html}`, { isForText });
    // Text browsers show soft hyphens as signs, or break at none.
    return isForText
      ? withWordsAlone(whole)
      : withSoftHyphens({ html: whole, ours: ourWords, ...displayOf(remixContext) });
  };

  headers.set('content-type', 'text/html; charset=utf-8');
  if (status === 429) sayWhen(remixContext.staticHandlerContext.actionData, headers);
  if (portalRequest) for (const [name, value] of keepingWanted(portalRequest)) headers.append(name, value);
  const source = sourceOf({ request, remixContext, said: [isForText, context.leftOut ?? 0] });
  context.page = pageBytes({
    cache: pages,
    owner,
    source,
    render,
    own: ownValues({ url: request.url, context, request: portalRequest }),
  });
  const isOutage = context.isStoreDown || context.isRefusedOddly;
  return new Response(context.page, {
    status: isOutage && status === 500 ? 503 : status,
    headers,
  });
}

type Sources = Readonly<{ request: Request; remixContext: EntryContext; said: readonly unknown[] }>;

/**
 * Returns all that a page is made of besides its own values: the address, what the loaders say, and what else is said of it. Null
 * for a page with what somebody has typed, which nobody else will see, nor will they again.
 */
function sourceOf({ request: { url }, remixContext, said }: Sources) {
  const { loaderData, actionData, errors } = remixContext.staticHandlerContext;
  const frame = loaderData['root'] as { keptAnswers?: unknown } | undefined;
  return actionData || errors || frame?.keptAnswers ? null : [url, loaderData, ...said];
}

/** A page lacks entries that the provider has: it says so, whatever page it is, and that nobody should take them for not there (decision 175). */
function leftOutNotices({ context: { leftOut }, request }: Omit<Answering, 'url'>): readonly ShellNotice[] {
  if (!leftOut || !request) return [];
  return [{ kind: 'notice', text: request.t('page:leftOut', { count: leftOut }) }];
}

function displayOf({ staticHandlerContext: { loaderData } }: EntryContext) {
  const root = loaderData['root'] as { shell?: { display: ShellDisplay } } | undefined;
  const { textSize = '100', longWords } = root?.shell?.display ?? {};
  return { textSize, isDividing: longWords !== 'whole' };
}

type Answering = { url: string; context: AppLoadContext; request: PortalRequest | null };

function ownValues({ url, context, request }: Answering) {
  const time = (at: number | undefined) => (at === undefined ? '' : formatTime(wholeMinute(at)));
  return {
    csrf: context.csrfToken,
    key: keysOf({ url, context, request }),
    requestId: context.requestId,
    now: time(request?.now.getTime()),
    sessionEnd: time((request?.session ?? request?.short)?.endsAt),
  };
}

/**
 * The keys of the page's forms. A form that comes back while nobody knows what came of it is the same one: sent again, it finds
 * out, or is carried out once.
 */
function keysOf({ url, context, request }: Answering) {
  const { portal, browserId, doubt, form } = context;
  const make = formKeys(portal.secret).ofPage({ browserId, passed: gatesPassed(request) });
  const sent = doubt?.now ? form?.get('_key') : null;
  if (typeof sent !== 'string' || !FORM_KEY.test(sent)) return make;
  const own = pathOf(new URL(url));
  return (goesTo: string) => (goesTo.split('#')[0] === own ? sent : make(goesTo));
}

/** A failed save loses nothing: the form is filled when the patient comes back to it. What the store does not take is not called kept. */
async function keepFailedForm(args: RouteArgs): Promise<KeptAnswers> {
  if (!args.context.form) return null;
  try {
    const request = await portalRequestOf(args);
    return await keepAnswers(request, formPath(request.url));
  } catch (error) {
    if (isStoreFailure(error)) return 'lost';
    throw error;
  }
}

/**
 * Puts an outage in the place of what Remix has made of an error of the store, or of a refusal that no page expects, after
 * handleError has seen it.
 */
function sayOutage({
  context,
  remixContext: { staticHandlerContext },
}: {
  context: AppLoadContext;
  remixContext: EntryContext;
}) {
  const { errors } = staticHandlerContext;
  if (!errors || !(context.isStoreDown || context.isRefusedOddly)) return;
  for (const [id, error] of Object.entries(errors))
    if (!isRouteErrorResponse(error)) errors[id] = context.isStoreDown ? storeDown() : providerDown();
}

/**
 * Tells what became of a form while the store was away: one that the gate refused was not carried out; what a route had
 * begun, nobody knows.
 */
function sentOf({ form, refusal }: AppLoadContext): FormOutcome['store']['sent'] {
  if (!form) return null;
  return refusal ? 'not' : 'unknown';
}

/**
 * Where an action fails, Remix leaves out the loader of the route that shows the error: ours is the root's, the frame. Where the
 * store is away no frame could be made: one is made from what is remembered.
 */
async function addFrame({
  request,
  context,
  remixContext: { staticHandlerContext },
}: {
  request: Request;
  context: AppLoadContext;
  remixContext: EntryContext;
}) {
  const { loaderData, errors } = staticHandlerContext;
  if (!errors || loaderData['root']) return;
  const frame = await frameLoader({ request, context, params: {} })
    .catch(async () => frameAround(await requestWithoutStore({ request, context })))
    .catch(() => undefined);
  if (frame) loaderData['root'] = frame;
}

/**
 * The outcome of the page: how many fields its form has to mend, whether it was posted or is part of the address, what
 * failed as a whole, and the page's own notices; the title says it. An error page has no form, but says what has failed.
 */
function outcomeOf({ staticHandlerContext }: EntryContext, request: PortalRequest | null) {
  const { actionData, loaderData, errors } = staticHandlerContext;
  const answers = Object.values<Answer>({ ...(errors ? {} : loaderData), ...actionData });
  const found = answers.find((answer) => answer?.submission?.error);
  const { errorCount, failures, texts } = errorsForTitle(found?.submission?.error);
  const failed = answers.find((answer) => answer?.failed)?.failed;
  // Without the form's page whatever was said at its fields is said by the page that stands for it.
  if (errors) return { errorCount: 0, failures: failed ? [failed] : texts, notices: [] };
  const notDone = failed && request ? [{ kind: 'error' as const, text: request.t(failed) }] : [];
  return {
    errorCount,
    failures,
    notices: [...notDone, ...answers.flatMap((answer) => answer?.notices ?? [])],
  };
}

/** Unexpected errors: one line in the log with the request's id, never the payload. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { portal, requestId } = context;
  if (isStoreFailure(error)) context.isStoreDown = true;
  if (refusalUnexpected(error)) context.isRefusedOddly = true;
  portal.log.error({ requestId, ...failureOf(error) }, 'unexpected error');
}
