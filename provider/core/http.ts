import { randomUUID } from 'node:crypto';
import { onError, ORPCError } from '@orpc/server';
import Negotiator from 'negotiator';
import type { Caller, CallContext } from './context.ts';
import type { FaultLayer } from './faults.ts';
import type { Log } from './log.ts';
import { PathFirstHandler } from './path-first.ts';
import { router } from './router.ts';

/** Answers every path of the contract; 404 for others. Logs what failed, by name, without payloads. */
export function createHttpHandler({
  contextFor,
  log,
  layers,
}: {
  contextFor: (caller: Caller) => CallContext;
  log: Log;
  /** Lie between the log and the call. */
  layers: readonly FaultLayer[];
}): (request: Request) => Promise<Response> {
  const handler = new PathFirstHandler(router, {
    clientInterceptors: [
      onError((error, { path, context }) => {
        if (error instanceof ORPCError && error.status < 500) return;
        const failure = error instanceof Error ? error.name : 'unknown';
        log.error({ requestId: context.requestId, call: path.join('.'), failure }, 'provider call failed');
      }),
      ...layers,
    ],
  });

  return async (request) => {
    const { response } = await handler.handle(request, { context: contextFor(callerOf(request)) });
    // Whatever is answered is somebody's, and some of it is told once.
    response?.headers.set('cache-control', 'no-store');
    if (response) serveSafely(response);
    return response ?? new Response(null, { status: 404 });
  };
}

/** A file is what its type says and is to be saved, whoever opens the address of the call itself (S-35). */
function serveSafely({ headers }: Response) {
  headers.set('x-content-type-options', 'nosniff');
  const disposition = headers.get('content-disposition');
  if (disposition) headers.set('content-disposition', disposition.replace(/^inline/, 'attachment'));
}

const LANGUAGES = ['pl', 'en'] as const;

const BEARER = /^Bearer ([A-Za-z0-9_-]{1,200})$/;
const DEVICE = /^[a-z-]{1,40}$/;
const REQUEST_ID = /^[\w-]{1,80}$/;

function callerOf({ headers }: Request): Caller {
  const requestId = headers.get('x-request-id') ?? '';
  return {
    token: BEARER.exec(headers.get('authorization') ?? '')?.[1],
    language: languageOf(headers),
    requestId: REQUEST_ID.test(requestId) ? requestId : randomUUID(),
    device: DEVICE.exec(headers.get('x-device') ?? '')?.[0],
  };
}

/** Chooses the language that the caller likes best; Polish when it takes none of ours, or says nothing. */
function languageOf(headers: Headers) {
  const accepted = new Negotiator({ headers: { 'accept-language': headers.get('accept-language') ?? '' } });
  const best = accepted.language([...LANGUAGES]);
  return LANGUAGES.find((language) => language === best) ?? 'pl';
}
