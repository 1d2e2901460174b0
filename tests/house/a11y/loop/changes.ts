import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { areaFolders } from './areas.ts';
import { areasOfFiles } from './english.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** What a run is about: the commit that lies there, and the areas that differ from where it left the main branch. */
export type Changes = Readonly<{ commit: string; changedAreas: ReadonlySet<string> | null }>;

/** Asks git. Without it, or where its history was cut off, nobody knows what changed. */
export function changesOfRun(): Changes {
  try {
    const commit = git('rev-parse', 'HEAD');
    const left = leftMain(commit);
    const files = [
      ...git('diff', '--name-only', left === commit ? 'HEAD~1' : left).split('\n'),
      ...git('ls-files', '--others', '--exclude-standard').split('\n'),
    ];
    return { commit, changedAreas: areasOfFiles(files, areaFolders) };
  } catch {
    return { commit: 'unknown', changedAreas: null };
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
