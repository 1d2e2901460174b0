import { PostgresDialect, type Dialect } from 'kysely';
import pg from 'pg';

const { builtins, getTypeParser } = pg.types;

/** A pool of connections. bigint comes as a number: every value of the stores is below 2^53. */
export function postgresDialect(connectionString: string): Dialect {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === builtins.INT8 ? Number : getTypeParser(type, format as 'text'),
    },
  });
  // An idle connection that the server closes is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}
