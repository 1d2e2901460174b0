import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import BetterSqlite from 'better-sqlite3';
import {
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
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

const WAIT_MS = 5_000;

/**
 * While another process writes, SQLite would wait with the whole process standing still. Here the statement is tried
 * again instead. Only what stands alone, or begins a transaction, can meet a busy file.
 */
class WaitingDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: async <Row>(query: CompiledQuery) => {
        const end = performance.now() + WAIT_MS;
        for (;;) {
          try {
            return await connection.executeQuery<Row>(query);
          } catch (error) {
            if (!isBusy(error) || performance.now() > end) throw error;
          }
          await pause(5 + Math.random() * 20);
        }
      },
      streamQuery: (query) => connection.streamQuery(query, 1),
    };
  }
}

const isBusy = (error: unknown) =>
  error instanceof BetterSqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');

/** One file, or ":memory:". A commit is on the disk before it is acknowledged (synchronous=FULL). */
export function sqliteDialect(path: string): Dialect {
  const config = { database: () => Promise.resolve(openFile(path)) };
  return {
    createDriver: () => new WaitingDriver(config),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

function openFile(path: string) {
  if (path !== MEMORY) mkdirSync(dirname(path), { recursive: true });
  const file = new BetterSqlite(path);
  file.pragma('busy_timeout = 10');
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  file.pragma('cache_size = -65536');
  // Without a limit, ANALYZE would also keep samples of values; with them a statement is prepared anew for each value.
  file.pragma('analysis_limit = 1000');
  return {
    prepare: keptStatements(file),
    close() {
      file.close();
    },
  };
}

/** Statements are prepared once; the oldest gives way. Long ones (inserts of many rows) hardly come twice. */
function keptStatements(file: BetterSqlite.Database) {
  const kept = new Map<string, SqliteStatement>();

  return (sql: string): SqliteStatement => {
    const known = kept.get(sql);
    if (known) return known;

    // A transaction that begins by reading and writes later would be refused instead of waiting for its turn.
    const statement = withQuickRows(
      file.prepare<unknown[], unknown[]>(sql === 'begin' ? 'begin immediate' : sql),
    );
    if (sql.length > LONGEST_KEPT_STATEMENT) return statement;

    const oldest = kept.size >= KEPT_STATEMENTS ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(sql, statement);
    return statement;
  };
}

/** Its rows as objects, made from bare values: for that SQLite's binding takes twice as long. */
function withQuickRows(statement: BetterSqlite.Statement<unknown[], unknown[]>): SqliteStatement {
  if (!statement.reader) return statement;
  const namesNow = () => statement.columns().map(({ name }) => name);
  statement.raw(true);
  let names = namesNow();

  const rowOf = (values: unknown[]) => {
    // Another process may have added a column to the table meanwhile.
    if (values.length !== names.length) names = namesNow();
    const row: Record<string, unknown> = {};
    for (const [index, name] of names.entries()) row[name] = values[index];
    return row;
  };
  return {
    reader: true,
    all: (parameters) => statement.all(...parameters).map(rowOf),
    run: (parameters) => statement.run(...parameters),
    *iterate(parameters) {
      for (const values of statement.iterate(...parameters)) yield rowOf(values);
    },
  };
}
