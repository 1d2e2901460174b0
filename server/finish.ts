import type { Portal } from '#app/services/request/load-context.server.ts';
import { sessionCookie } from '#app/services/access/session-cookie.server.ts';
import { acceptedEncoding, compressed } from './compression.ts';
import type { Arrival } from './gate/arrival.ts';
import { bytesOf } from './page-bytes.ts';
import { forgetLater } from './gate/kiosk.ts';
import { FORM_TARGET_HEADER } from '#app/services/page/form-target.ts';
import { isCallPage } from './gate/call-hosts.ts';
import {
  CALL_PERMISSIONS,
  formTargetOf,
  securityHeaders,
  type HeaderOptions,
} from './gate/security-headers.ts';

const COMPRESSIBLE = /^(text\/|image\/svg\+xml|application\/(json|manifest\+json))/;
const MIN_COMPRESSED_BYTES = 1_024;
const PRIVATE = 'no-store, private';

type Answer = { request: Request; response: Response; arrival: Arrival };

/** Every response on its way out: security headers, the browser's id, caching, compression. */
export function createFinish({
  environment,
  options,
}: {
  environment: Portal['environment'];
  options: HeaderOptions;
}) {
  const { fixed, contentPolicy } = securityHeaders(options);
  const fixedHeaders = Object.entries(fixed);
  const cookie = sessionCookie(environment);

  return async ({ request, response: answered, arrival }: Answer): Promise<Response> => {
    const response = withOwnHeaders(answered);
    const { headers } = response;
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;

    const tellsNobody = headers.get('referrer-policy') === 'no-referrer';
    for (const [name, value] of fixedHeaders) headers.set(name, value);
    // An address with a secret is nobody else's to know; a redirect posts nothing.
    if (tellsNobody) headers.set('referrer-policy', 'no-referrer');
    // Text browsers take only a whole address without a warning; but lynx fetches no whole one that it has sent the form to (decision 057).
    const location = headers.get('location');
    const { origin, pathname, search } = arrival.url;
    const isSame = request.method === 'POST' && location === pathname + search;
    if (location?.startsWith('/') && !isSame) headers.set('location', origin + location);
    const isFile = headers.get('content-disposition')?.startsWith('attachment') ?? false;
    const formTarget = formTargetOf(headers.get(FORM_TARGET_HEADER));
    headers.delete(FORM_TARGET_HEADER);
    const isCall = isPage && isCallPage(arrival.url.pathname);
    if (isCall) headers.set('permissions-policy', CALL_PERMISSIONS);
    const policy = contentPolicy(isPage ? { nonce: arrival.nonce, formTarget, isCall } : {});
    headers.set('content-security-policy', isFile ? `${policy}; sandbox` : policy);
    if (isPage || !headers.has('cache-control')) headers.set('cache-control', PRIVATE);
    if (isPage && arrival.isNewBrowser && !headers.getSetCookie().some(cookie.read)) {
      headers.append('set-cookie', cookie.write(arrival.browserId));
    }
    forgetLater(environment, headers);
    return request.method !== 'HEAD' && isCompressible(response) ? compress({ request, response }) : response;
  };
}

/** Redirects may come with headers that cannot be changed. */
function withOwnHeaders(response: Response) {
  const isRedirect = response.status >= 300 && response.status < 400;
  return isRedirect ? new Response(null, response) : response;
}

/** Files come compressed already; what is streamed says so to proxies and to us. */
function isCompressible({ headers }: Response) {
  return (
    COMPRESSIBLE.test(headers.get('content-type') ?? '') &&
    !headers.has('content-encoding') &&
    !headers.has('etag') &&
    headers.get('x-accel-buffering') !== 'no'
  );
}

async function compress({ request, response }: { request: Request; response: Response }) {
  const { status, headers } = response;
  headers.append('vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  if (!encoding) return response;

  const bytes = await bytesOf(response);
  if (bytes.byteLength <= MIN_COMPRESSED_BYTES) return new Response(bytes, { status, headers });

  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  // Whoever brings no cookie has been nowhere yet, and has no stylesheet of ours either.
  const isFirst = !request.headers.get('cookie');
  return new Response(await compressed({ bytes, encoding, isFirst }), { status, headers });
}
