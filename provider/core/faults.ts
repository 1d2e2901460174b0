import type { CallContext } from './context.ts';
import type { StoreInTransaction } from './store.ts';

/** The faults of calls that are kept in one setting, for trying what patients read then. */
export type Faults = Readonly<{
  /**
   * Names, each with words for the staff: the name of a call is its failure before it does anything; with a word behind it
   * (`payments.start.after`) it is the loss of the answer.
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

/** Makes calls fail as those of a host that does not answer, where the staff side says so. Production never loads it. */
export function createFaultLayer(areas: Readonly<Record<string, Faults>>): FaultLayer {
  const failingOf = new Map<string, Faults['failing']>();
  const lost = new Map<string, string>();
  for (const { calls, failing } of Object.values(areas))
    for (const name of Object.keys(calls)) {
      const [, call = name, isLost] = NAME.exec(name) ?? [];
      failingOf.set(call, failing);
      if (isLost) lost.set(call, name);
    }

  return async ({ context, path, next }) => {
    const call = path.join('.');
    const failing = (await failingOf.get(call)?.(context.store)) ?? [];
    const failIfSet = (name: string | undefined) => {
      if (name !== undefined && failing.includes(name)) throw new Error(`Sentinel: ${name} fails`);
    };
    if (failing.includes(call)) await context.account();
    failIfSet(call);
    const answer = await next();
    failIfSet(lost.get(call));
    return answer;
  };
}
