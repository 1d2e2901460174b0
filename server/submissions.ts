import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { readable } from '#server/gate/parts-form.ts';
import type { Portal, Refusal } from '#app/services/request/load-context.server.ts';

const POLL_MS = 50;
const STILL_RUNNING: Refusal = { status: 429, reason: 'too-many', retryAfterSeconds: 10 };
const FORM_KEY = /^[\w-]{16,64}$/;

type Submission = { browserId: string; key: string };

/**
 * The key of this very submission, or null when the form carries none: which form of which page, and all answers. A form
 * that is changed and sent again (after Back) is another submission, never a false success.
 */
export function submissionKey({ form, path }: { form: FormData; path: string }): string | null {
  const key = form.get('_key');
  if (typeof key !== 'string' || !FORM_KEY.test(key)) return null;
  return `${digestOf([path, key])}.${digestOf([...form].map(readable))}`;
}

const digestOf = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/**
 * Carries a submission out once: whoever sends it again, even at the same time or to another process, gets the first
 * one's redirect. An answer that is no plain redirect (the form comes back, a cookie is set) leaves nothing behind, and
 * the submission may run again. Refuses when the first one is still running after ten seconds.
 */
export async function runOnce({
  portal,
  run,
  ...submission
}: Submission & { portal: Portal; run: () => Promise<Response> }): Promise<Response | Refusal> {
  const { submissions } = portal.store;
  const givesUpAt = performance.now() + portal.environment.patience.submission;

  for (;;) {
    const isFirst = await submissions.claim({ ...submission, now: portal.clock.now().getTime() });
    if (isFirst) return runFirst({ portal, submission, run });

    let first = await submissions.find(submission);
    while (first === 'pending' && performance.now() < givesUpAt) {
      await pause(POLL_MS);
      first = await submissions.find(submission);
    }
    if (first === 'pending') return STILL_RUNNING;
    if (first) return new Response(null, { status: first.status, headers: { location: first.location } });
  }
}

async function runFirst({
  portal,
  submission,
  run,
}: {
  portal: Portal;
  submission: Submission;
  run: () => Promise<Response>;
}) {
  const { submissions } = portal.store;
  let redirect: { status: number; location: string } | null = null;
  try {
    const response = await run();
    redirect = redirectOf(response);
    return response;
  } finally {
    await (redirect ? submissions.finish({ ...submission, ...redirect }) : submissions.release(submission));
  }
}

function redirectOf({ status, headers }: Response) {
  const location = headers.get('location');
  const isPlain = (status === 302 || status === 303) && !headers.has('set-cookie');
  return isPlain && location ? { status, location } : null;
}
