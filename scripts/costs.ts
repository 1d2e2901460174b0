import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { areaOf } from '#tests/house/a11y/loop/areas.ts';

/** `tsx scripts/costs.ts allergies`: what pages of these areas cost by tests/house/cost.json, and what has changed elsewhere since the last commit. */
const FILE = 'tests/house/cost.json';

type Rows = Record<string, Record<string, number>>;
const now = JSON.parse(readFileSync(FILE, 'utf8')) as Rows;
const before = JSON.parse(execFileSync('git', ['show', `HEAD:${FILE}`], { encoding: 'utf8' })) as Rows;

const areas = process.argv.slice(2);
const isOfThese = (route: string) => areas.includes(routeAreaOf(route));

/** A row of a page that is gone is of no area. */
function routeAreaOf(route: string) {
  try {
    return areaOf(route === '/' ? '' : route);
  } catch {
    return '';
  }
}

const said = (row?: Record<string, number>) =>
  row
    ? Object.entries(row)
        .map(([what, count]) => `${what} ${count}`)
        .join(', ')
    : 'no page';

const own = Object.keys(now).filter(isOfThese);
console.log(
  own.length > 0 ? `${areas.join(' ')}:` : `No row of ${areas.join(' ')}: npm run cost writes them.`,
);
for (const route of own) console.log(`  ${route}: ${said(now[route])}`);

const changed = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
  (route) => !isOfThese(route) && said(before[route]) !== said(now[route]),
);
console.log(changed.length > 0 ? 'Changed elsewhere:' : 'Nothing has changed elsewhere.');
for (const route of changed) console.log(`  ${route}: ${said(before[route])} → ${said(now[route])}`);
