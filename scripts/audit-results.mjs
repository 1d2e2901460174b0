import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The results of the audit (tests/house/a11y/audit.spec.ts) for each version of the sources, where no test run deletes them. */

const FOLDER = fileURLToPath(new URL('../.cache/audit/', import.meta.url));

/** A folder with the results of audits: of this repository, unless a test brings its own. */
export function resultsIn(folder = FOLDER) {
  mkdirSync(folder, { recursive: true });
  const pathOf = (name, ending) => join(folder, `${name}.${ending}`);
  const json = (name, ending) => JSON.parse(textOf(pathOf(name, ending)) || 'null');
  const put = (ending) => (name, value) => writeFileSync(pathOf(name, ending), JSON.stringify(value));

  /** Each cell as it was examined last. */
  const cellsOf = (name) => [
    ...new Map(linesOf(textOf(pathOf(name, 'jsonl'))).map((cell) => [keyOf(cell), cell])).values(),
  ];

  return {
    cellsOf,
    /** The number of cells that a run has examined, with those examined again. */
    countOf: (name) => linesOf(textOf(pathOf(name, 'jsonl'))).length,
    planOf: (name) => json(name, 'plan.json'),
    keepCell: (name, cell) => appendFileSync(pathOf(name, 'jsonl'), `${JSON.stringify(cell)}\n`),
    keepPlan: put('plan.json'),
    keepEngines: put('engines.json'),
    /** Keeps at which commit the sources were these, and how many cells are examined at a time. */
    keepAbout: put('about.json'),
    /** The name of the last run. */
    last() {
      const madeAt = (file) => statSync(join(folder, file)).mtimeMs;
      const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
      return files.sort((one, other) => madeAt(other) - madeAt(one))[0]?.replace(/\.jsonl$/, '');
    },
    /** The plan, the engines, each cell that was examined, what a cell has cost, the day of the last. */
    runOf(name) {
      const cells = cellsOf(name);
      const { commit = '', workers = 1 } = json(name, 'about.json') ?? {};
      const work = cells.reduce((sum, { ms }) => sum + ms, 0);
      const path = pathOf(name, 'jsonl');
      return {
        plan: json(name, 'plan.json'),
        engines: json(name, 'engines.json'),
        commit,
        cells,
        minutes: Math.round(work / workers / 6_000) / 10,
        ms: Math.round(work / Math.max(cells.length, 1)),
        madeAt: existsSync(path) ? statSync(path).mtime.toISOString().slice(0, 10) : '',
      };
    },
  };
}

export const keyOf = ({ state, language, look }) => [state, language, look].join('\n');

export const isFaulty = ({ faults }) => Object.keys(faults).length > 0;

/**
 * True where a cell need not be examined again: nothing was wrong, and each verdict that it rests on still stands.
 * @param {{ faults: object, verdicts: Record<string, number> } | undefined} cell as it was examined last
 * @param {ReadonlySet<string>} verdicts by their ids, those that stand now
 */
export const isDone = (cell, verdicts) =>
  cell !== undefined && !isFaulty(cell) && Object.keys(cell.verdicts).every((id) => verdicts.has(id));

/** The number of times that each verdict was used, by its id. */
export function usesIn(cells) {
  const uses = new Map();
  for (const [id, times] of cells.flatMap(({ verdicts }) => Object.entries(verdicts)))
    uses.set(id, (uses.get(id) ?? 0) + times);
  return uses;
}

/** None of the line that was being written when an audit was stopped. */
const linesOf = (text) =>
  text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line)];
    } catch {
      return [];
    }
  });

const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
