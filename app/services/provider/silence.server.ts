import type { CallResult } from './watched.server.ts';

const SILENT_MS = 30_000;

/** Answers of somebody who speaks the contract, whatever they say. */
const ANSWERS: ReadonlySet<CallResult> = new Set(['answered', 'refused', 'session_over', 'bad_request']);

/**
 * Knows whether a host is silent: for 30 s of the clock its calls failed in whatever way and none was answered. It is what an operator is
 * called for; the breaker asks less and acts at once (docs/decisions/025-a-provider-that-hangs.md).
 */
export function createSilence({ clock }: { clock: { now(): Date } }) {
  let firstFailedAt: number | null = null;
  let lastFailedAt = 0;

  return {
    isSilent: () => firstFailedAt !== null && lastFailedAt - firstFailedAt >= SILENT_MS,

    /** One call has ended; one that was not asked says nothing. */
    ended(result: CallResult) {
      if (result === 'not_asked') return;
      if (ANSWERS.has(result)) {
        firstFailedAt = null;
        return;
      }
      lastFailedAt = clock.now().getTime();
      firstFailedAt ??= lastFailedAt;
    },
  };
}
