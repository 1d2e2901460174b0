/**
 * Lets requests that Node makes share the signal they are given instead of following it. Remix copies a request twice for
 * each loader, and Node ties each copy to its signal by a WeakRef and a finalizer, which hold it until the next full
 * collection of garbage: whatever a page had made grew old, and every 5 seconds all of it had to be collected at once.
 * A `fetch` of such a request needs its signal said once more, among its options.
 */
export function shareSignals() {
  globalThis.Request = sharing(globalThis.Request);
}

/** The same requests but for the signal, which is the one that was given. */
export const sharing = (Original: typeof Request): typeof Request =>
  class Request extends Original {
    readonly #given: AbortSignal | undefined;

    constructor(input: RequestInfo | URL, init?: RequestInit) {
      const given = isOptions(init) ? init.signal : undefined;
      super(input, given ? { ...init, signal: null } : init);
      this.#given = given ?? undefined;
    }

    override get signal() {
      return this.#given ?? super.signal;
    }
  };

/** Options are written out; a request in their place has getters, of which a copy of its fields would have nothing. */
const isOptions = (init: RequestInit | undefined): init is RequestInit =>
  init !== undefined && Object.getPrototypeOf(init) === Object.prototype;
