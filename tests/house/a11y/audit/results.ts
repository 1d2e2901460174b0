import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { About } from './engines/remark.ts';
import type { Faults } from '#tests/house/a11y/loop/examine.ts';
import type { verdictCounts } from '#tests/house/a11y/loop/verdicts.ts';

/** One cell of the matrix: a state in one language, and the look it was examined in ("document": what all looks share). */
export type Cell = Readonly<{ state: string; language: string; look: string }>;
/** `disputed`: how many faults of engines a verdict says are none. */
export type Result = Cell & Readonly<{ faults: Faults; ms: number; disputed?: number }>;

/** The size of the matrix, and how much of it this run looks at. */
type Plan = Readonly<{
  states: number;
  cells: number;
  planned: number;
  languages: readonly string[];
  contrasts: readonly string[];
  textSizes: readonly string[];
  widths: readonly number[];
  verdicts: typeof verdictCounts;
}>;

const FOLDER = fileURLToPath(new URL('../../../../test-results/audit/', import.meta.url));

/** The results of one version of the sources, a line a cell, so that an audit that was stopped goes on where it was. */
export function resultsOf(version: string) {
  const file = `${FOLDER}${version}.jsonl`;
  mkdirSync(FOLDER, { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  const before = new Set(lines.flatMap(cellIn).map(keyOf));

  return {
    /** What there is to look at; scripts/audit.mjs tells how long the rest takes. */
    plan: (plan: Plan) => writeFileSync(`${FOLDER}${version}.plan.json`, JSON.stringify(plan)),
    /** With what it was looked at. */
    keepEngines: (engines: readonly About[]) =>
      writeFileSync(`${FOLDER}${version}.engines.json`, JSON.stringify(engines)),
    keep: (result: Result) => appendFileSync(file, `${JSON.stringify(result)}\n`),
    /** Whether an earlier run has examined a cell; in one run each has its turn once. */
    isDone: (cell: Cell) => before.has(keyOf(cell)),
  };
}

const keyOf = ({ state, language, look }: Cell) => [state, language, look].join('\n');

/** None in a line that was being written when the audit was stopped. */
function cellIn(line: string): Cell[] {
  try {
    return [JSON.parse(line) as Cell];
  } catch {
    return [];
  }
}
