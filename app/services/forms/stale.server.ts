import type { Submission } from '@conform-to/react';
import { data } from '@remix-run/node';
import { replyTo, type FormAnswer } from './forms.server.ts';

/** 409: the account was changed since the form was made; the page shows both values (StaleValues), and its form carries the new version. */
export function stale(submission: Submission<unknown, string[]>) {
  const answer = replyTo(submission, { formErrors: ['account:stale.error'] });
  return data({ submission: answer, isStale: true } satisfies FormAnswer & { isStale: true }, {
    status: 409,
  });
}
