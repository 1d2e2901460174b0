import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { filesOf } from './area.mjs';

/**
 * `npm run new-area -- allergies --pl Uczulenia --en Allergies`: an area with a list of a patient's record, the page of an entry and a form for
 * a new one, with all rows that the house asks for. It passes `npm run area -- allergies`; what it is really about is written into it after.
 * The files are those of scripts/new-area, in which it is called sample-things, and its three fields sampleName, sampleDay and sampleNote.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILES = fileURLToPath(new URL('new-area', import.meta.url));
const SAMPLE = 'sample-things';
const NAME = /^[a-z]+(-[a-z]+)*$/;
const WORD = /^[a-z]+([A-Z][a-z]*)*$/;
/** The names that an entry, or what is shown of it, has besides. */
const TAKEN = [
  ...['id', 'date', 'entered', 'path', 'patientId', 'isNew'],
  // Texts of the area's own file.
  ...['title', 'lead', 'system', 'empty', 'one', 'new', 'back', 'submit', 'done', 'alreadyThere'],
];

/** "lost-things" as the parts of code spell it. */
const spellings = (name) => {
  const [first, ...others] = name.split('-');
  const large = (word) => word[0].toUpperCase() + word.slice(1);
  const camel = [first, ...others.map(large)].join('');
  const snake = name.replaceAll('-', '_');
  return [name, camel, large(camel), snake, snake.toUpperCase(), name.replaceAll('-', ' ')];
};

/** "givenOn" as code and tables spell it. */
const fieldSpellings = (field) => [field, field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];

/** Returns a text of the sample with another area's name in it, and the names of its fields. */
function renamed(text, { name, pl, en, flag, fields }) {
  const pairs = [
    ...paired(spellings(SAMPLE), spellings(name)),
    ...Object.entries(fields).flatMap(([kind, field]) =>
      paired(fieldSpellings(`sample${kind}`), fieldSpellings(field)),
    ),
    ...paired(['SAMPLE_PL', 'SAMPLE_EN', 'SAMPLE_FLAG'], [pl, en, flag]),
  ];
  const named = pairs.reduce((all, [sample, own]) => all.replaceAll(sample, own), text);
  // The name of a column is that of its field where it is one word.
  return named.replaceAll(/(?<=\s)(\w+): \1(?=,| \})/g, '$1');
}

const paired = (samples, own) => samples.map((sample, index) => [sample, own[index]]);

/**
 * Returns what the files of a new area say, by their path in the project.
 *
 * @typedef {{ name: string, pl: string, en: string, flag: string, fields: Record<'Name' | 'Day' | 'Note', string> }} NewArea
 * @param {NewArea & { now: Date }} area
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

/** The rows of an area in files that it shares with others, and where they stand; paths of forms before those above them. */
const ROWS = [
  {
    path: 'app/areas.ts',
    // The areas before this one are those that /main leads to, in the order of the specification.
    at: /^(?= {2}legal: )/m,
    row: `  'sample-things': {
    flag: 'SAMPLE_FLAG',
    paths: ['/sample-things'],
    title: 'sample-things:title',
    group: 'health',
    tile: { icon: 'clipboard-list', lead: 'sample-things:lead' },
    isOfPatient: true,
    acting: 'sample-things:title',
  },
`,
  },
  {
    path: 'app/services/access/scopes.ts',
    at: /^(?=\];\n\nconst STARTS)/m,
    row: `  { path: '/sample-things/new', action: 'sampleThings.add', reach: 'write' },
  { path: '/sample-things', action: 'sampleThings.list', reach: 'read' },
`,
  },
  {
    path: 'app/services/provider/doubts.ts',
    at: /^(?=\};\n\nexport const doubtsByCall)/m,
    row: `  'sampleThings.add': doubt('other'),\n`,
  },
  {
    path: 'contract/document/description.ts',
    at: /^(?= {2}ours: )/m,
    row: `  'sample-things': 'A patient’s sample things.',\n`,
  },
  {
    path: 'contract/document/parameters.ts',
    at: /^(?=\};\n\nconst OF_CALLS)/m,
    row: `  'sampleThings.id': 'The id of an entry, as sampleThings.list has it.',\n`,
  },
  {
    path: 'docs/provider-api-changes.md',
    at: /(?<=^## [\d.]+\n\n)/m,
    row: '- `sampleThings.list`, `sampleThings.get` and `sampleThings.add` (`/mpi/sample-things/…`), made only where `SAMPLE_FLAG` of `settings.application` is on. A host that has no such area leaves it off.\n',
  },
];

