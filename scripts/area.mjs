import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { minutesSince } from './budgets.mjs';
import { generate } from './generate.mjs';
import { runSteps, tellSteps } from './steps.mjs';

/**
 * `npm run area -- allergies`: what is asked of an area, and of nothing else, each part by its name. `npm run area -- benefits results`
 * tries two as one, `--only types,unit` these parts. The house's tests look at AREA (tests/support/chosen-areas.ts).
 */

/** Where an area has a folder, from the project's. */
const WINGS = ['contract', 'provider', 'app/routes', 'app/components', 'app/domain', 'app/journeys', 'tests'];
/** Where it has files among those of others, and how their names say whose they are. */
const SHELVES = [
  ['locales/pl', (area) => new RegExp(`^${area}\\.json$`)],
  ['locales/en', (area) => new RegExp(`^${area}\\.json$`)],
  ['provider/migrations', (area) => new RegExp(`^\\d+T\\d+-${area}-.+\\.ts$`)],
];
/** The files that have rows of every area. */
export const SHARED = [
  'app/areas.ts',
  'app/services/access/scopes.ts',
  'app/services/provider/doubts.ts',
  'contract/document/description.ts',
  'contract/document/parameters.ts',
  'contract/settings/calls.ts',
  'contract/settings/schemas.ts',
  'docs/provider-api-changes.md',
  'provider/settings/seed.ts',
];

/** Tests of the house that ask an area for something, by ring. */
const HOUSE = {
  unit: [
    'areas.test',
    'locales/',
    'stories.test',
    'server/screens.test',
    'services/help.test',
    'services/doubts.test',
    'services/failures.test',
  ],
  contract: ['areas.test', 'calls.test', 'migrations.test', 'openapi'],
  portal: [
    'access.test',
    'cost.test',
    'errors.test',
    'failing-calls.test',
    'forms.test',
    'guards.test',
    'provider-calls.test',
    'successes.test',
  ],
};
const STORIES = ['e2e-plain', 'e2e-scripts'];

/**
 * Returns the folders and files of an area; none when nothing bears its name.
 *
 * @param {string} area
 * @param {string} root the project's folder
 * @returns {string[]}
 */
export function filesOf(area, root) {
  const folders = WINGS.map((wing) => `${wing}/${area}`).filter((path) => existsSync(join(root, path)));
  const files = SHELVES.flatMap(([shelf, nameOf]) =>
    readdirSync(join(root, shelf))
      .filter((file) => nameOf(area).test(file))
      .map((file) => `${shelf}/${file}`),
  );
  return [...folders, ...files];
}

/**
 * Returns the parts of a trial in two lanes that run side by side: what needs the build, and what does not.
 *
 * @param {string[]} areas
 * @param {string} root the project's folder
 * @returns {import('./steps.mjs').Step[][]}
 */
export function lanesOf(areas, root) {
  const files = [...areas.flatMap((area) => filesOf(area, root)), ...SHARED];
  const code = files.filter((file) => !/\.(json|md)$/.test(file));
  const env = { AREA: areas.join(',') };
  const ring = (name) => {
    const house = HOUSE[name].map((file) => `tests/house/${name}/${file}`);
    const own = areas.map((area) => `tests/${area}/${name}/`);
    return { name, ...tool('vitest', 'run', '--project', name, '--reporter=dot', ...own, ...house), env };
  };
  const browser = (name, projects, ...places) => {
    const chosen = projects.map((project) => `--project=${project}`);
    const places_ = ['--reporter=dot', '--pass-with-no-tests', ...chosen, ...places];
    return { name, ...tool('playwright', 'test', ...places_), env };
  };
  const build = { name: 'build', command: process.execPath, args: ['scripts/build.mjs', '--if-stale'] };
  const stories = areas.map((area) => `tests/${area}/e2e/`);
  return [
    [
      build,
      ring('portal'),
      browser('states', ['a11y'], 'tests/house/a11y/loop.spec.ts'),
      browser('stories', STORIES, ...stories),
      { name: 'costs', ...tool('tsx', 'scripts/costs.ts', ...areas) },
    ],
    [
      { name: 'types', ...tool('tsc', '-p', '.') },
      { name: 'version', ...tool('tsx', 'scripts/api-diff.ts', '--breaks') },
      { name: 'lint', ...tool('eslint', '--max-warnings=0', ...code) },
      {
        name: 'imports',
        ...tool('depcruise', 'app', 'contract', 'database', 'provider', 'server', 'scripts', 'tests'),
      },
      { name: 'format', ...tool('prettier', '--check', ...files) },
      ring('unit'),
      ring('contract'),
    ],
  ];
}

const tool = (name, ...args) => ({ command: join('node_modules/.bin', name), args });

async function main() {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { positionals: areas, values } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' } },
  });
  const unknown = areas.filter((area) => filesOf(area, root).length === 0);
  if (areas.length === 0 || unknown.length > 0) {
    console.error(
      `npm run area -- NAME: an area is named as its folders are${unknown.map((area) => `; none is named ${area}`).join('')}.`,
    );
    return 1;
  }
  const start = performance.now();
  generate();
  const lanes = lanesOf(areas, root);
  const names = lanes.flat().map(({ name }) => name);
  const only = values.only?.split(',') ?? names;
  const strange = only.filter((name) => !names.includes(name));
  if (strange.length > 0) {
    console.error(`No part is named ${strange.join(', ')}; there are ${names.join(', ')}.`);
    return 1;
  }
  const done = await runSteps(lanes.map((lane) => lane.filter(({ name }) => only.includes(name))));
  return tellSteps(done, { name: areas.join(' '), minutes: minutesSince(start) }) ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main();
