import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { refuseOtherNode } from './node-version.mjs';
import { doctorScript, pageScripts } from './page-scripts.mjs';

/** Writes the files that join the areas, each called generated, from what the folders hold (decision 020). */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const HEADER = '// Written by scripts/generate.mjs from the folders beside it; neither edited nor committed.';
const LANGUAGES = ['pl', 'en'];
const NO_AREAS = new Set(['generated', 'migrations']);
const EXPORT = /^export (?:const|(?:async )?function|type) (\w+)/gm;
const HANDLERS = /^ *handlers\b/m;
const UP = /\bup\b *[(=:]/;

/**
 * Brings the joins up to date; writes only what has changed, so that a build stays fresh.
 *
 * @param {string} root the project's folder
 */
export function generate(root = ROOT) {
  const wanted = joins(root);
  for (const path of madeBefore(root)) if (!(path in wanted)) rmSync(join(root, path));
  for (const [path, text] of Object.entries(wanted)) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

/** Returns the joins that lie in folders of their own; one that is made no more would keep an older tree from building. */
const madeBefore = (root) =>
  ['provider/generated', 'app/browser/generated'].flatMap((folder) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`) : [],
  );

/**
 * Returns what each join says, by its path in the project.
 *
 * @param {string} root the project's folder
 * @returns {Record<string, string>}
 */
export const joins = (root = ROOT) => ({
  'contract/generated.ts': contractJoin(join(root, 'contract')),
  ...providerJoins(join(root, 'provider')),
  ...(existsSync(join(root, 'app/browser/staff')) && {
    'provider/generated/doctor-script.ts': written([
      `export const doctorScript = ${JSON.stringify(doctorScript(join(root, 'app/browser'), join(ROOT, 'node_modules')))};`,
    ]),
  }),
  'provider/generated/file-worker.ts': workerJoin('fileWorker', join(root, 'provider/core/files/worker.ts')),
  'provider/generated/signature-worker.ts': workerJoin(
    'signatureWorker',
    join(root, 'provider/core/signatures/worker.ts'),
  ),
  'app/routes/generated.ts': routesJoin(join(root, 'app/routes')),
  'app/routes/start/generated.ts': saidJoin(join(root, 'app/routes'), { file: 'waiting', name: 'waiting' }),
  'app/routes/applications/generated.ts': saidJoin(join(root, 'app/routes'), {
    file: 'applications',
    name: 'applicationsOf',
  }),
  'locales/generated.ts': localesJoin(join(root, 'locales')),
  ...pageScripts(join(root, 'app/browser'), { header: HEADER, packages: join(ROOT, 'node_modules') }),
});

function contractJoin(folder) {
  const areas = areasWith(folder, 'index.ts');
  return written([
    ...areas.map((area) => `import { calls as ${identifier(area)}Calls } from './${area}/index.ts';`),
    'export const calls = {',
    ...areas.map((area) => `  ...${identifier(area)}Calls,`),
    '};',
  ]);
}

/**
 * A file each, so that what an area imports of the joins never leads back to the area: its store knows the tables of all,
 * its handlers the stores of all.
 */
function providerJoins(folder) {
  const exporting = (path, name) =>
    areasWith(folder, path).filter((area) => exportsOf(join(folder, area, path)).includes(name(area)));
  const either = (file, name) => [
    ...exporting(`${file}.ts`, name).map((area) => ({ area, path: `${area}/${file}.ts` })),
    ...exporting(`${file}/index.ts`, name).map((area) => ({ area, path: `${area}/${file}/index.ts` })),
  ];
  const named = (file, name = file) => either(file, () => name).sort(alphabetic);
  const tables = either('tables', tablesName).sort(alphabetic);
  const stores = either('store', storeName).sort(alphabetic);
  const areas = exporting('index.ts', identifier);
  const menus = areasWith(folder, 'bench/menu.ts');
  const hasHandlers = (area) => HANDLERS.test(readFileSync(join(folder, area, 'index.ts'), 'utf8'));

  return {
    'provider/generated/areas.ts': written([
      ...areas.map((area) => `import { ${identifier(area)} } from '#provider/${area}/index.ts';`),
      'export const areas = {',
      ...areas.map((area) => `  ${identifier(area)},`),
      '};',
      'export const handlers = {',
      ...areas.filter(hasHandlers).map((area) => `  ...${identifier(area)}.handlers,`),
      '};',
    ]),
    'provider/generated/bench.ts': byArea('bench', inEach(folder, 'bench/index.ts')),
    'provider/generated/faults.ts': byArea('faults', inEach(folder, 'bench/faults.ts')),
    'provider/generated/bench-menu.ts': written([
      ...menus.map(
        (area) => `import { menu as ${identifier(area)} } from '#provider/${area}/bench/menu.ts';`,
      ),
      'export const menu = [',
      ...menus.map((area) => `  ...${identifier(area)},`),
      '];',
    ]),
    'provider/generated/migrations.ts': migrationsJoin(join(folder, 'migrations')),
    'provider/generated/signables.ts': written([
      "import type { Signables } from '#provider/core/signable.ts';",
      ...imports('signable', named('signable')),
      'export const signables: Signables = {',
      ...named('signable').map(({ area }) => `  ...${identifier(area)},`),
      '};',
    ]),
    'provider/generated/stores.ts': written([
      ...stores.map(({ area, path }) => `import { ${storeName(area)} } from '#provider/${path}';`),
      'export const stores = {',
      ...stores.map(({ area }) => `  ...${storeName(area)},`),
      '};',
    ]),
    'provider/generated/to-do.ts': byArea('toDo', named('to-do', 'toDo')),
    'provider/generated/frame.ts': byArea('frame', named('frame')),
    'provider/generated/tables.ts': written([
      ...tables.map(({ area, path }) => `import type { ${tablesName(area)} } from '#provider/${path}';`),
      `export type Tables = ${tables.map(({ area }) => tablesName(area)).join(' & ') || 'object'};`,
    ]),
  };
}

/** A migration is a file with an `up`: an object that is called `migration`, or the first that the file exports. */
function migrationsJoin(folder) {
  const names = namesOf(folder, '.ts').filter(
    (name) => name !== 'index' && UP.test(readFileSync(join(folder, `${name}.ts`), 'utf8')),
  );
  const exportOf = (name) => {
    const exported = exportsOf(join(folder, `${name}.ts`));
    return exported.includes('migration') ? 'migration' : exported[0];
  };
  return written([
    ...names.map(
      (name, index) =>
        `import { ${exportOf(name)} as migration${index} } from '#provider/migrations/${name}.ts';`,
    ),
    'export const migrations = {',
    ...names.map((name, index) => `  '${name}': migration${index},`),
    '};',
  ]);
}

function routesJoin(folder) {
  const areas = areasWith(folder, 'routes.ts');
  return written([
    ...areas.map((area) => `import { routes as ${identifier(area)}Routes } from './${area}/routes.ts';`),
    'export const routes = [',
    ...areas.map((area) => `  ...${identifier(area)}Routes,`),
    '];',
  ]);
}

/** The join of what each area says of itself, by its folder: words for what is to be done, which /start gathers, and what may be asked for. */
const saidJoin = (folder, { file, name }) => byArea(name, inEach(folder, `${file}.server.ts`), '#app/routes');

const imports = (name, found, from = '#provider') =>
  found.map(({ area, path }) => `import { ${name} as ${identifier(area)} } from '${from}/${path}';`);

/** One thing of each area, by its folder. */
const byArea = (name, found, from) =>
  written([
    ...imports(name, found, from),
    `export const ${name} = {`,
    ...found.map(({ area }) => `  '${area}': ${identifier(area)},`),
    '};',
  ]);

/** A file that only one language has is missing in the other's texts, and so does not compile where it is used. */
function localesJoin(folder) {
  const files = LANGUAGES.map((language) => ({ language, names: namesOf(join(folder, language), '.json') }));
  return written([
    ...files.flatMap(({ language, names }) =>
      names.map((name) => `import ${identifier(`${language}-${name}`)} from './${language}/${name}.json';`),
    ),
    'export const resources = {',
    ...files.flatMap(({ language, names }) => [
      `  ${language}: {`,
      ...names.map((name) => `    '${name}': ${identifier(`${language}-${name}`)},`),
      '  },',
    ]),
    '};',
  ]);
}

/** A thread is started from a text, so that it is the same from sources, from a build and in a test (decision 024). */
function workerJoin(name, entry) {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    // A copy of the folders has no packages of its own.
    nodePaths: [join(ROOT, 'node_modules')],
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    minifyWhitespace: true,
  });
  return written([`export const ${name} = ${JSON.stringify(outputFiles[0].text)};`]);
}

const written = (lines) => `${[HEADER, ...lines].join('\n')}\n`;

/** Areas whose folder holds a file, in the order of the alphabet. */
const areasWith = (folder, file) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NO_AREAS.has(entry.name))
    .filter((entry) => existsSync(join(folder, entry.name, file)))
    .map(({ name }) => name)
    .sort();

const inEach = (folder, path) => areasWith(folder, path).map((area) => ({ area, path: `${area}/${path}` }));

const namesOf = (folder, ending) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => basename(file, ending))
    .sort();

const exportsOf = (path) => [...readFileSync(path, 'utf8').matchAll(EXPORT)].map(([, name]) => name);

const alphabetic = (one, other) => (one.area < other.area ? -1 : 1);

const tablesName = (area) => `${identifier(`-${area}`)}Tables`;

const storeName = (area) => `${identifier(area)}Store`;

/** "booking-wizard" as a name in code: bookingWizard. */
const identifier = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  refuseOtherNode();
  generate();
}
