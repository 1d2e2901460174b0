import type { Compilable, CompiledQuery, Kysely } from 'kysely';

/** Stands for a value until a query is run. */
class Placeholder {
  constructor(readonly index: number) {}
}

const compiledAnew = new WeakSet<object>();

/** Lets every query of a database be built and compiled each time. */
export function compileAnew<Tables>(db: Kysely<Tables>) {
  compiledAnew.add(db.getExecutor().adapter);
}

/**
 * A query that is built and compiled once for each shape of its values (how long lists are, what is left out), for
 * those that every page asks; Kysely would do both anew each time. `build` gets placeholders: it may look at lengths
 * and at what is undefined, never at a value. Returns a function that runs the query.
 */
export function compiledQuery<Tables, Values extends object, Row>(
  build: (db: Kysely<Tables>, values: Values) => Compilable<Row>,
) {
  const compiledFor = new WeakMap<object, Map<string, CompiledQuery<Row>>>();

  return async (db: Kysely<Tables>, values: Values): Promise<Row[]> => {
    const { adapter } = db.getExecutor();
    if (compiledAnew.has(adapter)) {
      const { rows } = await db.executeQuery<Row>(build(db, values).compile());
      return rows;
    }
    const byShape = compiledFor.get(adapter) ?? new Map<string, CompiledQuery<Row>>();
    compiledFor.set(adapter, byShape);

    const leaves: unknown[] = [];
    const shape = shapeOf(values, leaves);
    const query = byShape.get(shape) ?? build(db, placeholdersOf(values, { next: 0 }) as Values).compile();
    byShape.set(shape, query);

    const parameters = query.parameters.map((value) =>
      value instanceof Placeholder ? leaves[value.index] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

/** The values' structure in words; the values themselves are put into `leaves`, in order. */
function shapeOf(value: unknown, leaves: unknown[]): string {
  if (value === undefined) return '';
  if (typeof value !== 'object' || value === null) {
    leaves.push(value);
    return '?';
  }
  const parts = Object.entries(value).map(([name, part]) => `${name}:${shapeOf(part, leaves)}`);
  return `{${parts.join()}}`;
}

/** The same structure, with placeholders in the same order. */
function placeholdersOf(value: unknown, count: { next: number }): unknown {
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return value.map((part) => placeholdersOf(part, count));
  if (typeof value !== 'object' || value === null) return new Placeholder(count.next++);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, placeholdersOf(part, count)]));
}
