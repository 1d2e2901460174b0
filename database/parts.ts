type Makers = Readonly<Record<string, (source: never) => unknown>>;
type SourceOf<Made extends Makers> = Parameters<Made[keyof Made]>[0];
type PartsOf<Made extends Makers> = { readonly [Name in keyof Made]: ReturnType<Made[Name]> };

/**
 * Returns what makes an object of parts, each of which is made when it is first asked for: a transaction asks for two or three
 * of some forty, and there is one transaction for each write.
 */
export function partsMadeWhenAsked<Made extends Makers>(makers: Made) {
  const source = Symbol('source');
  const shape = Object.create(null) as object;
  for (const [name, make] of Object.entries(makers)) {
    Object.defineProperty(shape, name, {
      get(this: { [source]: never }) {
        const value = make(this[source]);
        Object.defineProperty(this, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return (of: SourceOf<Made>) => Object.create(shape, { [source]: { value: of } }) as PartsOf<Made>;
}
