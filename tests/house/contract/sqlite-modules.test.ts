import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, isStoreFailure } from '#database/failures.ts';
import { sqliteOpener } from '#database/sqlite-module.ts';
import type { SqliteFile } from '#database/sqlite-of-node.ts';
import { sqliteModules } from '#tests/support/stores.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);

/** The error of what must fail. */
function errorOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail');
}

for (const { module, whyNot } of sqliteModules)
  describe.skipIf(whyNot)(`a file by ${module}${whyNot ? ` (not tried: ${whyNot})` : ''}`, () => {
    const opened = async (name = 'store.sqlite') => (await sqliteOpener(module))(at(name));
    const rows = (file: SqliteFile, sql: string) => file.prepare(sql).all([]);

    it('keeps text, numbers, bytes and nothing, and tells what a statement changed', async () => {
      const file = await opened();
      file.exec('create table kept (name text, value bigint, part real, content blob)');
      const insert = file.prepare('insert into kept values (?, ?, ?, ?)');
      expect(insert.reader).toBe(false);
      expect(Number(insert.run(['ł', 1_792_476_000_000, 0.5, Buffer.from([0, 255])]).changes)).toBe(1);
      insert.run([null, Number.MAX_SAFE_INTEGER, undefined, null]);

      const [one, two] = rows(file, 'select * from kept order by name desc') as { content: Uint8Array }[];
      expect(one).toEqual({
        name: 'ł',
        value: 1_792_476_000_000,
        part: 0.5,
        content: expect.any(Uint8Array) as unknown,
      });
      expect([...(one?.content ?? [])]).toEqual([0, 255]);
      expect(two).toEqual({ name: null, value: Number.MAX_SAFE_INTEGER, part: null, content: null });
      expect(Number(file.prepare("update kept set name = 'x'").run([]).changes)).toBe(2);
      const deleted = file.prepare('delete from kept where value < ? returning name, value');
      expect([deleted.reader, deleted.all([1_792_476_000_001])]).toEqual([
        true,
        [{ name: 'x', value: 1_792_476_000_000 }],
      ]);
      expect(file.prepare('select name from kept where value = 0').get([])).toBeUndefined();
      expect([...file.prepare('select name from kept').iterate([])]).toEqual([{ name: 'x' }]);
      file.close();
    });

    it('takes a word between double quotes for a name alone, and holds references from the start', async () => {
      const file = await opened();
      expect(errorOf(() => rows(file, 'select "nothing of this name"'))).toBeInstanceOf(Error);
      expect(rows(file, 'pragma foreign_keys')).toEqual([{ foreign_keys: 1 }]);
      file.close();
    });

    it('gives the columns of a table that another process has changed, also of rows that it writes', async () => {
      const [file, other] = [await opened(), await opened()];
      file.exec("create table kept (name text, value int); insert into kept values ('one', 1)");
      const read = file.prepare('select kept.*, value + 1 as next from kept');
      const write = file.prepare('update kept set value = value + 1 returning *');
      expect([read.all([]), write.all([])]).toEqual([
        [{ name: 'one', value: 1, next: 2 }],
        [{ name: 'one', value: 2 }],
      ]);
      other.exec("alter table kept add column note text default '-'");
      expect(read.all([])).toEqual([{ name: 'one', value: 2, note: '-', next: 3 }]);
      expect(write.all([])).toEqual([expect.objectContaining({ name: 'one', value: 3 })]);
      expect(read.all([])).toEqual([{ name: 'one', value: 3, note: '-', next: 4 }]);
      file.close();
      other.close();
    });

    it('names what fails as SQLite does', async () => {
      const open = await sqliteOpener(module);
      const file = await opened();
      file.exec('create table kept (id int primary key, name text unique, value int not null) without rowid');
      const insert = file.prepare('insert into kept values (?, ?, ?)');
      insert.run([1, 'one', 1]);
      const codeBy = (work: () => unknown) => codeOf(errorOf(work));
      expect(codeBy(() => insert.run([1, 'two', 1]))).toBe('SQLITE_CONSTRAINT_PRIMARYKEY');
      expect(codeBy(() => insert.run([2, 'one', 1]))).toBe('SQLITE_CONSTRAINT_UNIQUE');
      expect(codeBy(() => insert.run([2, 'two', null]))).toMatch(/^SQLITE_CONSTRAINT/);
      expect(codeBy(() => file.prepare('select * from nowhere'))).toBe('SQLITE_ERROR');

      const other = await opened();
      other.exec('pragma busy_timeout = 1; begin immediate');
      file.exec('pragma busy_timeout = 1');
      expect(codeBy(() => insert.run([2, 'two', 1]))).toBe('SQLITE_BUSY');
      other.exec('rollback');
      file.exec('pragma max_page_count = 4');
      expect(codeBy(() => insert.run([3, 'x'.repeat(100_000), 1]))).toBe('SQLITE_FULL');

      const copy = at('copy.sqlite');
      file.prepare('vacuum into ?').run([copy]);
      const read = open(copy, { isReadOnly: true });
      expect(read.prepare('select name from kept').all([])).toEqual([{ name: 'one' }]);
      expect(codeBy(() => read.exec('delete from kept'))).toBe('SQLITE_READONLY');
      expect(codeBy(() => open(at('nowhere.sqlite'), { isReadOnly: true }))).toBe('SQLITE_CANTOPEN');
      writeFileSync(at('letter.txt'), 'This is no store, but a letter of many words.'.repeat(100));
      const letter = open(at('letter.txt'));
      expect(codeBy(() => rows(letter, 'select * from sqlite_master'))).toBe('SQLITE_NOTADB');

      const statement = file.prepare('select 1');
      for (const each of [file, other, read, letter]) each.close();
      expect(isStoreFailure(errorOf(() => statement.all([])))).toBe(true);
      expect(isStoreFailure(errorOf(() => file.prepare('select 1')))).toBe(true);
    });
  });
