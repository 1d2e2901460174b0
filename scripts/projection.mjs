import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the rings will cost when the portal has all its screens, from what they cost today. */

/** Screens of the customer's specification. */
export const ALL_SCREENS = 102;

/** Tests of the house that walk the rows of all areas: they grow with the screens like an area's own. */
const TABLES =
  /^tests\/house\/(portal\/(access|errors|forms|provider-calls|guards)\.|contract\/access\.|a11y\/(loop|gallery)\.)/;
const isOfHouse = ({ file }) => /^tests\/house\//.test(file) && !TABLES.test(file);

/** Returns how many screens of the specification the portal has: its routes, but for those that are marked as ours. */
export function screensToday(root) {
  const routes = join(root, 'app/routes');
  const maps = readdirSync(routes).map((area) => join(routes, area, 'routes.ts'));
  const source = [join(root, 'app/routes.ts'), ...maps]
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const entries = source.match(/\b(?:route|index)\([^)]*'[^)]*\),?(?: *\/\/ ours)?/g) ?? [];
  return entries.filter((entry) => !entry.endsWith('// ours')).length;
}

/** Returns the minutes of a ring at all screens: what tests the house stays as it is, what tests a screen is multiplied. */
export function projectedMinutes({ ring: { minutes, tests }, screens }) {
  const ofHouse = tests.filter(isOfHouse).reduce((sum, { ms }) => sum + ms, 0);
  const all = tests.reduce((sum, { ms }) => sum + ms, 0);
  const grows = all === 0 ? 1 : 1 - ofHouse / all;
  return minutes * (1 - grows + (grows * ALL_SCREENS) / screens);
}

/** A story of a browser, a state of the accessibility loop: what one of them costs on the wall clock, in milliseconds. */
export function costOfOne({ minutes, tests }, isOne) {
  const all = tests.reduce((sum, { ms }) => sum + ms, 0);
  const ones = tests.filter(isOne);
  const share = ones.reduce((sum, { ms }) => sum + ms, 0) / (all || 1);
  return { count: ones.length, ms: (minutes * 60_000 * share) / (ones.length || 1) };
}

export const isStory = ({ file }) => /\/e2e\//.test(file);
export const isState = ({ file }) => file === 'tests/house/a11y/loop.spec.ts';
