import type { SqliteStatement } from 'kysely';

const MOST_STATEMENTS = 500;
const LONGEST_STATEMENT = 4_000;

type Prepare = (sql: string) => SqliteStatement;

/** Prepares a statement once; the oldest gives way. Long ones (inserts of many rows) hardly come twice. */
export function preparedOnce(prepare: Prepare): Prepare {
  const statements = new Map<string, SqliteStatement>();

  return (sql) => {
    const known = statements.get(sql);
    if (known) return known;

    const statement = prepare(sql);
    if (sql.length > LONGEST_STATEMENT) return statement;

    const oldest = statements.size >= MOST_STATEMENTS ? statements.keys().next().value : undefined;
    if (oldest !== undefined) statements.delete(oldest);
    statements.set(sql, statement);
    return statement;
  };
}
