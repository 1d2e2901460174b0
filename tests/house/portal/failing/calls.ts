import type { AnyCall } from '#contract/call.ts';
import { contract } from '#contract/index.ts';
import { isAskedAgain } from '#contract/time-limits.ts';
import { doubtsByCall } from '#app/services/provider/doubts.ts';

const routes = Object.entries<Record<string, AnyCall>>(contract).flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, call]) => {
    const { method = 'POST', path = '' } = call['~orpc'].route;
    return {
      name: `${area}.${name}`,
      method,
      pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
      isRead: isAskedAgain(call),
    };
  }),
);

/** The call of the contract that a request makes; a path without a gap goes before one with. */
function callOf({ method, url }: Request) {
  const { pathname } = new URL(url);
  const found = routes.filter((route) => route.method === method && route.pattern.test(pathname));
  return found.find(({ pattern }) => pattern.source === `^${pathname}$`) ?? found[0];
}

export const nameOf = (request: Request) =>
  callOf(request)?.name ?? `${request.method} ${new URL(request.url).pathname}`;

/** True where it may change something; some that are fetched do. */
export const isWrite = (request: Request) => !callOf(request)?.isRead;

/**
 * The writes whose failure is not told: a hold ends by itself, and its page says until when it stands; the provider's half
 * of a session that the portal has ended.
 */
const UNTOLD: readonly string[] = ['timeSlots.releaseHold', 'timeSlots.extendHold', 'account.signOut'];

/** True where a write is one that its patient would have to find out about. */
export const isOfConcern = (request: Request) =>
  isWrite(request) && !UNTOLD.includes(nameOf(request)) && doubtsByCall.get(nameOf(request)) !== null;
