import { MARKS } from '#app/domain/telehealth-live/script-marks.ts';
import {
  find,
  findAll,
  findForm,
  keep,
  kept,
  makeButton,
  makeTick,
  pageOf,
  say,
  valueOf,
  wordsOf,
} from './page.ts';
import { showNotice } from './notices.ts';

/** 1 where somebody has switched it off (S-23): by default Enter sends. */
const ENTER_OFF = 'live-enter-off';
const TYPED = 'live-typed';
const ID = 'teleconsultationId';
const COMPOSED_MS = 50;

export type Fresh = (page: Document) => void;

/** Adds the lines that are not there yet. Returns what is to be said of those that others wrote. */
export function addLines(fresh: Document): string[] {
  const list = find('lines');
  if (!list) return [];
  const known = new Set(findAll('line').map((line) => valueOf(line, 'line')));
  const added = findAll('line', fresh).filter((line) => !known.has(valueOf(line, 'line')));
  if (added.length) {
    putLast(
      list,
      added.map((line) => document.importNode(line, true)),
    );
  }
  const heard = added.filter((line) => !line.hasAttribute(MARKS.own)).map(heardOf);
  return heard.length && list.hidden ? [tellHidden()] : heard;
}

/** Beside the button that shows the chat, until it is pressed. */
function tellHidden() {
  const place = find('chatSwitch');
  const words = place?.dataset['news'] ?? '';
  const told = place?.querySelector('span');
  if (told) told.textContent = words;
  return words;
}

/** The last line stands alone; those before it are folded, and counted. */
function putLast(list: HTMLElement, added: readonly HTMLElement[]) {
  const newest = list.lastElementChild;
  const fold = find('earlier');
  const [summary, before] = fold?.children ?? [];
  if (!newest || !fold || !summary || !before) return;
  newest.append(...added);
  before.append(...[...newest.children].slice(0, -1));
  summary.textContent = `${valueOf(fold, 'earlier')} ${before.children.length}`;
  showLines();
}

/** Lines are seen, and fold, where there are some and the chat is not hidden. */
function showLines() {
  const isHidden = chatPart()?.hidden ?? false;
  for (const element of [find('lines'), find('earlier')])
    if (element) element.hidden = isHidden || !element.querySelector('li');
}

const chatPart = () => document.getElementById(valueOf(find('chatSwitch'), 'chatSwitch'));

/** Who and when, and then the words. */
const heardOf = (line: HTMLElement) => [...line.children].map(wordsOf).join(': ');

/** The form of a new line sends without leaving the page. What was typed goes only when the line is kept. */
export function sendInPlace(takeFresh: Fresh) {
  const form = findForm();
  const field = form?.querySelector('textarea');
  if (!form || !field) return;
  offerEnter(form, field);
  keepTyped(form, field);
  let isSending = false;

  const pressed = lastPressed();
  form.addEventListener('submit', (event) => {
    // The buttons of the frame (display, cookies, session) belong to this form and lead elsewhere: they send no line.
    if ((event.submitter ?? pressed())?.hasAttribute('formaction')) return;
    event.preventDefault();
    // The house's guard against double submits stands at the document, and would hold the next line up.
    event.stopPropagation();
    if (isSending) return;
    isSending = true;
    void send(form, field, takeFresh).finally(() => (isSending = false));
  });
}

/** Which button was pressed last, for browsers that do not say by which one a form is sent; Enter in a field presses one, too. */
function lastPressed() {
  let button: Element | null = null;
  const note = ({ target }: Event) =>
    (button = target instanceof Element ? target.closest('[type=submit]') : null);
  document.addEventListener('click', note, { capture: true });
  return () => button;
}

async function send(form: HTMLFormElement, field: HTMLTextAreaElement, takeFresh: Fresh) {
  const typed = field.value;
  // The form has no files, so all its values are text.
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  const answer = await pageOf(form.action, { method: 'POST', body });
  if (answer.kind === 'signed-out') {
    showNotice('signedOut');
    return;
  }
  const error = errorPlace(form);
  const again = answer.kind === 'page' ? findForm(answer.document) : null;
  if (answer.kind !== 'page' || (answer.status >= 400 && !again)) {
    error.textContent = valueOf(form, 'chat');
    say(valueOf(form, 'chat'));
    return;
  }
  // Another page: which tab goes on, or that it is over. It has what was typed.
  if (!again) {
    location.assign(answer.address);
    return;
  }
  for (const name of ['csrf', '_key']) takeToken(form, again, name);
  if (answer.status >= 400) {
    const words = wordsOf(answer.document.querySelector('#errors li')) || valueOf(form, 'chat');
    error.textContent = words;
    say(words);
    return;
  }
  error.textContent = '';
  if (field.value === typed) field.value = '';
  takeFresh(answer.document);
}

/** Each line has a key of its own: the next one's comes with the page that the last one led to. */
export function takeToken(form: HTMLFormElement, again: HTMLFormElement, name: string) {
  const old = form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const fresh = again.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (old && fresh) old.value = fresh.value;
}

function errorPlace(form: HTMLFormElement) {
  const known = form.querySelector<HTMLElement>('p[data-error]');
  if (known) return known;
  const place = document.createElement('p');
  place.dataset['error'] = '';
  place.className = 'error';
  form.prepend(place);
  return place;
}

/** Enter sends, Shift+Enter makes a line, and Enter that ends a composed character does neither (S-23). */
function offerEnter(form: HTMLFormElement, field: HTMLTextAreaElement) {
  const place = find('enterSends');
  const tick = makeTick(place, valueOf(place, 'enterSends'));
  if (tick) {
    tick.checked = !kept(ENTER_OFF);
    tick.addEventListener('change', () => keep(ENTER_OFF, tick.checked ? 0 : 1));
  }
  // Safari tells of the Enter that ends composing after its end, in the same moment.
  let composedAt = -COMPOSED_MS;
  field.addEventListener('compositionend', ({ timeStamp }) => (composedAt = timeStamp));
  field.addEventListener('keydown', (event) => {
    const isComposing = event.isComposing || event.timeStamp - composedAt < COMPOSED_MS;
    if (event.key !== 'Enter' || event.shiftKey || isComposing || kept(ENTER_OFF)) return;
    event.preventDefault();
    form.querySelector<HTMLElement>('[type=submit]:not([hidden])')?.click();
  });
}

/** Keeps what is typed while the session ends: it comes back with the page, in this tab alone and in the same teleconsultation alone. */
function keepTyped(form: HTMLFormElement, field: HTMLTextAreaElement) {
  const name = `${TYPED}:${new URL(form.action).searchParams.get(ID) ?? ''}`;
  try {
    const before = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    if (before && !field.value) field.value = before;
    addEventListener('pagehide', () => {
      if (field.value) sessionStorage.setItem(name, field.value);
      else sessionStorage.removeItem(name);
    });
  } catch {
    // A browser that keeps nothing.
  }
}

/** The chat can be hidden; its lines are told of meanwhile. */
export function offerToHide() {
  const place = find('chatSwitch');
  const chat = chatPart();
  if (!place || !chat) return;
  const told = document.createElement('span');
  place.append(told, ' ');
  const button = makeButton(place, () => {
    chat.hidden = !chat.hidden;
    told.textContent = '';
    showLines();
    show();
  });
  button.setAttribute('aria-controls', chat.id);
  const show = () => {
    button.textContent = place.dataset[chat.hidden ? 'show' : 'hide'] ?? '';
    button.setAttribute('aria-expanded', String(!chat.hidden));
  };
  show();
}
