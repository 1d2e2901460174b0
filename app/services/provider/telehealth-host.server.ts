import type { AnyCall } from '#contract/call.ts';
import { contract, type ProviderClient } from '#contract/index.ts';
import type { ProviderCaller } from '#app/services/request/load-context.server.ts';
import { named } from './named.ts';

type Make = (caller: ProviderCaller) => ProviderClient;
type Calls = Record<string, Record<string, unknown>>;

/** What begins so is the telehealth system's. */
const PATH = '/amts/';

const ITS_CALLS = new Set(
  Object.entries<Record<string, AnyCall>>(contract).flatMap(([area, calls]) =>
    Object.entries(calls).flatMap(([name, call]) =>
      call['~orpc'].route.path?.startsWith(PATH) ? [`${area}.${name}`] : [],
    ),
  ),
);

/** Whether a call, by area and name, is one of the telehealth system. */
export const isOfTelehealth = (call: string) => ITS_CALLS.has(call);

/** Sends the calls of the telehealth system to its own host, and all others where they went before. */
export function withTelehealthHost({ provider, telehealth }: { provider: Make; telehealth: Make }): Make {
  return (caller) => {
    const own = provider(caller) as unknown as Calls;
    const apart = telehealth(caller) as unknown as Calls;
    return named((area) =>
      named((name) => (isOfTelehealth(`${area}.${name}`) ? apart : own)[area]?.[name]),
    ) as unknown as ProviderClient;
  };
}
