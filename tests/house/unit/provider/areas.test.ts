import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const FOLDER = 'provider';
/** Folders that stand below the areas, or put them together. */
const SHARED = new Set(['bench', 'core', 'generated', 'migrations', 'seed']);

/** The areas that each area calls by their files; a pair may go, and none may come. */
const listed = JSON.parse(readFileSync('tests/house/areas-of-the-provider.json', 'utf8')) as Record<
  string,
  string[]
>;

const folders = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const areas = folders.filter((name) => !SHARED.has(name));

/** Folders of the provider whose files the files of this one import, for types as well. */
const knownTo = (folder: string) => {
  const files = readdirSync(join(FOLDER, folder), { recursive: true, encoding: 'utf8' });
  const paths = files.filter((name) => name.endsWith('.ts')).map((name) => join(FOLDER, folder, name));
  const found = paths.flatMap((path) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(path, 'utf8'), true, true);
    return importedFiles.map(({ fileName }) =>
      fileName.startsWith('.') ? normalize(join(dirname(path), fileName)) : fileName.replace(/^#/, ''),
    );
  });
  const names = found.map((path) => /^provider\/([^/]+)\//.exec(path)?.[1]);
  return areas.filter((area) => area !== folder && names.includes(area)).sort();
};

const known = Object.fromEntries(
  areas.map((area) => [area, knownTo(area)] as const).filter(([, others]) => others.length > 0),
);

it('an area of the provider knows another by its files only where the list says so, and the list has no pair that is gone', () => {
  expect(areas.length).toBeGreaterThan(20);
  expect(known).toEqual(listed);
});

it('core knows no area by its files', () => {
  expect(knownTo('core')).toEqual([]);
});

it('no area leads back to itself', () => {
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const area of known[from] ?? []) if (!seen.has(area)) reached(area, seen.add(area));
    return seen;
  };
  expect(areas.filter((area) => reached(area).has(area))).toEqual([]);
});
