import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Writes the files that join the areas, each named generated.ts, from what the folders hold (decision 020). */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const HEADER = '// Written by scripts/generate.mjs from the folders beside it; neither edited nor committed.';
const LANGUAGES = ['pl', 'en'];
const EXPORT = /^export (?:const|(?:async )?function) (\w+)/gm;
const UP = /\bup\b *[(=:]/;

/**
 * Brings the joins up to date; writes only what has changed, so that a build stays fresh.
 *
 * @param {string} root the project's folder
 */
export function generate(root = ROOT) {
  for (const [path, text] of Object.entries(joins(root))) {
    const file = join(root, path);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

/**
 * Returns what each join says, by its path in the project.
 *
 * @param {string} root the project's folder
 * @returns {Record<string, string>}
 */
export const joins = (root = ROOT) => ({
  'contract/generated.ts': contractJoin(join(root, 'contract')),
  'provider/generated.ts': providerJoin(join(root, 'provider')),
  'app/routes/generated.ts': routesJoin(join(root, 'app/routes')),
  'locales/generated.ts': localesJoin(join(root, 'locales')),
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

/** An area's index exports an object of the area's name; other folders may have an index too. */
function providerJoin(folder) {
  const areas = areasWith(folder, 'index.ts').filter(
    (area) => area !== 'migrations' && exportsOf(join(folder, area, 'index.ts')).includes(identifier(area)),
  );
  const migrations = migrationsIn(join(folder, 'migrations'));
  const tables = areas.map((area) => `TablesOf<typeof ${identifier(area)}>`);

  return written([
    ...areas.map((area) => `import { ${identifier(area)} } from './${area}/index.ts';`),
    ...migrations.map(
      ({ name, exported, imported }) =>
        `import { ${exported} as ${imported} } from './migrations/${name}.ts';`,
    ),
    'export const areas = {',
    ...areas.map((area) => `  ${identifier(area)},`),
    '};',
    'export const migrations = {',
    ...migrations.map(({ name, value }) => `  '${name}': ${value},`),
    '};',
    'type TablesOf<Area> = Area extends { tables: infer Rows } ? Rows : unknown;',
    `export type Tables = ${tables.join(' & ') || 'unknown'};`,
  ]);
}

/** A migration is a file with an `up`, exported as such or within an object. */
function migrationsIn(folder) {
  const names = namesOf(folder, '.ts').filter(
    (name) => name !== 'index' && UP.test(readFileSync(join(folder, `${name}.ts`), 'utf8')),
  );
  return names.map((name, index) => {
    const [exported] = exportsOf(join(folder, `${name}.ts`));
    const imported = `migration${index}`;
    return { name, exported, imported, value: exported === 'up' ? `{ up: ${imported} }` : imported };
  });
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

const written = (lines) => `${[HEADER, ...lines].join('\n')}\n`;

/** Folders that hold a file, in the order of the alphabet. */
const areasWith = (folder, file) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, file)))
    .map(({ name }) => name)
    .sort();

const namesOf = (folder, ending) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => basename(file, ending))
    .sort();

const exportsOf = (path) => [...readFileSync(path, 'utf8').matchAll(EXPORT)].map(([, name]) => name);

/** "booking-wizard" as a name in code: bookingWizard. */
const identifier = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

if (process.argv[1] === fileURLToPath(import.meta.url)) generate();
