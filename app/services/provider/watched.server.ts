import { ORPCError } from '@orpc/client';
import { isBreach, NoAnswer, Overdue } from './answer.server.ts';

/** The end of one try of a call. `not_asked`: the host counts as down, or the page's time was over. */
export type CallResult =
  | 'answered'
  | 'refused'
  | 'session_over'
  | 'bad_request'
  | 'breach'
  | 'failed'
  | 'no_answer'
  | 'overdue'
  | 'not_asked';

/** One try of a call. `refusal`: the name of the error that was answered, by the contract. */
export type EndedCall = Readonly<{ call: string; result: CallResult; ms: number; refusal: string | null }>;

/** Hears of calls and of hosts, for figures; nothing of what was asked or answered. */
export type CallWatch = Readonly<{
  ended: (call: EndedCall) => void;
  /** A host that is called; `isSilent` is asked whenever somebody wants to know. */
  host: (name: 'provider' | 'telehealth', isSilent: () => boolean) => void;
}>;

/** Nobody wants to know. */
export const unwatched: CallWatch = { ended: () => undefined, host: () => undefined };

/** Returns what a thrown answer is, in one word of a few. `breaches`: where it breaks the contract. */
export function resultOf(
  error: unknown,
  breaches: readonly string[] = [],
): Pick<EndedCall, 'result' | 'refusal'> {
  if (breaches.length > 0) return { result: 'breach', refusal: null };
  if (error instanceof ORPCError && error.defined) return { result: 'refused', refusal: String(error.code) };
  return { result: failureWord(error), refusal: null };
}

function failureWord(error: unknown): CallResult {
  if (error instanceof Overdue) return 'overdue';
  if (error instanceof NoAnswer) return 'no_answer';
  if (error instanceof ORPCError && error.code === 'UNAUTHORIZED') return 'session_over';
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST') return 'bad_request';
  return isBreach(error) ? 'breach' : 'failed';
}
