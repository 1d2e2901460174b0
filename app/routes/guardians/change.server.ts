import { isDefinedError, safe } from '@orpc/client';
import type { Submission } from '@conform-to/react';
import type { StatusChange } from '#contract/guardians/schemas.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { failedWrite } from '#app/services/forms/failed-write.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import type { z } from 'zod';

/**
 * Changes a link of the own patient: what has become of it, or the form as it comes back: the link stood otherwise by then (409), or
 * nothing is known to have changed (503).
 */
export async function changeLink(
  request: AccountRequest,
  submission: Submission<unknown, string[]>,
  change: z.infer<typeof StatusChange>,
) {
  const [error, changed] = await safe(request.provider.guardians.change(change));
  if (!error) return { changed };
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND') throw notFound();
    return {
      refusal: refused(submission, { '': [`guardians:refused.${error.code}`] }, { status: 409 }),
    };
  }
  const texts = failedWrite(error, 'guardians.change');
  if (!texts) throw error;
  return { refusal: refused(submission, { '': texts }, { status: 503 }) };
}
