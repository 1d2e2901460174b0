import { isDefinedError, safe } from '@orpc/client';
import { notFound } from '#app/services/access/problems.server.ts';

/**
 * The answer of a call that knows no other refusal than "not found": another's and a missing one are the same page.
 * @throws the 404 page for any error that the contract names; an outage as it is
 */
export async function orNotFound<Answer>(call: Promise<Answer>): Promise<Answer> {
  const [error, answer] = await safe(call);
  if (isDefinedError(error)) throw notFound();
  if (error) throw error;
  return answer;
}
