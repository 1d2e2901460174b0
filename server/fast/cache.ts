import { LRUCache } from 'lru-cache';
import type { Cache } from '#app/services/page/caches.server.ts';
import { askedBefore } from './asked-before.ts';

/** The bytes that an entry takes besides its own: its places in the map, in the lists of the cache and of its owner. */
const OVERHEAD_BYTES = 200;
const BYTES_A_CHARACTER = 2;
/** A session ends after as long: what nobody has asked for since belongs to nobody who is still there. */
const LONGEST_UNUSED_MS = 20 * 60_000;
const RESOLUTION_MS = 1_000;

type Entry<Value> = Readonly<{ value: Value; owner: string | null }>;

export type BoundedCache<Value> = Cache<Value> &
  Readonly<{
    forget: (owner: string) => void;
    /** Drops what nobody has asked for in twenty minutes. */
    sweep: () => void;
    /** The room taken now: entries, bytes, and owners that have any. */
    taken: () => Readonly<{ entries: number; bytes: number; owners: number }>;
  }>;

/**
 * Makes a cache that takes `mostBytes` at most; what was not used for longest gives way. Once it is full, only what is wanted
 * a second time drives something out: pages that everybody opens once would else push one another through it, each for nothing.
 */
export function boundedCache<Value>({
  mostBytes,
  bytesOf,
  packed = (value) => value,
}: {
  mostBytes: number;
  bytesOf: (value: Value, name: string) => number;
  /** The same value as it takes least while it is kept. */
  packed?: (value: Value) => Value;
}): BoundedCache<Value> {
  const namesOf = new Map<string, Set<string>>();
  const cameBefore = askedBefore();
  const sizeOf = (value: Value, name: string) =>
    Math.ceil(OVERHEAD_BYTES + name.length * BYTES_A_CHARACTER + bytesOf(value, name));
  const entries = new LRUCache<string, Entry<Value>>({
    maxSize: mostBytes,
    sizeCalculation: ({ value }, name) => sizeOf(value, name),
    ttl: LONGEST_UNUSED_MS,
    ttlResolution: RESOLUTION_MS,
    updateAgeOnGet: true,
    // Looked up each time, so that a test can put another in its place.
    perf: { now: () => performance.now() },
    dispose: ({ owner }, name) => disown(owner, name),
  });

  function disown(owner: string | null, name: string) {
    const names = owner === null ? undefined : namesOf.get(owner);
    names?.delete(name);
    if (owner !== null && names?.size === 0) namesOf.delete(owner);
  }

  return {
    get: (name) => entries.get(name)?.value,
    set({ name, value, owner }) {
      const isFull = entries.calculatedSize + sizeOf(value, name) > mostBytes;
      if (isFull && !cameBefore(name) && !entries.has(name)) return;
      entries.set(name, { value: packed(value), owner });
      if (owner === null || !entries.has(name)) return;
      const names = namesOf.get(owner) ?? new Set();
      namesOf.set(owner, names.add(name));
    },
    forget(owner) {
      for (const name of [...(namesOf.get(owner) ?? [])]) entries.delete(name);
    },
    sweep: () => void entries.purgeStale(),
    taken: () => ({ entries: entries.size, bytes: entries.calculatedSize, owners: namesOf.size }),
  };
}
