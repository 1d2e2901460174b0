/** The same function, remembering its last `limit` different answers; the oldest one is forgotten first. */
export function memoise<Key, Value>(compute: (key: Key) => Value, { limit = 5_000 } = {}) {
  const known = new Map<Key, Value>();

  return (key: Key): Value => {
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;

    const value = compute(key);
    if (known.size >= limit) known.delete(known.keys().next().value as Key);
    known.set(key, value);
    return value;
  };
}
