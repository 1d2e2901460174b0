import { setTimeout as pause } from 'node:timers/promises';

/** Makes the call answer something that the contract does not know. */
export class NonsenseAnswer extends Error {
  override name = 'NonsenseAnswer';
}

/** Longer than anybody waits for a call (the portal's budget is 2 s). */
const HANG_MS = 5_000;

/** Makes the outages that befall the calls for a sentinel patient's records, in turn (design: demo-clinic, halina.mazur). */
export function createOutages({ hangMs = HANG_MS }: { hangMs?: number | undefined } = {}) {
  async function hang(): Promise<never> {
    await pause(hangMs, undefined, { ref: false });
    throw new Error('Sentinel: time-out');
  }

  const kinds = [
    () => Promise.reject(new Error('Sentinel: failure')),
    hang,
    () => Promise.reject(new NonsenseAnswer()),
  ];
  let turn = 0;

  return {
    /** Never resolves well, and not before nobody waits any more. */
    hang,

    /** Never resolves well. */
    async strike(): Promise<never> {
      const kind = kinds[turn % kinds.length];
      turn += 1;
      await kind?.();
      throw new Error('Sentinel: failure');
    },

    /** The first one comes next. */
    reset() {
      turn = 0;
    },
  };
}
