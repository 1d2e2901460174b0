/**
 * Makes a note that objects carry, under a name that nobody else has: it is neither listed nor copied, and goes when its
 * object goes. For what lives as long as one request. A WeakMap would keep it longer: V8 takes all that a WeakMap holds for
 * alive in each young collection, dead keys or not, so that whatever a request had made would grow old
 * (docs/decisions/019-fast-rooms.md).
 */
export function createNote<Carrier extends object, Value>() {
  const name = Symbol('note');
  return {
    /** Undefined where there is none, and of nothing at all. */
    get: (carrier: Carrier | null | undefined) => (carrier as { [name]?: Value } | null | undefined)?.[name],
    set: (carrier: Carrier, value: Value) => {
      Object.defineProperty(carrier, name, { value, configurable: true });
    },
  };
}
