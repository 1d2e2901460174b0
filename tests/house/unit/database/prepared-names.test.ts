import { expect, it } from 'vitest';
import { preparedNames } from '#database/fast/prepared-names.ts';

/** Asks for a statement so often, and returns its last name. */
const asked = (nameOf: (sql: string) => string | undefined, sql: string, often = 3) =>
  Array.from({ length: often }, () => nameOf(sql)).at(-1);

it('names a statement from the third time on, and always alike', () => {
  const nameOf = preparedNames();
  expect(asked(nameOf, 'select 1', 2)).toBeUndefined();
  const name = nameOf('select 1');
  expect(name).toBeTruthy();
  expect(nameOf('select 1')).toBe(name);
  expect(asked(nameOf, 'select 2')).not.toBe(name);
});

it('names nothing that is long, or no query', () => {
  const nameOf = preparedNames();
  for (const sql of [`select '${'x'.repeat(4_000)}'`, 'begin', 'create table beds (id text)'])
    expect(asked(nameOf, sql, 9)).toBeUndefined();
});

it('gives four hundred names and no more', () => {
  const nameOf = preparedNames();
  const names = Array.from({ length: 500 }, (_, number) => asked(nameOf, `select ${number}`));
  expect(new Set(names.filter(Boolean)).size).toBe(400);
  expect(names.indexOf(undefined)).toBe(400);
});
