import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { changesBetween } from './api/compared.ts';
import { JUDGED, judgedBy } from './api/judged.ts';
import { currentShape, fileOfRelease, lastRelease } from './api/releases.ts';
import { textOf } from './api/shape.ts';
import { entriesAfter, neededAfter, tooLow } from './api/version.ts';

/**
 * `npm run api:diff`: all that has changed in the contract since its last release (docs/releases), and which version that needs; ends with 1
 * where the contract or docs/provider-api-changes.md says less. With --breaks it names these alone; with --release it writes the contract as it
 * is as a release.
 */

const former = lastRelease();
const now = currentShape();
const entries = entriesAfter(former.version, readFileSync('docs/provider-api-changes.md', 'utf8'));
const { changes, unused } = judgedBy(JUDGED, changesBetween({ former, now, told: entries.calls }));
const areBreaksAlone = process.argv.includes('--breaks');
for (const { at, what, isBreak } of changes)
  if (isBreak || !areBreaksAlone) console.log(`${isBreak ? 'BREAK ' : ''}${at}: ${what}`);

const needed = neededAfter(former.version, changes);
const breaks = changes.filter(({ isBreak }) => isBreak).length;
console.log(
  `${changes.length} changes since ${former.version}, ${breaks} of them breaks: at least ${needed} is needed, and ${now.version} is said.`,
);
const faults = [...tooLow({ needed, contract: now.version, entries: entries.version }), ...unused];
if (process.argv.includes('--release') && faults.length === 0) faults.push(...release());
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Writes the release; a version that went out stays as it is. */
function release() {
  const file = fileOfRelease(now.version);
  if (existsSync(file)) return [`${file} is there already.`];
  writeFileSync(file, textOf(now));
  console.log(`${file} is written. Now empty the list of scripts/api/judged.ts.`);
  return [];
}
