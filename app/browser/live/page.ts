import { MARKS } from '#app/domain/telehealth-live/script-marks.ts';

type Mark = keyof typeof MARKS;

export const find = (mark: Mark, within: ParentNode = document) =>
  within.querySelector<HTMLElement>(`[${MARKS[mark]}]`);

/** The form of a new line. */
export const findForm = (within: ParentNode = document) =>
  within.querySelector<HTMLFormElement>(`form[${MARKS.chat}]`);

export const findAll = (mark: Mark, within: ParentNode = document) => [
  ...within.querySelectorAll<HTMLElement>(`[${MARKS[mark]}]`),
];

export const valueOf = (element: Element | null, mark: Mark) => element?.getAttribute(MARKS[mark]) ?? '';

/** The words of an element as they are heard: without soft hyphens, and with single blanks. */
export const wordsOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();

/** Where is heard what the page shows in its place. */
const heard = () => document.getElementById('heard');

/** Says once what the page shows. */
export function say(words: string) {
  const region = heard();
  if (region && words) region.textContent = words;
}

/** Takes away what was said last, where it is true no longer: whoever reads on comes by it. */
export function unsay(words: string) {
  const region = heard();
  if (words && region?.textContent === words) region.textContent = '';
}

/** The answer to a request of ours, or why there is none. */
export type Answered =
  | { kind: 'page'; address: string; document: Document; status: number }
  | { kind: 'signed-out' }
  | { kind: 'failed' };

/** A request that nobody pressed for does not count as use of the session. */
export const unaskedHeaders = { 'x-quiet-refresh': '1' };

export function ask(address: string, more: RequestInit = {}) {
  return fetch(address, { credentials: 'same-origin', ...more });
}

/** A form that is refused as another session's is one of somebody who has signed out meanwhile; a script's own refusals are JSON. */
export const leadsToSignIn = (answer: Response) =>
  answer.status === 401 ||
  (answer.status === 403 && !isJson(answer)) ||
  (answer.redirected && new URL(answer.url).pathname === '/login');

export const isJson = ({ headers }: Response) => headers.get('content-type')?.includes('json') ?? false;

/** Fetches a page, or posts a form and fetches the page that it leads to. */
export async function pageOf(address: string, more: RequestInit = {}): Promise<Answered> {
  try {
    const answer = await ask(address, more);
    if (leadsToSignIn(answer)) return { kind: 'signed-out' };
    if (answer.status >= 500) return { kind: 'failed' };
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return { kind: 'page', address: answer.url, document: page, status: answer.status };
  } catch {
    return { kind: 'failed' };
  }
}

/** Takes over what differs, and returns what is to be said of it. */
export function takeOver(fresh: Document): string[] {
  const before = new Map(findAll('said').map((element) => [element.id, wordsOf(element)]));
  for (const part of findAll('part')) {
    const now = fresh.getElementById(part.id);
    if (!now || part.contains(document.activeElement) || part.innerHTML === now.innerHTML) continue;
    part.innerHTML = now.innerHTML;
  }
  for (const age of [...findAll('age'), ...findAll('asOf')]) {
    const now = age.id ? fresh.getElementById(age.id) : null;
    if (now && now.textContent !== age.textContent) age.textContent = now.textContent;
  }
  return findAll('said', fresh)
    .filter((element) => wordsOf(element) !== before.get(element.id))
    .map((element) => {
      const shown = document.getElementById(element.id);
      if (shown && wordsOf(shown) !== wordsOf(element)) shown.innerHTML = element.innerHTML;
      return wordsOf(element);
    })
    .filter((words) => words !== '');
}

/** It goes on elsewhere: takes over how it stands from there, takes away what is so no more, and returns what is to be said. */
export function endWith(fresh: Document): string[] {
  for (const part of findAll('part')) {
    const now = fresh.getElementById(part.id)?.innerHTML ?? '';
    if (part.innerHTML !== now) part.innerHTML = now;
  }
  for (const element of findAll('open')) element.remove();
  document.title = fresh.title;
  return findAll('said', fresh)
    .map(wordsOf)
    .filter((words) => words !== '');
}

/** Keeps a choice of this browser; one that keeps nothing asks again on each page. */
export function keep(name: string, value: number) {
  try {
    localStorage.setItem(name, String(value));
  } catch {
    // Nothing is kept here.
  }
}

export function kept(name: string) {
  try {
    return Number(localStorage.getItem(name));
  } catch {
    return 0;
  }
}

/** A tick with its words, made where the place for it is; null where there is none. */
export function makeTick(place: HTMLElement | null, words: string) {
  if (!place) return null;
  const label = document.createElement('label');
  const tick = document.createElement('input');
  tick.type = 'checkbox';
  tick.id = `tick-${document.querySelectorAll('.option').length}`;
  label.htmlFor = tick.id;
  label.textContent = words;
  place.classList.add('option');
  place.append(tick, label);
  return tick;
}

export function makeButton(place: HTMLElement, press: () => void) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button-quiet';
  button.addEventListener('click', press);
  place.append(button);
  return button;
}
