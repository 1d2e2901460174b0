import type { AnyCall, Reach } from '#contract/call.ts';
import { contract } from '#contract/index.ts';

type Groups = typeof contract;

/** The name in the audit of a call that reaches a record; of any other none. */
type ActionOf<Id extends string, Call> = Call extends { '~orpc': { meta: { record: Reach } } }
  ? Call extends { '~orpc': { meta: { inAudit: infer Name extends string } } }
    ? Name
    : Id
  : never;

/** A way to reach a patient's record, by its name in the audit. */
export type Action = {
  [Group in keyof Groups]: {
    [Name in keyof Groups[Group] & string]: ActionOf<`${Group}.${Name}`, Groups[Group][Name]>;
  }[keyof Groups[Group] & string];
}[keyof Groups];

const groups: Readonly<Record<string, Readonly<Record<string, AnyCall>>>> = contract;

/** Every call that reaches a record: its name in the contract and in the audit, and whether it reads or writes there. */
const reaching = Object.entries(groups).flatMap(([group, calls]) =>
  Object.entries(calls).flatMap(
    ([
      name,
      {
        '~orpc': { meta },
      },
    ]) => {
      const call = `${group}.${name}`;
      return meta.record ? [{ call, action: meta.inAudit ?? call, record: meta.record }] : [];
    },
  ),
);

/** The effect of each action on the record, as the contract states it of its calls. */
export const actions = Object.fromEntries(reaching.map(({ action, record }) => [action, record])) as Readonly<
  Record<Action, Reach>
>;

const REACHING: ReadonlySet<string> = new Set(reaching.map(({ call }) => call));

/** Tells whether a call of the contract, by its name there, reaches somebody's record. */
export const reachesRecord = (call: string) => REACHING.has(call);
