import type { SqliteStatement } from 'kysely';

/** An open file of SQLite, whichever module has opened it. */
export type SqliteFile = Readonly<{
  prepare(sql: string): SqliteStatement & { get(parameters: readonly unknown[]): unknown };
  exec(sql: string): unknown;
  close(): unknown;
}>;

export type SqliteOptions = Readonly<{ isReadOnly?: boolean }>;
export type OpenSqlite = (path: string, options?: SqliteOptions) => SqliteFile;

/** Milliseconds for which a file that another process writes is waited for, where nobody says otherwise. */
export const BUSY_MS = 5_000;

/** The part of node:sqlite that is used here: the types of the oldest Node do not know the module. */
type NodeSqlite = Readonly<{
  DatabaseSync: new (path: string, options: { readOnly: boolean; timeout: number }) => NodeFile;
}>;
type NodeFile = Readonly<{ prepare(sql: string): NodeStatement; exec(sql: string): void; close(): void }>;
type NodeStatement = Readonly<{
  columns(): readonly { name: string }[];
  all(...values: readonly unknown[]): object[];
  get(...values: readonly unknown[]): unknown;
  run(...values: readonly unknown[]): ReturnType<SqliteStatement['run']>;
  iterate(...values: readonly unknown[]): IterableIterator<unknown>;
}>;

/** Node's own module of SQLite; undefined on Node 20, which has none. */
export const nodeSqlite = () => process.getBuiltinModule('node:sqlite') as NodeSqlite | undefined;

/** Files by Node's own module, which look like those of better-sqlite3: arrays of values, and errors with SQLite's names of codes. */
export const openerOfNode =
  ({ DatabaseSync }: NodeSqlite): OpenSqlite =>
  (path, { isReadOnly = false } = {}) => {
    const file = named(() => new DatabaseSync(path, { readOnly: isReadOnly, timeout: BUSY_MS }));
    return {
      prepare: (sql) =>
        statementOf(
          named(() => file.prepare(sql)),
          sql.startsWith('select'),
        ),
      exec: (sql) => {
        named(() => {
          file.exec(sql);
        });
      },
      close: () => {
        named(() => {
          file.close();
        });
      },
    };
  };

function statementOf(statement: NodeStatement, isSelect: boolean): ReturnType<SqliteFile['prepare']> {
  let names = namesOf(statement);
  const rowsFor = (values: readonly unknown[]) => named(() => statement.all(...values));

  return {
    reader: names.length > 0,
    all(parameters) {
      const values = bound(parameters);
      const rows = rowsFor(values);
      if (isOf(names, rows)) return rows;
      // Where another process has changed the table since, Node 22 still counts the columns of before, and leaves out the last ones.
      names = namesOf(statement);
      return isSelect && !isOf(names, rows) ? rowsFor(values) : rows;
    },
    get: (parameters) => named(() => statement.get(...bound(parameters))),
    run: (parameters) => named(() => statement.run(...bound(parameters))),
    iterate: (parameters) => named(() => statement.iterate(...bound(parameters))),
  };
}

const namesOf = (statement: NodeStatement) => [...new Set(statement.columns().map(({ name }) => name))];

function isOf(names: readonly string[], [first]: readonly object[]) {
  if (!first) return true;
  const found = Object.keys(first);
  return found.length === names.length && found.every((name, index) => name === names[index]);
}

/** Node up to 24 refuses what is not defined; better-sqlite3 takes it for null. */
const bound = (parameters: readonly unknown[]) =>
  parameters.includes(undefined) ? parameters.map((value) => value ?? null) : parameters;

/** The results of SQLite by their numbers (https://sqlite.org/rescode.html). */
const RESULTS =
  'OK ERROR INTERNAL PERM ABORT BUSY LOCKED NOMEM READONLY INTERRUPT IOERR CORRUPT NOTFOUND FULL CANTOPEN PROTOCOL EMPTY SCHEMA TOOBIG CONSTRAINT MISMATCH MISUSE NOLFS AUTH FORMAT RANGE NOTADB'.split(
    ' ',
  );
/** A number's last byte is the result; those above it tell more, which is asked of these alone. */
const MORE = new Map([
  [1555, 'CONSTRAINT_PRIMARYKEY'],
  [2067, 'CONSTRAINT_UNIQUE'],
]);

/** Gives an error of SQLite its name as its code. */
function named<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && typeof error.errcode === 'number') {
      const name = MORE.get(error.errcode) ?? RESULTS[error.errcode % 256] ?? String(error.errcode);
      Object.assign(error, { code: `SQLITE_${name}` });
    }
    throw error;
  }
}
