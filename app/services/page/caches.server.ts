/** A place for what was made once; what is not there is made anew, so that it may forget anything at any time. */
export type Cache<Value> = Readonly<{
  get: (name: string) => Value | undefined;
  /** Keeps a value until its owner's session ends, an account; of no owner (null) is what everybody gets alike. */
  set: (entry: Readonly<{ name: string; value: Value; owner: string | null }>) => void;
}>;

/** The values that each answer has of its own: tokens, and times to the minute, or every page would be made anew each minute. */
export type OwnValue = 'csrf' | 'requestId' | 'now' | 'sessionEnd';

/** The place of the key of a form that goes to an address. */
export type KeyPlace = Readonly<{ goesTo: string }>;

/** A page with places for what each answer has of its own. */
export type PageTemplate = readonly (Uint8Array | OwnValue | KeyPlace)[];

/** All that the portal remembers between requests and that may be a person's; server/fast makes it. */
export type Caches = Readonly<{
  pages: Cache<PageTemplate>;
  markup: Cache<string>;
  /** Drops all that an account owns. */
  forget: (owner: string) => void;
}>;

const nothing = { get: () => undefined, set: () => undefined };

/** Caches that remember nothing: everything is made anew each time. */
export const withoutCaches: Caches = {
  pages: nothing,
  markup: nothing,
  forget: () => undefined,
};
