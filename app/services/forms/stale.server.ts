import type { Submission } from '@conform-to/react';
import { data } from '@remix-run/node';
import type { ErrorText } from '#app/services/text/error-text.ts';
import { replyTo, type FormAnswer } from './forms.server.ts';

/**
 * 409: what the form is about was changed since it was made, which `text` says; the page shows both values (StaleValues of the account) or what
 * it is now, and its form carries the new version (VersionField).
 */
export function stale(submission: Submission<unknown, string[]>, text: ErrorText = 'account:stale.error') {
  const answer = replyTo(submission, { formErrors: [text] });
  return data({ submission: answer, isStale: true } satisfies FormAnswer & { isStale: true }, {
    status: 409,
  });
}
