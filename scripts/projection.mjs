import { readFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';

/** The room that the rings' budgets leave for the screens that are still to come. */

/** The customer's list of screens: an address, and what stands there. */
const SCREENS = new URL('../docs/specification/routes.tsv', import.meta.url);

/**
 * Addresses whose screen is still to come: what stands there says whom to call instead.
 *
 * @type {string[]}
 */
export const STAND_INS = [];

/**
 * Returns how many screens of the specification the portal lacks.
 *
 * @returns {Promise<number>}
 */
export async function screensToCome() {
  const { routeMap } = await tsImport('../tests/support/route-map.ts', import.meta.url);
  const routes = routeMap.map(({ path = '' }) => path);
  return missing(screensIn(readFileSync(SCREENS, 'utf8')), routes).length + STAND_INS.length;
}

/**
 * Returns the addresses of a list of screens.
 *
 * @param {string} list
 * @returns {string[]}
 */
export const screensIn = (list) =>
  list
    .split('\n')
    .map((line) => line.split('\t')[0].trim())
    .filter((address) => address.startsWith('/'));

/**
 * Returns the addresses that none of the routes serves. A route's `:name` is any one part of an address; a rest (`*`) serves no screen.
 *
 * @param {string[]} screens
 * @param {string[]} routes
 * @returns {string[]}
 */
export function missing(screens, routes) {
  const patterns = routes.filter((route) => !route.includes('*')).map((route) => partsOf(route));
  const isServed = (parts) =>
    patterns.some(
      (pattern) =>
        pattern.length === parts.length &&
        pattern.every((part, index) => part.startsWith(':') || part === parts[index]),
    );
  return screens.filter((address) => !isServed(partsOf(address)));
}

/** Addresses are the same however they are written. */
const partsOf = (path) =>
  path
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '');

/** Returns the seconds of a ring's budget that are left for each screen to come. */
export const secondsLeft = ({ minutes, budget, screens }) => ((budget - minutes) * 60) / screens;

/** The cost of a browser's story or a state of the accessibility loop on the wall clock. Returns their number and seconds. */
export function costOfOne({ minutes, tests }, isOne) {
  const all = tests.reduce((sum, { ms }) => sum + ms, 0);
  const ones = tests.filter(isOne);
  const share = ones.reduce((sum, { ms }) => sum + ms, 0) / (all || 1);
  return { count: ones.length, seconds: (minutes * 60 * share) / (ones.length || 1) };
}

export const isStory = ({ file }) => /\/e2e\//.test(file);
export const isState = ({ file }) => file === 'tests/house/a11y/loop.spec.ts';
