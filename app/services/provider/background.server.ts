import { setTimeout as pause } from 'node:timers/promises';
import type { ProviderClient } from '#contract/index.ts';
import type { Portal } from '#app/services/request/load-context.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/** So long a visitor waits for what is not known yet, or not any more; whoever comes later while it is loaded does not wait. */
const WAIT_MS = 1_500;
/** So long it is not asked for again after a failure. */
const RESTS_MS = 30_000;

type Copy = Readonly<{ value: unknown; at: number; version: number; leftOut: number }>;
type Entry = {
  copy: Copy | null;
  loading: Readonly<{ done: Promise<void>; startedAt: number; version: number }> | null;
  failed: Readonly<{ at: number; version: number }> | null;
};
const entriesOf = new WeakMap<Portal, Map<string, Entry>>();

type Reading<T> = Readonly<{
  name: string;
  /** Older than this it is loaded anew, while the copy is shown. */
  freshMs: number;
  load: (provider: ProviderClient) => Promise<T>;
}>;

/** The last answer that was heard. `isOld`: something newer was asked for, and has not come. */
type LastHeard<T> = Readonly<{ value: T; at: string; isOld: boolean }>;

/**
 * Data that are the same for everybody and come slowly: they are read in the background, by nobody's session, at most once at a
 * time. Null where they have never come; nobody waits for longer than a moment.
 */
export async function inBackground<T>(
  request: PortalRequest,
  reading: Reading<T>,
): Promise<LastHeard<T> | null> {
  const entry = entryOf(request, `${request.language}:${reading.name}`);
  const version = request.context.portal.settingsVersion();
  const now = request.now.getTime();
  const age = entry.copy ? Math.abs(now - entry.copy.at) : Infinity;
  const isCurrent = entry.copy?.version === version && age <= reading.freshMs;

  if (!isCurrent && !entry.loading && !rests(entry, { now, version })) begin(request, { entry, reading });
  const isUsable = entry.copy?.version === version && age <= reading.freshMs * 2;
  if (entry.loading && !isUsable) await waitABit(entry.loading);

  const { copy } = entry;
  if (!copy) return null;
  const { context } = request;
  if (copy.leftOut > 0) context.leftOut = (context.leftOut ?? 0) + copy.leftOut;
  const isOld =
    copy.version !== version || entry.failed !== null || Math.abs(now - copy.at) > reading.freshMs * 2;
  return { value: copy.value as T, at: new Date(copy.at).toISOString(), isOld };
}

function entryOf({ context: { portal } }: PortalRequest, key: string): Entry {
  const entries = entriesOf.get(portal) ?? new Map<string, Entry>();
  entriesOf.set(portal, entries);
  const entry = entries.get(key) ?? { copy: null, loading: null, failed: null };
  entries.set(key, entry);
  return entry;
}

/** A clock that was put back keeps nobody waiting for longer, and what the staff has changed is tried at once. */
const rests = ({ failed }: Entry, { now, version }: { now: number; version: number }) =>
  failed?.version === version && Math.abs(now - failed.at) < RESTS_MS;

function begin<T>(
  { context: { portal, requestId }, language, now }: PortalRequest,
  { entry, reading }: { entry: Entry; reading: Reading<T> },
) {
  const at = now.getTime();
  const version = portal.settingsVersion();
  let leftOut = 0;
  const provider = portal.provider({ language, requestId, leftOut: (count) => (leftOut += count) });
  const done = reading.load(provider).then(
    (value) => {
      Object.assign(entry, { copy: { value, at, version, leftOut }, loading: null, failed: null });
    },
    // The client of the provider has logged it.
    () => {
      Object.assign(entry, { loading: null, failed: { at: portal.clock.now().getTime(), version } });
    },
  );
  entry.loading = { done, startedAt: performance.now(), version };
}

/** Until it has come, or the moment since it was asked for is over. */
async function waitABit({ done, startedAt }: NonNullable<Entry['loading']>) {
  const left = WAIT_MS - (performance.now() - startedAt);
  if (left > 0) await Promise.race([done, pause(left, undefined, { ref: false })]);
}
