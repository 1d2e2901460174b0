import type { LiveAnswer } from '#app/domain/telehealth-live/script-marks.ts';
import { ask, find, isJson, keep, kept, leadsToSignIn, unaskedHeaders, valueOf } from './page.ts';
import { DEVICES, hasStopped, showNotice, stopBecause, STOPPED, type DevicesTold } from './notices.ts';

const EVERY_MS = 30_000;
const AGAIN_MS = 3_000;
/** A page that is still there so long after it began to go has stayed. */
const STAYED_MS = 5_000;
/** The switch of quiet refresh and the end of the session, as app/enhance.js keeps them. */
export const REFRESH_OFF = 'refresh-off';
const SESSION_ENDS = 'session-ends';

type Listening = {
  /** Called with each answer; the news is whether its mark is another than the page's. */
  onAnswer: (answer: LiveAnswer) => void | Promise<void>;
  /** The server leads elsewhere: the page says where to. */
  onMoved: () => void;
};

/** Which of the two fail now: that reports do is not over because news come. */
const failing = new Set<'report' | 'news'>();

/** The server's answer, or null where the page is to stop asking or to ask again later. */
async function answerOf(
  answer: Response,
  of: 'report' | 'news',
): Promise<LiveAnswer | 'stop' | 'moved' | null> {
  if (leadsToSignIn(answer)) {
    showNotice('signedOut');
    return null;
  }
  if (answer.redirected) return 'moved';
  if (answer.status === 404) {
    stopBecause('gone');
    return 'stop';
  }
  if (!answer.ok || !isJson(answer)) {
    failing.add(of);
    showNotice('failed');
    return null;
  }
  const said = (await answer.json()) as LiveAnswer;
  if (said.isElsewhere) {
    stopBecause('elsewhere');
    return 'stop';
  }
  failing.delete(of);
  if (failing.size === 0) showNotice(null);
  return said;
}

/** Reports that the patient is here, at once, then every 30 seconds, seen or not, and whenever a device is switched on or off. */
export function reportReady({ onAnswer, onMoved }: Listening) {
  const root = find('page');
  const address = valueOf(root, 'report');
  if (!address) return;
  let isUse = false;
  let devices: DevicesTold = null;

  const reportOnce = async () => {
    if (hasStopped()) return;
    const headers = new Headers(isUse ? [] : [['x-unasked', '1']]);
    const answer = await ask(address, { method: 'POST', body: reportOf(root, devices), headers })
      .then((got) => answerOf(got, 'report'))
      .catch(() => {
        failing.add('report');
        showNotice('failed');
        return null;
      });
    if (answer === 'moved') onMoved();
    else if (answer && answer !== 'stop') {
      isUse = answer.isUse;
      keep(SESSION_ENDS, Math.max(kept(SESSION_ENDS), Date.now() + answer.sessionSeconds * 1000));
      void onAnswer(answer);
    }
  };
  // One after the other: the last word on a device is what counts.
  let last = Promise.resolve();
  const report = () => (last = last.then(reportOnce));
  document.addEventListener(DEVICES, (event) => {
    devices = (event as CustomEvent<DevicesTold>).detail;
    void report();
  });
  // At once, for a tab with a script is another's only once the script has said that it is open.
  void report();
  const timer = setInterval(() => void report(), EVERY_MS);
  document.addEventListener(STOPPED, () => clearInterval(timer));
  sayWhenGone(root, { address, report: () => void report() });
}

/**
 * A page that goes is no place any more, so that whoever comes back, in this tab or another, is not asked. What begins to go may stay all the
 * same (a file is saved, a number called): then it is one again.
 */
function sayWhenGone(root: Element | null, { address, report }: { address: string; report: () => void }) {
  let isGone = false;
  const sayGone = () => {
    if (isGone || hasStopped()) return;
    isGone = true;
    const body = reportOf(root, null);
    body.set('gone', '1');
    // It is no use of the session, and goes on its way although the page is gone.
    void ask(address, { method: 'POST', body, headers: { 'x-unasked': '1' }, keepalive: true }).catch(
      () => undefined,
    );
  };
  const isBack = () => {
    if (!isGone) return;
    isGone = false;
    report();
  };
  addEventListener('beforeunload', () => {
    sayGone();
    setTimeout(isBack, STAYED_MS);
  });
  addEventListener('pagehide', sayGone);
  addEventListener('pageshow', isBack);
}

/** Which tab of which page reports, for whom, and what is known of open devices. */
function reportOf(root: Element | null, devices: DevicesTold) {
  const csrf = document.querySelector<HTMLInputElement>('input[name=csrf]')?.value ?? '';
  const body = new URLSearchParams({ csrf });
  for (const name of ['seat', 'page', 'patient'] as const) body.set(name, valueOf(root, name));
  for (const [device, isOff] of Object.entries(devices ?? {})) body.set(device, isOff ? 'off' : 'on');
  return body;
}

/** Waits for news, again and again; the server answers when there is some, or after a while. */
export function listen({ onAnswer, onMoved, markNow }: Listening & { markNow: () => string }) {
  const address = valueOf(find('page'), 'news');
  if (!address) return;
  const end = new AbortController();
  document.addEventListener(STOPPED, () => end.abort());
  const hear = async () => {
    const query = new URLSearchParams({ mark: markNow(), seat: valueOf(find('page'), 'seat') });
    const answer = await ask(`${address}&${query.toString()}`, {
      headers: unaskedHeaders,
      signal: end.signal,
    })
      .then((got) => answerOf(got, 'news'))
      .catch(() => null);
    if (answer === 'stop' || hasStopped()) return;
    if (answer === 'moved') onMoved();
    else if (answer) await onAnswer(answer);
    if (!hasStopped()) setTimeout(() => void hear(), answer && answer !== 'moved' ? 0 : AGAIN_MS);
  };
  void hear();
}
