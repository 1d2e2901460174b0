/** So many statements a connection keeps prepared, some 30 kB of the server's memory each. */
const MOST_NAMES = 400;
const LONGEST_STATEMENT = 4_000;
/** A statement that has been asked for so often will be again; those of a start or of an import hardly are. */
const OFTEN = 3;
/** Texts that are counted until they have their name. */
const MOST_COUNTED = 2_000;
const IS_QUERY = /^(?:select|with|insert|update|delete)/;

/**
 * Returns a statement's name where PostgreSQL shall keep it prepared: it is parsed once a connection and planned anew only while that
 * pays. Undefined for what is asked for seldom, for long ones, and once all names are given.
 */
export function preparedNames() {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();

  return (sql: string): string | undefined => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= MOST_NAMES) return known;
    if (sql.length > LONGEST_STATEMENT || !IS_QUERY.test(sql)) return undefined;
    const count = (counts.get(sql) ?? 0) + 1;
    if (count < OFTEN) {
      if (counts.size >= MOST_COUNTED) counts.clear();
      counts.set(sql, count);
      return undefined;
    }
    counts.delete(sql);
    const name = `statement-${names.size + 1}`;
    names.set(sql, name);
    return name;
  };
}
