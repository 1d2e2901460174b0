import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { readable } from '#server/gate/parts-form.ts';
import type { Doubt, Portal, Refusal } from '#app/services/request/load-context.server.ts';

const POLL_MS = 50;
const STILL_RUNNING: Refusal = { status: 429, reason: 'too-many', retryAfterSeconds: 10 };
const FORM_KEY = /^[\w-]{16,64}$/;

type Submission = { browserId: string; key: string };
type Run = (doubt: Doubt) => Promise<Response>;

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
 * one's redirect. An answer that is no plain redirect (the form comes back, a cookie is set, a gate has held it up) leaves
 * nothing behind, and the submission may run again; one of which nobody knows what came of it runs again knowing that, and finds out. Refuses
 * when the first one is still running after ten seconds.
 */
export async function runOnce({
  portal,
  run,
  ...submission
}: Submission & { portal: Portal; run: Run }): Promise<Response | Refusal> {
  const { submissions } = portal.store;
  const givesUpAt = performance.now() + portal.environment.patience.submission;

  for (;;) {
    const now = portal.clock.now().getTime();
    const isFirst = await submissions.claim({ ...submission, now });
    const wasInDoubt = !isFirst && (await submissions.takeUp({ ...submission, now }));
    if (isFirst || wasInDoubt) return runFirst({ portal, submission, run, wasInDoubt });

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
  wasInDoubt,
}: {
  portal: Portal;
  submission: Submission;
  run: Run;
  wasInDoubt: boolean;
}) {
  const { submissions } = portal.store;
  const doubt: Doubt = { before: wasInDoubt, now: false };
  let redirect: { status: number; location: string } | null = null;
  try {
    const response = await run(doubt);
    redirect = doubt.isUntouched ? null : redirectOf(response);
    return response;
  } finally {
    const isInDoubt = doubt.now || (wasInDoubt && doubt.isUntouched);
    if (redirect) await submissions.finish({ ...submission, ...redirect });
    else await (isInDoubt ? submissions.leaveInDoubt(submission) : submissions.release(submission));
  }
}

function redirectOf({ status, headers }: Response) {
  const location = headers.get('location');
  const isPlain = (status === 302 || status === 303) && !headers.has('set-cookie');
  return isPlain && location ? { status, location } : null;
}
