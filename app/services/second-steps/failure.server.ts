import { ORPCError } from '@orpc/client';
import { outageOf } from '#app/services/provider/provider.server.ts';

/** UNFIT: the host found what was sent unfit, and will do so each time. */
export const UNFIT = 'UNFIT';

/**
 * The meaning of a failed call for a step. A named error of the contract is a refusal for good; an outage, and an answer
 * that nobody can read, say nothing and leave it waiting. Null: nothing of the call's (the session is over).
 */
export function failureOfStep(error: unknown): { refused: string } | 'waits' | null {
  if (error instanceof ORPCError && error.defined)
    return { refused: (error as ORPCError<string, unknown>).code };
  if (outageOf(error)) return 'waits';
  return isUnfit(error) ? { refused: UNFIT } : null;
}

/** True where a first step may have been carried out although it has thrown. */
export const isFirstInDoubt = (error: unknown) => outageOf(error)?.inDoubt !== undefined;

function isUnfit(error: unknown) {
  const body = (error as { data?: { kind?: unknown } | null } | null | undefined)?.data;
  return body?.kind === 'bad-request';
}
