import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { problem } from './problem.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const MOST_BYTES = 64 * 1024;
/** The most bytes of a form with a file: those of the largest file, and of the rest of the form. */
const MOST_BYTES_WITH_FILE = 5 * 1024 * 1024 + MOST_BYTES;
const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cache-Control': 'no-store, private',
};

/** On every answer, refusals too. */
export const headers = createMiddleware(async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(HEADERS)) if (!c.res.headers.has(name)) c.header(name, value);
});

/** A name that leads here but is not of this machine belongs to somebody who rebinds names. */
export const loopbackOnly = createMiddleware(async (c, next) => {
  const { hostname } = hostOf(c.req.raw);
  return LOOPBACK.has(hostname) ? next() : problem({ c, status: 421 });
});

/** Other sites' pages may not post here; a tool, which sends neither header, may post anything but a form. */
export const sameOriginPosts = createMiddleware(async (c, next) => {
  const isSafe = c.req.method === 'GET' || c.req.method === 'HEAD';
  return isSafe || isOwnPost(c.req.raw) ? next() : problem({ c, status: 403 });
});

const bodiesUpTo = (maxSize: number) => bodyLimit({ maxSize, onError: (c) => problem({ c, status: 413 }) });
const withoutFile = bodiesUpTo(MOST_BYTES);
const withFile = bodiesUpTo(MOST_BYTES_WITH_FILE);

/** Only forms of messages have a file, and only the signing service is given documents. */
export const smallBodies = createMiddleware((c, next) =>
  (/^\/(?:messages\/|desk\/tpSigning$)/.test(c.req.path) ? withFile : withoutFile)(c, next),
);

function isOwnPost(request: Request) {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';

  const origin = request.headers.get('origin');
  if (origin !== null) return URL.canParse(origin) && new URL(origin).host === hostOf(request).host;

  return !FORM_TYPES.test(request.headers.get('content-type') ?? '');
}

function hostOf(request: Request) {
  const host = request.headers.get('host');
  return new URL(host !== null && URL.canParse(`http://${host}`) ? `http://${host}` : request.url);
}
