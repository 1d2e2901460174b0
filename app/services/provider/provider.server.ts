import { createORPCClient, ORPCError } from '@orpc/client';
import type { AnyContractProcedure } from '@orpc/contract';
import { ResponseValidationPlugin } from '@orpc/contract/plugins';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { data } from '@remix-run/node';
import { exactPath } from '#contract/exact-path.ts';
import { contract, type ProviderClient } from '#contract/index.ts';
import type { ProviderCaller } from '#app/services/request/load-context.server.ts';
import type { Log } from '#app/services/request/log.server.ts';
import { badRequest } from '#app/services/access/problems.server.ts';

const FILE_MS = 20_000;

type CallNames<Contract> = {
  [Area in keyof Contract & string]: `${Area}.${keyof Contract[Area] & string}`;
}[keyof Contract & string];
/** Area and name of a call of the contract: "catalog.units". */
type CallName = CallNames<typeof contract>;

/** The units are fetched in the background; passwords are hashed two at a time; a printout is drawn; files are large. */
const LONGER_BUDGETS_MS: Readonly<Partial<Record<CallName, number>>> = {
  'catalog.units': 60_000,
  'account.signIn': 10_000,
  'telehealth.printout': 10_000,
  'bookings.addAttachment': FILE_MS,
  'bookings.addTemporaryAttachment': FILE_MS,
  'bookings.attachment': FILE_MS,
  'bookings.referralAttachment': FILE_MS,
};

const longerBudgets = new Map<string, number>(Object.entries(LONGER_BUDGETS_MS));
/** Returns the time that a call has, in ms; `usual` is that of most. */
const budgetOf = ({ call, usual }: { call: string; usual: number }) => longerBudgets.get(call) ?? usual;

type Call = (input: unknown) => Promise<unknown>;
type Clock = { now(): Date };

/** What a page knows of an outage: since when (ISO, UTC) the provider has not answered this portal. */
export type Outage = { kind: 'outage'; since: string };

/** The hospital's own host, over HTTP; answers are checked against the contract, overdue requests are given up. */
export function remoteProvider({
  url,
  budgetMs,
}: {
  url: string;
  budgetMs: number;
}): (caller: ProviderCaller) => ProviderClient {
  return (caller) =>
    createORPCClient(
      new OpenAPILink(contract, {
        url,
        fetch: (...[request, init, , path]) =>
          fetch(request, {
            ...init,
            signal: AbortSignal.timeout(budgetOf({ call: path.join('.'), usual: budgetMs })),
          }),
        headers: () => ({
          'accept-language': caller.language,
          'x-request-id': caller.requestId,
          ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
        }),
        plugins: [new ResponseValidationPlugin(contract)],
        clientInterceptors: [
          ({ request, next }) => {
            request.url.pathname = exactPath(request.url.pathname);
            return next();
          },
        ],
      }),
    );
}

/**
 * The provider as routes call it: 2 s a call (few have more), one more try for reads, and two kinds of failure.
 * Named errors of the contract come through as they are; an input that does not fit it is a bad request of the browser
 * (400); anything else becomes an outage (503).
 */
export function budgeted({
  provider,
  budgetMs,
  clock,
  log,
}: {
  provider: (caller: ProviderCaller) => ProviderClient;
  /** The budget of most calls. */
  budgetMs: number;
  clock: Clock;
  log: Log;
}) {
  let downSince: string | null = null;

  const outage = () => {
    downSince ??= clock.now().toISOString();
    return data({ kind: 'outage', since: downSince } satisfies Outage, { status: 503 });
  };

  return (caller: ProviderCaller): ProviderClient => {
    const client = provider(caller) as unknown as Calls;

    const budgetedCall = (area: string, name: string) => async (input: unknown) => {
      const isRead = methodOf(area, name) === 'GET';
      const call = (client[area] as Area)[name] as Call;

      for (let triesLeft = isRead ? 1 : 0; ; triesLeft -= 1) {
        try {
          const answer = await withinBudget(
            call(input),
            budgetOf({ call: `${area}.${name}`, usual: budgetMs }),
          );
          downSince = null;
          return answer;
        } catch (error) {
          if (error instanceof ORPCError && error.defined) throw error;
          if (error instanceof ORPCError && error.code === 'UNAUTHORIZED' && caller.sessionOver) {
            throw await caller.sessionOver();
          }
          if (error instanceof ORPCError && error.code === 'BAD_REQUEST') throw badRequest();
          log.warn(
            { requestId: caller.requestId, call: `${area}.${name}`, failure: failureOf(error) },
            'provider call failed',
          );
          if (triesLeft <= 0) throw outage();
        }
      }
    };

    return named((area) => named((name) => budgetedCall(area, name))) as unknown as ProviderClient;
  };
}

type Area = Record<string, Call>;
type Calls = Record<string, Area>;

/** An object whose properties are made when they are asked for. */
function named(make: (name: string) => unknown): object {
  return new Proxy(
    {},
    {
      get: (_, name) => (typeof name === 'string' && name !== 'then' ? make(name) : undefined),
    },
  );
}

function methodOf(area: string, name: string) {
  const calls = contract[area as keyof typeof contract] as Record<string, AnyContractProcedure>;
  return calls[name]?.['~orpc'].route.method;
}

async function withinBudget<Answer>(answer: Promise<Answer>, budget: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('time-out')), budget);
  });
  try {
    return await Promise.race([answer, overdue]);
  } finally {
    clearTimeout(timer);
  }
}

/** Named for the log; never the message, which could carry a patient's data. */
function failureOf(error: unknown) {
  if (error instanceof ORPCError) return `${error.status} ${error.code}`;
  return error instanceof Error ? error.name : 'unknown';
}

/** One part of a page: its data, or the outage to show in its place. Other parts go on working. */
export type OrOutage<T> = { ok: true; data: T } | { ok: false; outage: Outage };

export async function orOutage<T>(promise: Promise<T>): Promise<OrOutage<T>> {
  try {
    return { ok: true, data: await promise };
  } catch (error) {
    const found = outageOf(error);
    if (found) return { ok: false, outage: found };
    throw error;
  }
}

/** The outage behind a thrown value, or null. */
export function outageOf(error: unknown): Outage | null {
  const body = typeof error === 'object' && error !== null && 'data' in error ? error.data : null;
  return typeof body === 'object' && body !== null && 'kind' in body && body.kind === 'outage'
    ? (body as Outage)
    : null;
}
