import type { Clock } from '#provider/core/clock.ts';
import type { Catalogue } from './store/catalogue.ts';

const FRESH_MS = 10_000;

/** The catalogue, read anew when it is older than 10 s: another process may have changed it. */
export function keptCatalogue({ load, clock }: { load: () => Promise<Catalogue>; clock: Clock }) {
  let kept: { catalogue: Promise<Catalogue>; at: number } | undefined;

  return {
    get() {
      const now = clock.now().getTime();
      if (kept && Math.abs(now - kept.at) <= FRESH_MS) return kept.catalogue;

      const current = { catalogue: load(), at: now };
      kept = current;
      current.catalogue.catch(() => {
        if (kept === current) kept = undefined;
      });
      return current.catalogue;
    },

    forget() {
      kept = undefined;
    },
  };
}
