import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { failureOf } from '#app/services/request/log.server.ts';
import { readable } from '#server/gate/parts-form.ts';
import { FORM_KEY } from '#app/services/request/form-key.ts';
import type { Doubt, Portal, Refusal } from '#app/services/request/load-context.server.ts';

const POLL_MS = 50;
/** So often in the time for which others wait for it a run says that it runs still; so many beats of silence, and its process is gone. */
const BEATS = 5;
const SILENT_BEATS = 3;
const STILL_RUNNING: Refusal = { status: 429, reason: 'too-many', retryAfterSeconds: 10 };

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
 * nothing behind, and the submission may run again; one of which nobody knows what came of it runs again knowing that, and finds out: its provider was
 * silent, or the process that ran it is gone. Refuses when the first one is still running after ten seconds.
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

    const first = await waitedFor({ portal, submission, givesUpAt });
    if (first === 'gone') return runFirst({ portal, submission, run, wasInDoubt: true });
    if (first === 'running') return STILL_RUNNING;
    if (first) return new Response(null, { status: first.status, headers: { location: first.location } });
  }
}

const beatMs = ({ environment }: Portal) => Math.ceil(environment.patience.submission / BEATS);

/** Waits for the first one's answer; null when the form may be sent again. 'gone': it has fallen silent, and is taken over. */
async function waitedFor({
  portal,
  submission,
  givesUpAt,
}: {
  portal: Portal;
  submission: Submission;
  givesUpAt: number;
}) {
  const { submissions } = portal.store;
  const silentMs = SILENT_BEATS * beatMs(portal);
  let beat: number | null = null;
  let beatenAt = performance.now();
  for (;;) {
    const first = await submissions.find(submission);
    if (first === null || !('state' in first)) return first;
    if (first.beat !== beat) [beat, beatenAt] = [first.beat, performance.now()];
    if (performance.now() - beatenAt >= silentMs) {
      const now = portal.clock.now().getTime();
      if (await submissions.takeOver({ ...submission, now, beat })) return 'gone';
    }
    if (performance.now() >= givesUpAt) return 'running';
    await pause(POLL_MS);
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
  const ms = beatMs(portal);
  const beating = setInterval(() => void submissions.beat({ ...submission, ms }).catch(silent), ms);
  try {
    const response = await run(doubt);
    redirect = doubt.isUntouched ? null : redirectOf(response);
    return response;
  } finally {
    clearInterval(beating);
    const isInDoubt = doubt.now || (wasInDoubt && doubt.isUntouched);
    const settle = () => {
      if (redirect) return submissions.finish({ ...submission, ...redirect });
      return isInDoubt ? submissions.leaveInDoubt(submission) : submissions.release(submission);
    };
    await settled({ portal, settle });
  }
}

/** The next beat tells it; without a store nobody else takes it over either. */
const silent = () => undefined;

const SETTLE_TRIES = 20;
const SETTLE_EVERY_MS = 500;

/**
 * Notes what came of a submission. The act is over, so that its answer waits for no store that is away: the note follows when the
 * store is back within ten seconds; later, whoever sends the form again runs it after a minute, as if the process had died.
 */
async function settled({ portal, settle }: { portal: Portal; settle: () => Promise<unknown> }) {
  const isDone = () =>
    settle().then(
      () => true,
      (error: unknown) => {
        portal.log.warn(failureOf(error), 'submission not settled');
        return false;
      },
    );
  if (await isDone()) return;
  void (async () => {
    for (let left = SETTLE_TRIES; left > 0; left -= 1) {
      await pause(SETTLE_EVERY_MS, undefined, { ref: false });
      if (await isDone()) return;
    }
  })();
}

function redirectOf({ status, headers }: Response) {
  const location = headers.get('location');
  const isPlain = (status === 302 || status === 303) && !headers.has('set-cookie');
  return isPlain && location ? { status, location } : null;
}
