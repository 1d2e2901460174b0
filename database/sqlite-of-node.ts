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

/** Node's own module of SQLite; undefined on Node 20, which has none. Node 22 and 24 say with the first use that it is new: not said here. */
export function nodeSqlite() {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return process.getBuiltinModule('node:sqlite') as NodeSqlite | undefined;
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** Node 22 counts the columns of a row before it reads, so that those which another process has added since are left out once. */
const COUNTS_TOO_EARLY = Number.parseInt(process.versions.node, 10) < 24;

/** Files by Node's own module, which look like those of better-sqlite3: arrays of values, and errors with SQLite's names of codes. */
export const openerOfNode =
  ({ DatabaseSync }: NodeSqlite): OpenSqlite =>
  (path, { isReadOnly = false } = {}) => {
    const file = named(() => new DatabaseSync(path, { readOnly: isReadOnly, timeout: BUSY_MS }));
    return {
      prepare: (sql) =>
        statementOf(
          named(() => file.prepare(sql)),
          sql,
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

function statementOf(statement: NodeStatement, sql: string): ReturnType<SqliteFile['prepare']> {
  let names = namesOf(statement);
  const isSelect = sql.startsWith('select');
  const mayGrow = COUNTS_TOO_EARLY && sql.startsWith('select *');
  const rowsFor = (values: readonly unknown[]) => named(() => statement.all(...values));

  return {
    reader: names.length > 0,
    all(parameters) {
      const values = bound(parameters);
      const rows = rowsFor(values);
      if (isOf(names, rows) && !(mayGrow && namesOf(statement).length > names.length)) return rows;
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
