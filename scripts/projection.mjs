import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the rings' budgets leave for the screens that are still to come. */

/** Screens of the customer's specification. */
const ALL_SCREENS = 102;

/** Returns how many screens of the specification the portal lacks: its routes count, but for those that are marked as ours. */
export function screensToCome(root) {
  const routes = join(root, 'app/routes');
  const maps = readdirSync(routes).map((area) => join(routes, area, 'routes.ts'));
  const source = [join(root, 'app/routes.ts'), ...maps]
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const entries = source.match(/\b(?:route|index)\([^)]*'[^)]*\),?(?: *\/\/ ours)?/g) ?? [];
  return ALL_SCREENS - entries.filter((entry) => !entry.endsWith('// ours')).length;
}

/** Returns the seconds of a ring's budget that are left for each screen to come. */
export const secondsLeft = ({ minutes, budget, screens }) => ((budget - minutes) * 60) / screens;

/** What a browser's story or a state of the accessibility loop costs on the wall clock. Returns their number and seconds. */
export function costOfOne({ minutes, tests }, isOne) {
  const all = tests.reduce((sum, { ms }) => sum + ms, 0);
  const ones = tests.filter(isOne);
  const share = ones.reduce((sum, { ms }) => sum + ms, 0) / (all || 1);
  return { count: ones.length, seconds: (minutes * 60 * share) / (ones.length || 1) };
}

export const isStory = ({ file }) => /\/e2e\//.test(file);
export const isState = ({ file }) => file === 'tests/house/a11y/loop.spec.ts';
