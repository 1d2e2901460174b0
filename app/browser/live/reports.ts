import type { LiveAnswer } from '#app/domain/telehealth-live/script-marks.ts';
import { ask, find, keep, kept, leadsToSignIn, unaskedHeaders, valueOf } from './page.ts';
import { showNotice, stop } from './notices.ts';

const EVERY_MS = 30_000;
const AGAIN_MS = 3_000;
/** The switch of quiet refresh and the end of the session, as app/enhance.js keeps them. */
export const REFRESH_OFF = 'refresh-off';
const SESSION_ENDS = 'session-ends';

type Listening = {
  /** Called with each answer; the news is whether its mark is another than the page's. */
  onAnswer: (answer: LiveAnswer) => void | Promise<void>;
  /** The server leads elsewhere: the page says where to. */
  onMoved: () => void;
};

/** What the server said, or null where the page is to stop asking or to ask again later. */
async function answerOf(answer: Response): Promise<LiveAnswer | 'stop' | 'moved' | null> {
  if (leadsToSignIn(answer)) {
    showNotice('signedOut');
    return null;
  }
  if (answer.redirected) return 'moved';
  if (answer.status === 404 || answer.status === 403) {
    showNotice('gone');
    stop();
    return 'stop';
  }
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) {
    showNotice('failed');
    return null;
  }
  const said = (await answer.json()) as LiveAnswer;
  if (said.isElsewhere) {
    showNotice('elsewhere');
    stop();
    return 'stop';
  }
  showNotice(null);
  return said;
}

/** Reports that the patient is here, at once and then every 30 seconds, seen or not. */
export function reportReady({ onAnswer, onMoved }: Listening) {
  const root = find('page');
  const address = valueOf(root, 'report');
  if (!address) return;
  let isUse = false;

  /** Returns whether to go on reporting. */
  const reportOnce = async () => {
    const csrf = document.querySelector<HTMLInputElement>('input[name=csrf]')?.value ?? '';
    const body = new URLSearchParams({ csrf });
    for (const name of ['seat', 'page', 'patient'] as const) body.set(name, valueOf(root, name));
    const headers = new Headers(isUse ? [] : [['x-unasked', '1']]);
    const answer = await ask(address, { method: 'POST', body, headers })
      .then(answerOf)
      .catch(() => {
        showNotice('failed');
        return null;
      });
    if (answer === 'stop') return false;
    if (answer === 'moved') onMoved();
    else if (answer) {
      isUse = answer.isUse;
      keep(SESSION_ENDS, Math.max(kept(SESSION_ENDS), Date.now() + answer.sessionSeconds * 1000));
      void onAnswer(answer);
    }
    return true;
  };
  const report = async () => {
    if (await reportOnce()) setTimeout(() => void report(), EVERY_MS);
  };
  // At once, for a tab with a script is another's only once the script has said that it is open.
  void reportOnce();
  setTimeout(() => void report(), EVERY_MS);
}

/** Waits for news, again and again; the server answers when there is some, or after a while. */
export function listen({ onAnswer, onMoved, markNow }: Listening & { markNow: () => string }) {
  const address = valueOf(find('page'), 'news');
  if (!address) return;
  const hear = async () => {
    const query = new URLSearchParams({ mark: markNow(), seat: valueOf(find('page'), 'seat') });
    const answer = await ask(`${address}&${query.toString()}`, { headers: unaskedHeaders })
      .then(answerOf)
      .catch(() => null);
    if (answer === 'stop') return;
    if (answer === 'moved') onMoved();
    else if (answer) await onAnswer(answer);
    setTimeout(() => void hear(), answer && answer !== 'moved' ? 0 : AGAIN_MS);
  };
  void hear();
}
