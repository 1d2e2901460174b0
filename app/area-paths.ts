import { isBelow, patternOf } from '#app/services/request/plain-path.ts';
import type { Area } from './area-facts.ts';

/** The way in which the paths of areas are read: `:name` is any one segment. */

/** Returns what tells whether an address is a start or stands below it: "/account/patients/:id/mobile". */
export function startAt(start: string): (path: string) => boolean {
  const pattern = patternOf(start, '(/|$)');
  return start.includes(':') ? (path) => pattern.test(path) : (path) => isBelow(path, start);
}

type Kind = 'guesses' | 'sends' | 'lines' | 'keeps' | 'repeats' | 'leaves' | 'uploads' | 'guestUploads';

/** Returns the paths of a kind that areas declare, with their patterns. */
export const declaredBy = (areas: readonly Area[], kind: Kind) =>
  areas.flatMap((area) =>
    (area[kind] ?? []).map((path) => ({ declared: path, pattern: patternOf(path, '$') })),
  );
