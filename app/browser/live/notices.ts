import { find, say, valueOf } from './page.ts';

type Notice = 'failed' | 'signedOut' | 'elsewhere' | 'gone';

/** The scripts of a page tell each other by these events of the document. */
export const STOPPED = 'live-stopped';

/** Shows what went wrong, and says it once; null takes it away. */
export function showNotice(notice: Notice | null) {
  const root = find('page');
  const place = find('notice');
  const words = notice === null ? '' : valueOf(root, notice);
  if (!place || place.dataset['shown'] === words) return;
  place.dataset['shown'] = words;
  place.textContent = words;
  if (notice === 'signedOut') place.append(' ', linkTo(location.href, valueOf(root, 'signIn')));
  if (words) say(words);
}

/** The server leads elsewhere: a link says where to, and nothing moves by itself, for something may be typed or read. */
export function showNext(address: string) {
  const place = find('next');
  if (!place || place.firstChild) return;
  const words = valueOf(place, 'next');
  place.append(linkTo(address, words));
  say(words);
}

/** Picture and sound end with the page's right to them. */
export const stop = () => document.dispatchEvent(new Event(STOPPED));

function linkTo(address: string, words: string) {
  const link = document.createElement('a');
  link.href = address;
  link.textContent = words;
  return link;
}
