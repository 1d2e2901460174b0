import { setTimeout as pause } from 'node:timers/promises';
import { ValidationError } from '@orpc/contract';
import { ORPCError } from '@orpc/server';
import type { AnyCall } from '#contract/call.ts';
import { contract } from '#contract/index.ts';
import type { CallContext } from './context.ts';
import type { StoreInTransaction } from './store.ts';

/** The faults of calls that are kept in one setting, for trying what patients read then. */
export type Faults = Readonly<{
  /**
   * Names, each with words for the staff: the name of a call is its failure before it does anything; with a word behind it
   * (`payments.start.after`) it is the loss of the answer, but `slow` makes it wait, and `nonsense` answers what breaks the contract.
   */
  calls: Readonly<Record<string, string>>;
  /** The names that are set now. */
  failing: (store: StoreInTransaction) => Promise<readonly string[]>;
}>;

/** Lies around every call of the contract. */
export type FaultLayer = <Answer>(
  call: Readonly<{ context: CallContext; path: readonly string[]; next: () => Promise<Answer> }>,
) => Promise<Answer>;

const NAME = /^(\w+\.\w+)(\.\w+)?$/;
const SLOW = '.slow';
const NONSENSE = '.nonsense';
const OWN_KINDS: readonly string[] = [SLOW, NONSENSE];
/** Less than the 60 s that the slowest call may take, and more than anybody waits. */
const SLOW_MS = 50_000;

/** The calls that answer without a session. */
const OF_GUESTS = new Set(
  Object.entries<Record<string, AnyCall>>(contract).flatMap(([area, calls]) =>
    Object.entries(calls).flatMap(([name, call]) =>
      call['~orpc'].meta.isForGuests ? [`${area}.${name}`] : [],
    ),
  ),
);

/** Makes calls fail as those of a host that does not answer, where the staff side says so. Production never loads it. */
export function createFaultLayer(areas: Readonly<Record<string, Faults>>): FaultLayer {
  const failingOf = new Map<string, Faults['failing']>();
  const lost = new Map<string, string>();
  for (const { calls, failing } of Object.values(areas))
    for (const name of Object.keys(calls)) {
      const [, call = name, how] = NAME.exec(name) ?? [];
      failingOf.set(call, failing);
      if (how && !OWN_KINDS.includes(how)) lost.set(call, name);
    }

  return async ({ context, path, next }) => {
    const call = path.join('.');
    const failing = (await failingOf.get(call)?.(context.store)) ?? [];
    const failIfSet = (name: string | undefined) => {
      if (name !== undefined && failing.includes(name)) throw new Error(`Sentinel: ${name} fails`);
    };
    if (failing.includes(call) && !OF_GUESTS.has(call)) await context.account();
    failIfSet(call);
    if (failing.includes(`${call}${SLOW}`)) await pause(SLOW_MS, undefined, { ref: false });
    const answer = await next();
    failIfSet(lost.get(call));
    if (failing.includes(`${call}${NONSENSE}`)) throw nonsense();
    return answer;
  };
}

/** The error of an answer that breaks the contract, as the provider's own check of it ends. */
function nonsense() {
  const message = 'Output validation failed';
  const cause = new ValidationError({ message, issues: [{ message: 'nonsense' }], data: 'nonsense' });
  return new ORPCError('INTERNAL_SERVER_ERROR', { message, cause });
}
