import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#database/index.ts';
import { keptSecret, openDataDirectory } from '#server/data-directory.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe('the secret of a data folder', () => {
  const path = () => join(folder, 'secret');

  it('is made once, whole, for its owner alone, and nothing is left beside it', () => {
    const secret = keptSecret(folder);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(readFileSync(path(), 'utf8')).toBe(secret);
    expect(modeOf(path())).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['secret']);
    expect(keptSecret(folder)).toBe(secret);
  });

  it.each(['', '\n', 'short', 's'.repeat(31)])('is refused when it is %j, and left as it is', (text) => {
    writeFileSync(path(), text);
    expect(() => keptSecret(folder)).toThrow(/secret.* is cut short.*backup.*delete/s);
    expect(readFileSync(path(), 'utf8')).toBe(text);
  });

  it('is taken from others’ eyes when an older portal had left it open', () => {
    writeFileSync(path(), 's'.repeat(43), { mode: 0o644 });
    chmodSync(path(), 0o644);
    expect(keptSecret(folder)).toBe('s'.repeat(43));
    expect(modeOf(path())).toBe(0o600);
  });
});

describe('a data folder', () => {
  it('is made for its owner alone', () => {
    const path = join(folder, 'deep', 'data');
    openDataDirectory({ path, isProduction: true });
    expect(modeOf(path)).toBe(0o700);
  });

  it('that others can read is refused in production, with what to do; elsewhere it is left as it is', () => {
    const path = join(folder, 'open');
    mkdirSync(path);
    chmodSync(path, 0o755);
    expect(() => openDataDirectory({ path, isProduction: true })).toThrow(`chmod 700 ${path}`);
    openDataDirectory({ path, isProduction: false });
    expect(modeOf(path)).toBe(0o755);
  });
});

describe('a store in a file', () => {
  it.each(['new', 'of before'])(
    'that is %s is its owner’s alone, with what stands beside it',
    async (age) => {
      const path = join(folder, 'stores', 'portal.sqlite');
      const open = async () => {
        const db = openDatabase<unknown>(`sqlite:${path}`);
        await sql`create table if not exists numbers (number integer)`.execute(db);
        return db;
      };
      const first = await open();
      const files = [path, `${path}-wal`, `${path}-shm`];
      if (age === 'of before') for (const file of files) chmodSync(file, 0o644);
      const second = await open();
      expect(files.every((file) => existsSync(file))).toBe(true);
      expect(files.map(modeOf)).toEqual([0o600, 0o600, 0o600]);
      await first.destroy();
      await second.destroy();
    },
  );
});
