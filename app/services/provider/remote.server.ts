import { createORPCClient } from '@orpc/client';
import { ResponseValidationPlugin } from '@orpc/contract/plugins';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { AnyCall } from '#contract/call.ts';
import { exactPath } from '#contract/exact-path.ts';
import { contract, type ProviderClient } from '#contract/index.ts';
import { PROVIDER_KEY_HEADER } from '#contract/provider-key.ts';
import type { ProviderCaller } from '#app/services/request/load-context.server.ts';
import { ForeignAnswer, refuseForeignError, NoAnswer, Overdue, receive, REDIRECT } from './answer.server.ts';
import { breachesOf } from './breach.server.ts';
import { withoutBroken } from './left-out.server.ts';
import { explain } from './named-error.server.ts';
import { read } from './reading.server.ts';

/**
 * A call's own facts: the time that it has, the file that it was answered, whether it is answered where to lead the
 * browser, where the answer breaks the contract, how many entries of a list were left out for that, and the response to a
 * read that is no plain JSON.
 */
export type CallContext = {
  budgetMs?: number;
  file?: File;
  isRedirect?: boolean;
  breaches?: string[];
  leftOut?: number;
  response?: Response;
};

/** The hospital's own host, over HTTP; answers are checked against the contract, overdue requests are given up. */
export function remoteProvider({
  url,
  key,
  budgetMs,
}: {
  url: string;
  /** The key by which the host knows the portal. */
  key?: string | undefined;
  /** The time that a call may take that has none of its own. */
  budgetMs: number;
}): (caller: ProviderCaller) => ProviderClient {
  return (caller) =>
    createORPCClient(
      new OpenAPILink<CallContext>(contract, {
        url,
        async fetch(request, _init, { context }) {
          const received = await send(request, { budgetMs, ...context });
          if (received.file) context.file = received.file;
          return received.response;
        },
        headers: () => ({ ...headersOf(caller), ...(key ? { [PROVIDER_KEY_HEADER]: key } : {}) }),
        plugins: [new ResponseValidationPlugin(contract)],
        customErrorResponseBodyDecoder: refuseForeignError,
        interceptors: [
          ({ next, path, context }) =>
            next().catch(async (error: unknown) => {
              const noteBreaches = (found: string[]) => (context.breaches = found);
              const left = caller.leftOut ? await withoutBroken({ error, path }) : null;
              if (!left) return explain({ error, path, noteBreaches });
              noteBreaches(breachesOf(error));
              context.leftOut = left.count;
              return left.answer;
            }),
        ],
        clientInterceptors: [
          async ({ request, context, path, next }) => {
            context.isRedirect = isRedirect(path);
            request.url.pathname = exactPath(request.url.pathname);
            if (request.method === 'GET') {
              const answer = await inTime({ budgetMs, ...context }, (signal) => read({ ...request, signal }));
              if ('body' in answer) return answer;
              context.response = answer.response;
            }
            const response = await next();
            const { file } = context;
            return file ? { ...response, body: () => Promise.resolve(file) } : response;
          },
        ],
      }),
    );
}

const headersOf = ({ language, requestId, token, device }: ProviderCaller) => ({
  'accept-language': language,
  'x-request-id': requestId,
  ...(device ? { 'x-device': device } : {}),
  ...(token ? { authorization: `Bearer ${token}` } : {}),
});

/** Tells whether the contract has it answered with a redirect. */
function isRedirect([area = '', name = '']: readonly string[]) {
  const calls = contract[area as keyof typeof contract] as Record<string, AnyCall> | undefined;
  return calls?.[name]?.['~orpc'].route.successStatus === REDIRECT;
}

/** Any other redirect is no answer of the contract: followed, it would carry a write to somewhere else, as a read. */
const send = (request: Request, context: CallContext & { budgetMs: number }) =>
  inTime(context, async (signal) => {
    const { response, isRedirect: isAnswer } = context;
    const answer = response ?? (await fetch(request, { redirect: 'manual', signal }));
    return receive(answer, { isRedirect: isAnswer === true });
  });

/** The answer that has come within its time. @throws ForeignAnswer, Overdue, NoAnswer */
async function inTime<Answer>(
  { budgetMs }: { budgetMs: number },
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work(AbortSignal.timeout(budgetMs));
  } catch (error) {
    if (error instanceof ForeignAnswer) throw error;
    if (error instanceof DOMException && error.name === 'TimeoutError') throw new Overdue();
    throw new NoAnswer(failureCode(error), !NOT_CONNECTED.test(failureCode(error)));
  }
}

/** Node's error codes where no connection came about, so that nothing was sent. */
const NOT_CONNECTED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$|CERT|TLS/;

function failureCode(error: unknown) {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = (error.cause ?? error) as NodeJS.ErrnoException;
  return code ?? error.name;
}
