import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { areaFolders } from './route-map.ts';

/** The changes that a run is about, for tests that do more where something was changed (decision 023). */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

export type Changes = Readonly<{
  /** The word with which the samples of a run turn: nothing, so that two runs over one change look at the same, unless SWEEP says a word of its own. */
  turn: string;
  /** The areas that differ from where it left the main branch; null: nobody knows what changed. */
  changedAreas: ReadonlySet<string> | null;
}>;

/** Asks git. Without it, or where its history was cut off, nobody knows what changed; nor with WHOLE=1, so that all is done of each area. */
export function changesOfRun(): Changes {
  const turn = process.env['SWEEP'] ?? '';
  if (process.env['WHOLE']) return { turn, changedAreas: null };
  try {
    const commit = git('rev-parse', 'HEAD');
    const left = leftMain(commit);
    const files = [
      ...git('diff', '--name-only', left === commit ? 'HEAD~1' : left).split('\n'),
      ...git('ls-files', '--others', '--exclude-standard').split('\n'),
    ];
    return { turn, changedAreas: areasOfFiles(files, areaFolders) };
  } catch {
    return { turn, changedAreas: null };
  }
}

/** On the main branch itself this is the commit that lies there. */
function leftMain(commit: string) {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', commit, main);
    } catch {
      continue;
    }
  }
  return commit;
}

/**
 * The areas that files belong to: one of their folders, or they themselves, bear its name. app/routes/bookings/list.tsx,
 * locales/en/bookings.json and tests/bookings/a11y/states.ts are of the bookings.
 */
export function areasOfFiles(files: readonly string[], areas: ReadonlySet<string>): ReadonlySet<string> {
  const words = files.flatMap((file) => file.split('/').map((part) => part.split('.')[0] ?? ''));
  return new Set(words.filter((word) => areas.has(word)));
}

/** Returns whether a run does all that it can for an area. */
export const isTouched = ({ changedAreas }: Changes, area: string) =>
  changedAreas === null || changedAreas.has(area);

/** The seed of what is made at random: the same one each time, or by the word of SWEEP another that the word brings back. */
export function seedOfRun(): number {
  const word = process.env['SWEEP'];
  return word ? createHash('sha256').update(word).digest().readUInt32BE() >>> 1 : 1;
}

/** Returns which of so many parts something is in: with a run's `turn` in its text, in another one with each turn. */
export const partOf = (text: string, parts: number) =>
  (createHash('sha256').update(text).digest()[0] ?? 0) % parts;
