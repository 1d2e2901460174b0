import { find, say, unsay, valueOf, wordsOf } from './page.ts';

type Notice = 'failed' | 'signedOut' | 'elsewhere' | 'gone';

/** The scripts of a page tell each other by these events of the document. */
export const STOPPED = 'live-stopped';
/** Which of the devices that are open are off; null: none is open, or nobody knows. */
export const DEVICES = 'live-devices';
export type DevicesTold = Readonly<{ microphone: boolean; camera?: boolean }> | null;

let isStopped = false;

/** True once this page has nothing to ask and to report any more: it is over, or another tab goes on. */
export const hasStopped = () => isStopped;

/** Shows what went wrong, and says it once; null takes it away. What a page said last, when it stopped, stays. */
export function showNotice(notice: Notice | null) {
  if (isStopped && notice !== 'signedOut') return;
  const root = find('page');
  const place = find('notice');
  const words = notice === null ? '' : valueOf(root, notice);
  const before = place?.dataset['shown'] ?? '';
  if (!place || before === words) return;
  unsay(before);
  place.dataset['shown'] = words;
  place.textContent = words;
  place.className = words ? '' : 'm-0';
  if (notice === 'signedOut') place.append(' ', linkTo(location.href, valueOf(root, 'signIn')));
  if (words) say(words);
}

/**
 * The server leads elsewhere: a link says where to, and nothing moves by itself, for something may be typed or read. How a call with picture
 * or sound stands by then is said with it.
 */
export function showNext(address: string, news: readonly string[] = []) {
  const place = find('next');
  if (!place || place.firstChild) return null;
  const words = valueOf(place, 'next');
  const link = linkTo(address, words);
  place.append(link);
  place.className = '';
  say([...news, wordsOf(find('media')?.querySelector('p')), words].filter(Boolean).join(' '));
  return link;
}

/** Picture and sound end with the page's right to them; `left`: the teleconsultation goes on all the same. */
export function stop(how: 'ended' | 'left') {
  if (isStopped) return;
  isStopped = true;
  document.dispatchEvent(new CustomEvent(STOPPED, { detail: how }));
}

/** The page has lost its right to the call; why is said first, and then how picture and sound stand. */
export function stopBecause(notice: 'elsewhere' | 'gone') {
  if (isStopped) return;
  showNotice(notice);
  stop('left');
  say([valueOf(find('page'), notice), wordsOf(find('media')?.querySelector('p'))].filter(Boolean).join(' '));
}

function linkTo(address: string, words: string) {
  const link = document.createElement('a');
  link.href = address;
  link.textContent = words;
  return link;
}
