import { plainPath } from '#app/services/request/plain-path.ts';
import { declaredBy } from './area-paths.ts';
import { AREAS } from './areas.ts';

const ALL = Object.values(AREAS);

const DECLARED = {
  guesses: declaredBy(ALL, 'guesses'),
  sends: declaredBy(ALL, 'sends'),
  lines: declaredBy(ALL, 'lines'),
  keeps: declaredBy(ALL, 'keeps'),
  repeats: declaredBy(ALL, 'repeats'),
  leaves: declaredBy(ALL, 'leaves'),
  uploads: declaredBy(ALL, 'uploads'),
  guestUploads: declaredBy(ALL, 'guestUploads'),
};

/** Returns which of the paths that the areas declare an address is; undefined when it is none of them. */
export function declaredPath(kind: keyof typeof DECLARED, pathname: string) {
  const path = plainPath(pathname);
  return path === null ? undefined : DECLARED[kind].find(({ pattern }) => pattern.test(path))?.declared;
}

const GUESSED_ALSO = new Map(ALL.flatMap(({ guessedAlso = {} }) => Object.entries(guessedAlso)));

/** Returns the path with which tries at an address are counted; undefined where there is nothing to guess. */
export function guessesAt(pathname: string) {
  const path = declaredPath('guesses', pathname);
  return path && (GUESSED_ALSO.get(path) ?? path);
}

/** Returns the patterns of the paths that the areas declare, as text. */
export const patternsOf = (kind: keyof typeof DECLARED) =>
  DECLARED[kind].map(({ pattern }) => pattern.source);
