/** An object whose properties are made when they are asked for. */
export function named(make: (name: string) => unknown): object {
  return new Proxy(
    {},
    {
      get: (_, name) => (typeof name === 'string' && name !== 'then' ? make(name) : undefined),
    },
  );
}
