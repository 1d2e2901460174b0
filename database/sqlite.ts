import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type LimitNode,
  type SqliteStatement,
} from 'kysely';
import { codeOf } from './failures.ts';
import { preparedOnce } from './fast/statements.ts';
import { closeToOthers, ownFile, ownFolder } from './private-file.ts';
import { sqliteOpener, type SqliteModule } from './sqlite-module.ts';

const MEMORY = ':memory:';

/** SQLite rolls back changes of the schema too; with this Kysely runs migrations in one transaction. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** For a bare "limit ?" SQLite looks at the value and prepares the statement anew each time that it runs; for a sum it does not. */
class LastingLimitsCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode) {
    super.visitLimit(node);
    this.append(' + 0');
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

const isBusy = (error: unknown) => codeOf(error).startsWith('SQLITE_BUSY');

/** `module` is chosen by the tests of both alone. */
type Opened = Readonly<{ path: string; isFast: boolean; module?: SqliteModule }>;

/** One file, or ":memory:". A commit is on the disk before it is acknowledged (synchronous=FULL). */
export function sqliteDialect(opened: Opened): Dialect {
  const config = { database: () => openFile(opened) };
  return {
    createDriver: () => new WaitingDriver(config),
    createQueryCompiler: () => new LastingLimitsCompiler(),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** SQLite gives the files that it puts beside the store the store's own mode. */
function openForOwner(path: string) {
  ownFolder(dirname(path));
  ownFile(path);
  closeToOthers(`${path}-wal`);
  closeToOthers(`${path}-shm`);
}

async function openFile({ path, isFast, module }: Opened) {
  if (path !== MEMORY) openForOwner(path);
  const open = await sqliteOpener(module);
  const file = open(path);
  file.exec('pragma busy_timeout = 10');
  file.exec('pragma journal_mode = WAL');
  file.exec('pragma synchronous = FULL');
  file.exec('pragma foreign_keys = ON');
  file.exec('pragma cache_size = -8192');
  // Without a limit, ANALYZE would also keep samples of values; with them a statement is prepared anew for each value.
  file.exec('pragma analysis_limit = 1000');

  const prepare = (sql: string): SqliteStatement => {
    // A transaction that begins by reading and writes later would be refused instead of waiting for its turn.
    return file.prepare(sql === 'begin' ? 'begin immediate' : sql);
  };
  return {
    prepare: isFast ? preparedOnce(prepare) : prepare,
    close() {
      file.close();
    },
  };
}
