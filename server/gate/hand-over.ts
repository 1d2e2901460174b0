import type { AppLoadContext } from '@remix-run/node';
import { noticesFollow } from '#app/services/page/notices.server.ts';
import { portalRequestOf } from '#app/services/request/open-request.server.ts';
import type { Doubt, Portal, Refusal } from '#app/services/request/load-context.server.ts';
import { noteBytes } from '#server/page-bytes.ts';
import type { Arrival } from './arrival.ts';
import type { ReadForm } from './body.ts';
import { ALLOWED_METHODS, REFUSED_PATH } from './target.ts';

/** Remix's request handler over the app's build. */
export type App = (request: Request, context: AppLoadContext) => Promise<Response>;

/** A request that was addressed to us. */
export type Visitor = { arrival: Arrival & { origin: string }; headers: Headers };

/** Said by whoever sent the request, or no longer true of the one that the app gets. */
const NOT_HANDED_OVER = [
  'content-length',
  'origin',
  'transfer-encoding',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
];

/**
 * Gives the app a request made anew from what the gate has checked: our own address, no headers that claim another, the
 * body that was read. It is not aborted when the browser goes away: what was begun is finished.
 */
export function handOver({ portal, app }: { portal: Portal; app: App }) {
  const contextOf = (
    { arrival }: Visitor,
    given: Pick<AppLoadContext, 'form' | 'formPath' | 'refusal' | 'doubt' | 'isHead' | 'isCrowded'>,
  ): AppLoadContext => ({
    portal,
    requestId: arrival.requestId,
    nonce: arrival.nonce,
    browserId: arrival.browserId,
    csrfToken: arrival.csrfToken,
    address: arrival.address,
    ...given,
  });

  const pageOf = async (request: Request, context: AppLoadContext) => {
    const answer = await app(request, context);
    const location = answer.headers.get('location');
    // Where the store does not answer there are no notices.
    const asked = location === null ? null : await portalRequestOf({ request, context }).catch(() => null);
    if (asked && location !== null) await noticesFollow(asked, location);
    return noteBytes(answer, context.page);
  };

  return {
    get: (visitor: Visitor, { isHead = false } = {}) =>
      pageOf(
        requestOf(visitor, visitor.arrival.url),
        contextOf(visitor, { form: null, refusal: null, isHead }),
      ),

    post: (visitor: Visitor, { bytes, form }: ReadForm, how: { doubt?: Doubt; isCrowded?: boolean } = {}) =>
      pageOf(
        requestOf(visitor, visitor.arrival.url, { method: 'POST', body: bytes }),
        contextOf(visitor, { form, refusal: null, doubt: { before: false, now: false }, ...how }),
      ),

    /** The refusal as a page; `form` goes along when its answers are to be kept. */
    refusal: async (visitor: Visitor, refusal: Refusal, form: FormData | null = null) => {
      const { pathname, search, origin } = visitor.arrival.url;
      // A page of an address that nothing may read has no way back to it.
      const formPath = refusal.status === 414 ? '/' : pathname + search;
      const context = contextOf(visitor, { form, formPath, refusal });
      const page = await app(requestOf(visitor, new URL(origin + REFUSED_PATH)), context);

      const headers = new Headers(page.headers);
      if (refusal.status === 405) headers.set('allow', ALLOWED_METHODS);
      if (refusal.isCut) headers.set('connection', 'close');
      if (refusal.retryAfterSeconds) headers.set('retry-after', String(refusal.retryAfterSeconds));
      const { page: bytes } = context;
      return noteBytes(new Response(bytes ?? page.body, { status: refusal.status, headers }), bytes);
    },
  };
}

function requestOf({ headers }: Visitor, url: URL, init: RequestInit = {}) {
  const request = new Request(url, { ...init, headers });
  for (const name of NOT_HANDED_OVER) request.headers.delete(name);
  request.headers.set('host', url.host);
  return request;
}
