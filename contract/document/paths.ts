type Parameter = { name?: string; in?: string };
type Item = Record<string, { parameters?: Parameter[] }>;

/**
 * Paths that differ in nothing but the names of their parameters are one to a host, as `/{patientId}/{encounterId}` and `/{patientId}/{id}` are.
 * They become one, under the names that say most; the calls of each keep all else.
 */
export function joinAlike(paths: Readonly<Record<string, Item>>): Record<string, Item> {
  const alike = new Map<string, string[]>();
  for (const path of Object.keys(paths)) {
    const shape = path.replace(/\{[^{}]+\}/g, '{}');
    alike.set(shape, [...(alike.get(shape) ?? []), path]);
  }
  const joined = [...alike.values()].map((same) => {
    const [chosen = ''] = [...same].sort((one, other) => other.length - one.length);
    const items = same.map((path) =>
      renamed(paths[path] ?? {}, { from: namesIn(path), to: namesIn(chosen) }),
    );
    return [chosen, Object.assign({}, ...items)] as const;
  });
  return Object.fromEntries(joined);
}

const namesIn = (path: string) => [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);

type Names = Readonly<{ from: readonly string[]; to: readonly string[] }>;

function renamed(item: Item, { from, to }: Names): Item {
  const nameOf = (name: string) => to[from.indexOf(name)] ?? name;
  const operations = Object.entries(item).map(([method, operation]) => {
    const parameters = operation.parameters?.map((one) =>
      one.in === 'path' ? { ...one, name: nameOf(one.name ?? '') } : one,
    );
    return [method, { ...operation, ...(parameters ? { parameters } : {}) }] as const;
  });
  return Object.fromEntries(operations);
}
