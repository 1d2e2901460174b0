import { spawn } from 'node:child_process';
import pg from 'pg';
import { codeOf } from '#database/failures.ts';
import { addressOf, NO_TABLES } from './stores.ts';

const UNKNOWN_TABLE = '42P01';

/** Runs one of PostgreSQL's own programs. The password goes by the environment: everybody on the machine can read a command line. */
async function run(program: string, url: string, args: readonly string[]) {
  const { address, password } = addressOf(url);
  const child = spawn(program, [...args, `--dbname=${address}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
  });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => (said += piece.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', () =>
      reject(
        new Error(
          `${program} is not installed: it is PostgreSQL's own program (package postgresql-client), of the server's version or newer`,
        ),
      ),
    );
    child.once('close', resolve);
  });
  if (code !== 0)
    throw new Error(`${program} failed: ${said.trim().split('\n').slice(0, 2).join(' ') || code}`);
}

/** Writes one snapshot of the whole database. */
export const dump = (url: string, file: string) =>
  run('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`]);

/** Puts a snapshot into an empty database: all of it or nothing. */
export const load = (url: string, file: string) =>
  run('pg_restore', url, ['--single-transaction', '--no-owner', '--no-privileges', '--exit-on-error', file]);

async function asked<Row extends pg.QueryResultRow>(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Tells whether a database holds no table. */
export async function isEmptyDatabase(url: string) {
  const rows = await asked<{ tables: string }>(
    url,
    `select count(*) as tables from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  return Number(rows[0]?.tables) === 0;
}

/** The steps that have run in a database. */
export async function migrationsOfDatabase(url: string) {
  const sql = 'select name from kysely_migration order by name';
  const rows = await asked<{ name: string }>(url, sql).catch((error: unknown) => {
    throw codeOf(error) === UNKNOWN_TABLE ? new Error(NO_TABLES, { cause: error }) : error;
  });
  return rows.map(({ name }) => name);
}
