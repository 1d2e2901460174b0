import { PostgresDialect, type Dialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { preparedNames } from './fast/prepared-names.ts';
import { isNoLongerPrepared, isStoreFailure } from './failures.ts';

const STATEMENT_MS = 30_000;

/**
 * A pool of connections. One that breaks (the server was restarted, the network is gone) is dropped, and the next query has a
 * new one. bigint comes as a number: every value of the stores is below 2^53.
 */
export function postgresDialect({ url, isFast }: { url: string; isFast: boolean }): Dialect {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: 30_000,
    // A server that no longer answers at all cannot end the statement itself.
    query_timeout: STATEMENT_MS + 1_000,
    keepAlive: true,
  });
  // The pool hears an idle connection break, nobody one that is in use between two queries; unheard, the event would end the
  // process. Whoever uses it learns of it with the next query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool: dropping(pool, isFast ? preparedNames() : () => undefined) });
}

type NameOf = (sql: string) => string | undefined;

/**
 * The same pool, which keeps no connection that has failed: it may be closed, and nobody knows whether a transaction is still
 * open on it, into which the next query would fall.
 */
const dropping = (pool: pg.Pool, nameOf: NameOf): PostgresPool => ({
  connect: async () => lent(await pool.connect(), nameOf),
  end: () => pool.end(),
});

function lent(client: pg.PoolClient, nameOf: NameOf): PostgresPoolClient {
  let isBroken = false;
  let isTransaction = false;
  const query = async (text: string, parameters: readonly unknown[]) => {
    isTransaction ||= !parameters.length && /^(?:begin|start)/.test(text);
    const values = [...parameters];
    try {
      return await client.query({ name: nameOf(text), text, values });
    } catch (error) {
      isBroken ||= isStoreFailure(error) || isNoLongerPrepared(error);
      if (isNoLongerPrepared(error) && !isTransaction) return await client.query({ text, values });
      throw error;
    }
  };
  const release = () => client.release(isBroken);
  // No query of ours has a cursor, which the type would take, too.
  return { query: query as unknown as PostgresPoolClient['query'], release };
}
