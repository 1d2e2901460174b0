import type { Portal } from '#app/services/request/load-context.server.ts';

type Made = Readonly<{ of: readonly unknown[]; value: unknown }>;
const madeBy = new WeakMap<Portal, Map<string, Made>>();

/**
 * Returns what `make` makes of things that are the same for everybody, and makes it again only when one of them is another: lists by
 * identity, a time by its minute. One value a name is kept.
 */
export function madeOnce<Value>(
  portal: Portal,
  { name, of, make }: Readonly<{ name: string; of: readonly unknown[]; make: () => Value }>,
): Value {
  const all = madeBy.get(portal) ?? new Map<string, Made>();
  madeBy.set(portal, all);
  const last = all.get(name);
  if (last?.of.every((one, index) => Object.is(one, of[index]))) return last.value as Value;
  const value = make();
  all.set(name, { of, value });
  return value;
}
