import { PostgresDialect, type Dialect } from 'kysely';
import pg from 'pg';

/** A pool of connections. bigint comes as a number: every value of the stores is below 2^53. */
export function postgresDialect(connectionString: string): Dialect {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // An idle connection that the server closes is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}
