import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import {
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Dialect,
  type SqliteStatement,
} from 'kysely';

const MEMORY = ':memory:';
const KEPT_STATEMENTS = 500;
const LONGEST_KEPT_STATEMENT = 4_000;

/** SQLite rolls back changes of the schema too; with this Kysely runs migrations in one transaction. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** One file, or ":memory:". A commit is on the disk before it is acknowledged (synchronous=FULL). */
export function sqliteDialect(path: string): Dialect {
  const config = { database: () => Promise.resolve(openFile(path)) };
  return {
    createDriver: () => new SqliteDriver(config),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

function openFile(path: string) {
  if (path !== MEMORY) mkdirSync(dirname(path), { recursive: true });
  const file = new BetterSqlite(path);
  file.pragma('busy_timeout = 5000');
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  return { prepare: keptStatements(file), close: () => file.close() };
}

/** Statements are prepared once; the oldest gives way. Long ones (inserts of many rows) hardly come twice. */
function keptStatements(file: BetterSqlite.Database) {
  const kept = new Map<string, SqliteStatement>();

  return (sql: string): SqliteStatement => {
    const known = kept.get(sql);
    if (known) return known;

    // A transaction that begins by reading and writes later would be refused instead of waiting for its turn.
    const statement: SqliteStatement = file.prepare(sql === 'begin' ? 'begin immediate' : sql);
    if (sql.length > LONGEST_KEPT_STATEMENT) return statement;

    const oldest = kept.size >= KEPT_STATEMENTS ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(sql, statement);
    return statement;
  };
}
