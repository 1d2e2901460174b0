import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Faults } from '#tests/house/a11y/loop/examine.ts';

/** One cell of the matrix: a state in one language, and the look it was examined in ("document": what all looks share). */
export type Cell = Readonly<{ state: string; language: string; look: string }>;
export type Result = Cell & Readonly<{ faults: Faults; ms: number }>;

const FOLDER = fileURLToPath(new URL('../../../../test-results/audit/', import.meta.url));

/** The results of one version of the sources, a line a cell, so that an audit that was stopped goes on where it was. */
export function resultsOf(version: string) {
  const file = `${FOLDER}${version}.jsonl`;
  mkdirSync(FOLDER, { recursive: true });

  return {
    /** How many cells there are; scripts/audit.mjs tells how long the rest takes. */
    plan: (cells: number) => writeFileSync(`${FOLDER}${version}.plan`, String(cells)),
    keep: (result: Result) => appendFileSync(file, `${JSON.stringify(result)}\n`),
    /** The looks of a state that were examined in a language. */
    looksOf({ state, language }: Pick<Cell, 'state' | 'language'>): ReadonlySet<string> {
      const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
      const results = lines.flatMap(cellIn);
      return new Set(
        results.filter((one) => one.state === state && one.language === language).map(({ look }) => look),
      );
    },
  };
}

/** None in a line that was being written when the audit was stopped. */
function cellIn(line: string): Cell[] {
  try {
    return [JSON.parse(line) as Cell];
  } catch {
    return [];
  }
}
