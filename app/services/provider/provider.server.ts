import { ORPCError } from '@orpc/client';
import { data } from '@remix-run/node';
import type { AnyCall } from '#contract/call.ts';
import { contract, type ProviderClient } from '#contract/index.ts';
import { isAskedAgain } from '#contract/time-limits.ts';
import type { ProviderCaller } from '#app/services/request/load-context.server.ts';
import type { Log } from '#app/services/request/log.server.ts';
import { badRequest } from '#app/services/access/problems.server.ts';
import { failureOf, hasBroken, hasFailed, isBreach, isInDoubt, NoAnswer, Overdue } from './answer.server.ts';
import { breachesOf } from './breach.server.ts';
import { doubtOf } from './doubts.ts';
import { createBreaker } from './breaker.server.ts';
import { pageTime, withinBudget } from './budgets.server.ts';
import { named } from './named.ts';
import type { CallContext } from './remote.server.ts';
import { createSilence } from './silence.server.ts';
import { resultOf, unwatched, type CallWatch, type EndedCall } from './watched.server.ts';

type Call = (input: unknown, options: { context: CallContext }) => Promise<unknown>;
type Clock = { now(): Date };

/** An outage as a page knows it: since when (ISO, UTC) the provider has not answered this portal. */
export type Outage = {
  kind: 'outage';
  since: string;
  /** The write that may have been carried out all the same: "bookings.make". */
  inDoubt?: string;
  /** The host did answer, and nothing that can be used (C-04). */
  isBreach?: true;
  /** The host itself, or what stands before it, has said that it failed: 5xx. */
  hasFailed?: true;
  /** The embedded provider ended with an error of its own. */
  hasBroken?: true;
};

/**
 * A named error, with what it is to a page that expects none of the call: an answer that it can do nothing with (decision 068).
 * The error carries it, for pages are built apart from what calls the provider and share no memory with it.
 */
type Refusal = ORPCError<string, unknown> & { asOutage?: Outage };

type Budgets = Readonly<{
  provider: (caller: ProviderCaller) => ProviderClient;
  /** The budget of most calls. */
  budgetMs: number;
  /** The time for which the calls of one request wait together. */
  pageMs?: number;
  clock: Clock;
  log: Log;
  /** Calls of a host of its own: its silence says nothing of the provider, nor the provider's of it. */
  isApart?: ((call: string) => boolean) | undefined;
  watch?: CallWatch | undefined;
}>;

/**
 * The provider as routes call it: 2 s a call (few have more) and 4 s a page, one more try for a read that failed, none for one
 * that took too long, since it would take the time of the page's other parts, and none at all while the provider is down. Two
 * kinds of failure: named errors of the contract come through as they are, each with the outage that it is to who expects
 * none; an input that does not fit it is a bad request of the browser (400); anything else becomes an outage (503).
 */