/** The rows of a flag that is new: with a default, so that a host of before goes on; on where the area stands, and at the clinic of the seed. */
const FLAG_ROWS = [
  {
    path: 'contract/settings/schemas.ts',
    at: /^(?= {4}ePuapUrl: )/m,
    row: `    SAMPLE_FLAG: z.boolean().default(false).describe('The area of sample things. Absent: off.'),\n`,
  },
  { path: 'contract/settings/calls.ts', at: /^(?= {8}ePuapUrl: )/m, row: '        SAMPLE_FLAG: true,\n' },
  { path: 'provider/settings/seed.ts', at: /^(?= {2}ePuapUrl: )/m, row: '  SAMPLE_FLAG: true,\n' },
];

/** The first example of the settings has on what stands. */
const turnedOn = (source, flag) => source.replace(`${flag}: false,`, `${flag}: true,`);

/**
 * Returns the shared files with what a new area has in them, by their path.
 *
 * @param {NewArea} area
 * @param {(path: string) => string} read
 * @returns {Record<string, string>}
 */
export function sharedFor(area, read) {
  const isKnown = hasFlag(read('contract/settings/schemas.ts'), area.flag);
  const changed = [...ROWS, ...(isKnown ? [] : FLAG_ROWS)].map(({ path, at, row }) => {
    const source = read(path);
    if (!at.test(source)) throw new Error(`${path}: there is no place for the row of an area.`);
    return [path, source.replace(at, () => renamed(row, area))];
  });
  const example = 'contract/settings/calls.ts';
  return Object.fromEntries([
    ...(isKnown ? [[example, turnedOn(read(example), area.flag)]] : []),
    ...changed,
  ]);
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

/** Runs a command in the project; what fails stops the script, and says so itself. */
function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} has failed.`);
}

/** Returns the area that is asked for, or what is wrong with the asking. */
function askedArea(positionals, { name: Name, day: Day, note: Note, ...values }) {
  const [name = '', ...more] = positionals;
  if (!NAME.test(name) || more.length > 0)
    return { fault: 'npm run new-area -- NAME: small letters, words joined by hyphens.' };
  const there = filesOf(name, ROOT);
  if (there.length > 0) return { fault: `There is an area ${name}: ${there.join(', ')}.` };
  const [, camel] = spellings(name);
  const words = name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ');
  const { flag = `${camel}Module`, pl = words, en = words } = values;
  if (!WORD.test(flag))
    return { fault: '--flag: the switch of the settings that shows the area, as camelCase.' };
  const fields = { Name, Day, Note };
  const names = Object.values(fields);
  if (names.some((field) => !WORD.test(field) || TAKEN.includes(field)) || new Set(names).size < names.length)
    return { fault: `--name, --day, --note: three names as camelCase, none of them ${TAKEN.join(', ')}.` };
  return { area: { name, pl, en, flag, fields } };
}

function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      flag: { type: 'string' },
      pl: { type: 'string' },
      en: { type: 'string' },
      name: { type: 'string', default: 'name' },
      day: { type: 'string', default: 'day' },
      note: { type: 'string', default: 'note' },
      'no-trees': { type: 'boolean', default: false },
    },
  });
  const { area, fault } = askedArea(positionals, values);
  if (!area) {
    console.error(fault);
    return 1;
  }
  const { name } = area;
  const files = filesFor({ ...area, now: new Date() });
  const shared = sharedFor(area, (path) => readFileSync(join(ROOT, path), 'utf8'));
  const all = Object.entries({ ...files, ...shared });
  for (const [path, text] of all) put(path, text);
  console.log(`${Object.keys(files).length} files, and rows in ${Object.keys(shared).join(', ')}.`);
  console.log(
    values['no-trees']
      ? 'Next: documents.'
      : 'Next: documents, a build, the trees of the pages. A minute or two.',
  );
  run('node_modules/.bin/prettier', ['--write', '--log-level=warn', ...all.map(([path]) => path)]);
  run('npm', ['run', 'openapi']);
  if (!values['no-trees']) run('npm', ['run', 'audit:tree', '--', '--update', '-g', `(^| )${name}(/|:)`]);
  console.log(`npm run area -- ${name} tries them.`);
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main();
