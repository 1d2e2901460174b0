import { setTimeout as pause } from 'node:timers/promises';
import {
  DEFAULT_MIGRATION_TABLE,
  Kysely,
  Migrator,
  PostgresAdapter,
  sql,
  type Migration,
  type Transaction,
} from 'kysely';
import { compileAnew } from './fast/compiled.ts';
import { codeOf, isLostConnection, isNoLongerPrepared } from './failures.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';

const SQLITE = 'sqlite:';
const POSTGRES = /^postgres(ql)?:\/\//;

/**
 * Opens a store by its address: "sqlite:<path>", "sqlite::memory:" or "postgres://…".
 * Without `isFast` it prepares and compiles each query anew (docs/decisions/019-fast-rooms.md).
 * @throws Error when the address is of no known kind; an unreachable server shows with the first query.
 */
export function openDatabase<Tables>(url: string, isFast = true): Kysely<Tables> {
  const db = new Kysely<Tables>({ dialect: dialectOf(url, isFast) });
  if (!isFast) compileAnew(db);
  return db;
}

function dialectOf(url: string, isFast: boolean) {
  if (url.startsWith(SQLITE)) return sqliteDialect({ path: url.slice(SQLITE.length), isFast });
  if (POSTGRES.test(url)) return postgresDialect({ url, isFast });
  throw new Error('A store is given as sqlite:<path> or postgres://<address>');
}

/** True where rows must be locked one by one; SQLite has one writer at a time anyway. */
export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>) =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** One step of a store's history. `needs` names earlier steps whose tables it changes, beside the first one's, which all may use. */
export type StoreMigration = Pick<Migration, 'up'> & { needs?: readonly string[] };

/**
 * Runs what has not run yet, all of it or nothing. Several processes may start at once. A step that came to the code
 * later than one that sorts behind it and has run already (another branch's) runs all the same.
 */
export async function migrate<Tables>(db: Kysely<Tables>, migrations: Record<string, StoreMigration>) {
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  await refuseNewer(db, migrations);
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The migration failed', { cause: error });
}

/** @throws when a newer version has changed the store: Kysely would call that corrupted */
async function refuseNewer<Tables>(db: Kysely<Tables>, migrations: Record<string, StoreMigration>) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const unknown = rows.find(({ name }) => !(name in migrations));
  if (unknown)
    throw new Error(
      `The store is newer than this version of the portal: it has "${unknown.name}". Start the newer version, or restore the backup that was made before it`,
    );
}

const TRIES = 8;
const CONFLICTS = new Set(['40001', '40P01', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_BUSY_TIMEOUT']);

/**
 * Everything in `work` is kept, or nothing. `work` may run more than once: it must not touch what lies outside. It runs once
 * more when the connection breaks before all of it was asked; a break later may have come after the commit.
 */
export async function inTransaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    const progress = { isAsked: false };
    try {
      return await db.transaction().execute(async (trx) => {
        const result = await work(trx);
        progress.isAsked = true;
        return result;
      });
    } catch (error) {
      const isLost = tried === 1 && !progress.isAsked && isLostConnection(error);
      const isAgain = isLost || CONFLICTS.has(codeOf(error)) || isNoLongerPrepared(error);
      if (tried === TRIES || !isAgain) throw error;
      await pause(Math.random() * 10 * tried);
    }
  }
}

const UNIQUE_VIOLATIONS = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);

/** True where a UNIQUE constraint or a primary key refused the row. */
export const isUniqueViolation = (error: unknown) => UNIQUE_VIOLATIONS.has(codeOf(error));