export function budgeted({ provider, budgetMs, pageMs, clock, log, isApart, watch = unwatched }: Budgets) {
  const host = () => ({
    breaker: createBreaker({ clock }),
    silence: createSilence({ clock }),
    downSince: null as string | null,
  });
  const main = host();
  const apart = host();
  const hostOf = (call: string) => (isApart?.(call) ? apart : main);
  watch.host('provider', main.silence.isSilent);
  if (isApart) watch.host('telehealth', apart.silence.isSilent);
  const ended = (end: EndedCall) => {
    hostOf(end.call).silence.ended(end.result);
    watch.ended(end);
  };

  const outage = ({
    call,
    inDoubt,
    isBreach = false,
    hasFailed = false,
    hasBroken = false,
  }: {
    call: string;
    inDoubt?: string | undefined;
    isBreach?: boolean;
    hasFailed?: boolean;
    hasBroken?: boolean;
  }) => {
    const since = (hostOf(call).downSince ??= clock.now().toISOString());
    const body: Outage = {
      kind: 'outage',
      since,
      ...(inDoubt ? { inDoubt } : {}),
      ...(isBreach ? { isBreach } : {}),
      ...(hasFailed ? { hasFailed } : {}),
      ...(hasBroken ? { hasBroken } : {}),
    };
    return data(body, { status: 503 });
  };

  return (caller: ProviderCaller): ProviderClient => {
    const client = provider(caller) as unknown as Calls;
    const time = pageTime({ usual: budgetMs, page: pageMs });

    /** One try. @throws what the provider has answered, NoAnswer */
    async function attempt({ call, isRead, make, context }: Attempted) {
      const budget = time.budgetOf({ call, isRead });
      const tried = budget > 0 ? hostOf(call).breaker.begin(caller.requestId) : null;
      if (!tried) {
        ended({ call, ms: 0, result: 'not_asked', refusal: null });
        throw outage({ call });
      }
      const startedAt = performance.now();
      const ms = () => performance.now() - startedAt;
      try {
        const answer = await withinBudget(
          make({ context: Object.assign(context, { budgetMs: budget }) }),
          budget,
        );
        tried.answered();
        ended({ call, ms: ms(), result: 'answered', refusal: null });
        return answer;
      } catch (error) {
        context.breaches ??= breachesOf(causeOf(error));
        ended({ call, ms: ms(), ...resultOf(error, context.breaches) });
        if (!(error instanceof NoAnswer)) tried.answered();
        // A connection that is refused costs no time, and the next call may find the host up again.
        else if (error.wasSent) tried.unanswered();
        throw error;
      } finally {
        time.spent({ call, ms: ms() });
      }
    }

    /** One entry less is told in the log and on the page, never kept to itself. */
    function tellLeftOut({ call, context: { leftOut, breaches } }: Pick<Attempted, 'call' | 'context'>) {
      if (leftOut === undefined) return;
      const { requestId } = caller;
      log.warn({ requestId, call, leftOut, breaches }, 'entries that break the contract are left out');
      caller.leftOut?.(leftOut);
    }

    const budgetedCall = (area: string, name: string) => async (input: unknown) => {
      const call = `${area}.${name}`;
      const isRead = READS.has(call);
      const make = (options: { context: CallContext }) =>
        ((client[area] as Area)[name] as Call)(input, options);

      for (let triesLeft = isRead ? 1 : 0; ; triesLeft -= 1) {
        const context: CallContext = {};
        try {
          const answer = await attempt({ call, isRead, make, context });
          hostOf(call).downSince = null;
          if (!isRead && doubtOf(call)) caller.wrote?.();
          tellLeftOut({ call, context });
          return answer;
        } catch (error) {
          if (outageOf(error)) throw error;
          const { breaches = [] } = context;
          if (breaches.length > 0)
            log.warn({ requestId: caller.requestId, call, breaches }, 'answer breaks the contract');
          if (error instanceof ORPCError && error.defined) {
            const since = hostOf(call).downSince ?? clock.now().toISOString();
            throw Object.assign(error, { asOutage: { kind: 'outage', since, isBreach: true } });
          }
          if (error instanceof ORPCError && error.code === 'UNAUTHORIZED' && caller.sessionOver) {
            throw await caller.sessionOver({ isBlocked: isBlocked(error.data) });
          }
          // A question without input is refused for nothing that somebody has typed: its host does not know it.
          const isTyped = Object.keys(input ?? {}).length > 0;
          if (isTyped && error instanceof ORPCError && error.code === 'BAD_REQUEST') throw badRequest();
          log.warn({ requestId: caller.requestId, call, failure: failureOf(error) }, 'provider call failed');
          if (triesLeft > 0 && !isFinal(error) && breaches.length === 0) continue;
          // What breaks the contract was answered by a host that has done what it was asked for, or has not.
          const isUseless = breaches.length > 0;
          const inDoubt = !isRead && (isInDoubt(error) || isUseless) ? call : undefined;
          if (inDoubt) caller.leftInDoubt?.();
          throw outage({
            call,
            inDoubt,
            isBreach: isBreach(error),
            hasBroken: hasBroken(error),
            hasFailed: hasFailed(error) && !isUseless,
          });
        }
      }
    };

    return named((area) => named((name) => budgetedCall(area, name))) as unknown as ProviderClient;
  };
}

type Attempted = {
  call: string;
  isRead: boolean;
  make: (options: { context: CallContext }) => Promise<unknown>;
  context: CallContext;
};
type Area = Record<string, Call>;
type Calls = Record<string, Area>;

const isBlocked = (data: unknown) =>
  (data as { errorCode?: unknown } | null | undefined)?.errorCode === 'USER_BLOCKED';

/** The embedded provider's finding about its own answer. */
const causeOf = (error: unknown) =>
  error instanceof ORPCError && error.status >= 500 ? error.cause : undefined;

/** Asked again, it would take the time of the page's other parts, or break the contract again. */
const isFinal = (error: unknown) => error instanceof Overdue || isBreach(error);

/** The calls that may be asked once more. */
const READS = new Set(
  Object.entries<Record<string, AnyCall>>(contract).flatMap(([area, calls]) =>
    Object.entries(calls).flatMap(([name, call]) => (isAskedAgain(call) ? `${area}.${name}` : [])),
  ),
);

/** One part of a page: its data, or the outage to show in its place. Other parts go on working. */
export type OrOutage<T> = { ok: true; data: T } | { ok: false; outage: Outage };

/** Takes a named error that nobody has expected for an outage of this part, too; who expects one catches it before. */
export async function orOutage<T>(promise: Promise<T>): Promise<OrOutage<T>> {
  try {
    return { ok: true, data: await promise };
  } catch (error) {
    const found = outageOf(error) ?? refusalUnexpected(error);
    if (found) return { ok: false, outage: found };
    throw error;
  }
}

/** The outage that a named error is where nobody has expected it; null for any other thrown value. */
export const refusalUnexpected = (error: unknown): Outage | null =>
  error instanceof ORPCError ? ((error as Refusal).asOutage ?? null) : null;

/** The outage behind a thrown value, or null. */
export function outageOf(error: unknown): Outage | null {
  const body = typeof error === 'object' && error !== null && 'data' in error ? error.data : null;
  return typeof body === 'object' && body !== null && 'kind' in body && body.kind === 'outage'
    ? (body as Outage)
    : null;
}
