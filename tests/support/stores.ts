import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { sqliteOpener, type SqliteModule } from '#database/sqlite-module.ts';
import { nodeSqlite } from '#database/sqlite-of-node.ts';

/** Every suite on a store runs on each. */
export const engines = ['sqlite', 'postgres'] as const;
export type Engine = (typeof engines)[number];

/** Every module of SQLite, with the reason why it is not tried on this Node. */
export const sqliteModules: readonly { module: SqliteModule; whyNot: string | null }[] = [
  { module: 'node:sqlite', whyNot: nodeSqlite() ? null : 'this Node has none' },
  { module: 'better-sqlite3', whyNot: await whyNoBetterSqlite() },
];

/** A process of Node 24 ends when a statement of better-sqlite3 12 is collected. */
async function whyNoBetterSqlite() {
  if (Number.parseInt(process.versions.node) >= 24) return 'it ends this Node';
  if (!nodeSqlite()) return null;
  return sqliteOpener('better-sqlite3').then(
    () => null,
    () => 'it is not compiled for this Node',
  );
}

export type TestStore = { url: string; drop: () => Promise<void> };

/** An empty store of its own: a file in a temporary folder, or a database of the run's throw-away server. */
export const freshStore = (engine: Engine): Promise<TestStore> =>
  engine === 'sqlite' ? Promise.resolve(freshFile()) : freshDatabase();

function freshFile(): TestStore {
  const folder = mkdtempSync(join(tmpdir(), 'portal-store-'));
  return {
    url: `sqlite:${join(folder, 'store.sqlite')}`,
    drop: async () => {
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freshDatabase(): Promise<TestStore> {
  const server = inject('postgres');
  const name = `store_${randomBytes(6).toString('hex')}`;
  await runOn({ url: server, statement: `create database ${name}` });
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => runOn({ url: server, statement: `drop database ${name} with (force)` }),
  };
}

async function runOn({ url, statement }: { url: string; statement: string }) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
