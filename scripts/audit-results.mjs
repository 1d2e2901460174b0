import { existsSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the audit (tests/house/a11y/audit.spec.ts) has written of each version of the sources. */

const folder = fileURLToPath(new URL('../test-results/audit/', import.meta.url));
mkdirSync(folder, { recursive: true });

/** The names of the runs, the newest first. */
export const runs = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort((one, other) => statSync(join(folder, other)).mtimeMs - statSync(join(folder, one)).mtimeMs)
    .map((file) => file.replace(/\.jsonl$/, ''));

/** @param {string} name @returns the plan, the engines, each cell that was examined, what a cell has cost, the day of the last */
export function runOf(name) {
  const cells = cellsOf(name);
  const work = cells.reduce((sum, { ms }) => sum + ms, 0);
  const minutes = Math.round(work / WORKERS / 6_000) / 10;
  const ms = Math.round(work / Math.max(cells.length, 1));
  const madeAt = statSync(join(folder, `${name}.jsonl`))
    .mtime.toISOString()
    .slice(0, 10);
  return {
    plan: json(`${name}.plan.json`),
    engines: json(`${name}.engines.json`),
    cells,
    minutes,
    ms,
    madeAt,
  };
}

/** Of playwright.config.ts: that many cells are examined at a time. */
const WORKERS = 2;

/** The last line may not be whole. */
export const cellsOf = (name) =>
  textOf(`${name}.jsonl`)
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line)];
      } catch {
        return [];
      }
    });

/** How many cells a run examines; 0 as long as it is not known. */
export const plannedIn = (name) => json(`${name}.plan.json`)?.planned ?? 0;

const json = (file) => JSON.parse(textOf(file) || 'null');

function textOf(file) {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
