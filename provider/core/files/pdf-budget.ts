import { MOST_SEGMENTS } from './cleaned.ts';

/** The bounds of one document's cost: bytes that are read as objects, however they overlap; objects; and streams of packed ones. */
const MOST_READ = 12 * 1024 * 1024;
const MOST_OBJECTS = 100_000;
const MOST_PACKED = 1_000;

/** Ends the look at a document that costs more than one of a patient does. */
export class TooMuch extends Error {}

/** Ends the look at a document of which a part cannot be read. */
export class Unreadable extends Error {}

export type Budget = ReturnType<typeof createBudget>;

/** Counts what a document costs. Each throws TooMuch. */
export function createBudget() {
  const counter = (most: number) => {
    let left = most;
    return {
      left: () => left,
      spend(count: number) {
        left -= count;
        if (left < 0) throw new TooMuch();
      },
    };
  };
  return {
    read: counter(MOST_READ),
    unpacked: counter(MOST_READ),
    objects: counter(MOST_OBJECTS),
    packed: counter(MOST_PACKED),
    streams: counter(MOST_SEGMENTS),
  };
}
