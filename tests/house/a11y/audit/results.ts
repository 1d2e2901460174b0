import type { Faults } from '#tests/house/a11y/loop/examine.ts';
import { verdictList } from '#tests/house/a11y/loop/verdicts.ts';
import { isDone, keyOf, resultsIn } from '../../../../scripts/audit-results.mjs';
import type { About } from './engines/remark.ts';

/** One cell of the matrix: a state in one language, and the look it was examined in ("document": what all looks share). */
export type Cell = Readonly<{ state: string; language: string; look: string }>;
/** `verdicts`: how often each was used, by its id. */
export type Result = Cell &
  Readonly<{ faults: Faults; verdicts: Readonly<Record<string, number>>; ms: number }>;

/** The size of the matrix, and how much of it this run looks at. */
type Plan = Readonly<{
  states: number;
  cells: number;
  planned: number;
  languages: readonly string[];
  contrasts: readonly string[];
  textSizes: readonly string[];
  widths: readonly number[];
}>;

type Place = Readonly<{ version: string; folder?: string; verdicts?: readonly Readonly<{ id: string }>[] }>;

/** The results of one version of the sources, a line a cell, so that an audit that was stopped goes on where it was. */
export function resultsOf({ version, folder, verdicts = verdictList }: Place) {
  const results = resultsIn(folder);
  const standing = new Set(verdicts.map(({ id }) => id));
  const done = new Set(
    (results.cellsOf(version) as Result[]).filter((cell) => isDone(cell, standing)).map(keyOf),
  );
  return {
    /** Keeps the plan of what there is to look at; scripts/audit.mjs tells how long the rest takes. */
    plan: (plan: Plan) => results.keepPlan(version, { ...plan, verdicts }),
    /** Keeps with what it was looked at. */
    keepEngines: (engines: readonly About[]) => results.keepEngines(version, engines),
    keep: (result: Result) => results.keepCell(version, result),
    /** Tells whether an earlier run has examined a cell, and it stands; in one run each has its turn once. */
    isDone: (cell: Cell) => done.has(keyOf(cell)),
  };
}
