import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { filesOf } from './area.mjs';

/**
 * `npm run new-area -- allergies --flag allergyModule --pl Uczulenia --en Allergies`: an area with a list of a patient's record and the page of an entry,
 * with all rows that the house asks for. It passes `npm run area -- allergies`; what it is really about is written into it after.
 * The files are those of scripts/new-area, in which it is called sample-things.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILES = fileURLToPath(new URL('new-area', import.meta.url));
const SAMPLE = 'sample-things';
const NAME = /^[a-z]+(-[a-z]+)*$/;
/** The areas before this one are those that /main leads to, in the order of the specification. */
const BEFORE = /^ {2}legal: /m;

/** "lost-things" as the parts of code spell it. */
const spellings = (name) => {
  const [first, ...others] = name.split('-');
  const large = (word) => word[0].toUpperCase() + word.slice(1);
  const camel = [first, ...others.map(large)].join('');
  const snake = name.replaceAll('-', '_');
  return [name, camel, large(camel), snake, snake.toUpperCase(), name.replaceAll('-', ' ')];
};

/** Returns a text of the sample with another area's name in it. */
function renamed(text, { name, pl, en }) {
  const others = spellings(name);
  const named = spellings(SAMPLE).reduce((all, word, index) => all.replaceAll(word, others[index]), text);
  return named.replaceAll('SAMPLE_PL', pl).replaceAll('SAMPLE_EN', en);
}

/**
 * Returns what the files of a new area say, by their path in the project.
 *
 * @param {{ name: string, pl: string, en: string, now: Date }} area
 * @returns {Record<string, string>}
 */
export function filesFor({ now, ...area }) {
  // "20261126T1200", which sorts after every migration of before.
  const minute = now.toISOString().slice(0, 16).replaceAll(/[-:]/g, '');
  const found = readdirSync(FILES, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return Object.fromEntries(
    found.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      const path = relative(FILES, file)
        .replace(/\.txt$/, '')
        .replace('00000000T0000', minute);
      return [renamed(path, area), renamed(readFileSync(file, 'utf8'), area)];
    }),
  );
}

/**
 * Returns app/areas.ts with an entry of the new area.
 *
 * @param {string} source
 * @param {{ name: string, flag: string }} area
 */
export function withEntry(source, { name, flag }) {
  const key = name.includes('-') ? `'${name}'` : name;
  const entry = `  ${key}: {
    flag: '${flag}',
    paths: ['/${name}'],
    title: '${name}:title',
    group: 'health',
    tile: { icon: 'clipboard-list', lead: '${name}:lead' },
    isOfPatient: true,
    acting: '${name}:title',
  },
`;
  return source.replace(BEFORE, (found) => entry + found);
}

/**
 * Tells if the schemas of the settings have the flag, with a default or without.
 *
 * @param {string} source
 * @param {string} flag
 */
export const hasFlag = (source, flag) => new RegExp(`^ {4}${flag}: z\\s*\\.boolean\\(\\)`, 'm').test(source);

const put = (path, text) => {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
};
const change = (path, changed) => put(path, changed(readFileSync(join(ROOT, path), 'utf8')));

/** Runs a command in the project; what fails stops the script, and says so itself. */
function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} has failed.`);
}

function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      flag: { type: 'string', default: '' },
      pl: { type: 'string' },
      en: { type: 'string' },
      'no-trees': { type: 'boolean', default: false },
    },
  });
  const [name = '', ...more] = positionals;
  if (!NAME.test(name) || more.length > 0) {
    console.error('npm run new-area -- NAME: small letters, words joined by hyphens.');
    return 1;
  }
  // Which of the settings switches the area on; that it is one of them is seen by tsc as well.
  if (!hasFlag(readFileSync(join(ROOT, 'contract/settings/schemas.ts'), 'utf8'), values.flag)) {
    console.error('--flag: a flag of contract/settings/schemas.ts, which switches the area on.');
    return 1;
  }
  const words = name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ');
  if (filesOf(name, ROOT).length > 0) {
    console.error(`There is an area ${name}: ${filesOf(name, ROOT).join(', ')}.`);
    return 1;
  }
  const files = filesFor({ name, pl: values.pl ?? words, en: values.en ?? words, now: new Date() });
  for (const [path, text] of Object.entries(files)) put(path, text);
  change('app/areas.ts', (source) => withEntry(source, { name, flag: values.flag }));
  // The first example of the settings has on what stands.
  change('contract/settings/calls.ts', (source) =>
    source.replace(`${values.flag}: false,`, `${values.flag}: true,`),
  );
  run('node_modules/.bin/prettier', ['--write', '--log-level=warn', ...Object.keys(files)]);
  run('npm', ['run', 'openapi']);
  if (!values['no-trees']) run('npm', ['run', 'audit:tree', '--', '--update', '-g', `(^| )${name}(/|:)`]);
  console.log(`${Object.keys(files).length} files; npm run area -- ${name} tries them.`);
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main();
