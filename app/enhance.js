// @ts-check
/**
 * The script with which a page is better, and without which it is complete (architecture §6). Words and times are data of
 * the page's live region. Plain ES2017, for old browsers get it unchanged.
 */

const MINUTE_MS = 60 * 1000;
const ANSWER_WITHIN_MS = 10 * 1000;
const QUIET_MS = 10 * 1000;
const SESSION_ENDS = 'session-ends';
const REFRESH_OFF = 'refresh-off';

const live = document.getElementById('live');
const data = live ? live.dataset : {};

/** @param {string | undefined} text */
function say(text) {
  if (live && text !== undefined) live.textContent = text;
}

/** A form is sent once; when no answer comes, or the page comes back, it can be sent again. */
function guardAgainstDoubleSubmits() {
  /** @type {Set<EventTarget | null>} */
  const sent = new Set();

  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (sent.has(form)) {
      event.preventDefault();
      return;
    }
    sent.add(form);
    say(data.sending);
    setTimeout(() => sent.delete(form), ANSWER_WITHIN_MS);
  });

  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    sent.clear();
    say('');
  });
}

/** Says shortly before the end what the footer says all the time, with the same button; another tab may prolong it. */
function warnBeforeTheSessionEnds() {
  if (!data.sessionSeconds) return;
  const ends = Date.now() + Number(data.sessionSeconds) * 1000;
  const warnBefore = Number(data.sessionWarningMinutes) * MINUTE_MS;
  keep(SESSION_ENDS, ends);
  check();

  function check() {
    const left = Math.max(ends, kept(SESSION_ENDS)) - Date.now();
    if (left <= 0) {
      say(data.sessionEnded);
    } else if (left <= warnBefore) {
      say(data.sessionWarning);
      offerMoreTime();
      setTimeout(check, left);
    } else {
      setTimeout(check, left - warnBefore);
    }
  }
}

function offerMoreTime() {
  const button = /** @type {HTMLInputElement} */ (document.querySelector('#session-end [type=submit]'));
  if (!live || !button || !button.form) return;
  const copy = /** @type {HTMLInputElement} */ (button.cloneNode(true));
  copy.setAttribute('form', button.form.id);
  live.appendChild(copy);
}

/** @param {string} name @param {number} value */
function keep(name, value) {
  try {
    localStorage.setItem(name, String(value));
  } catch (error) {
    // A browser that keeps nothing: each tab knows its own end and choice only.
  }
}

/** @param {string} name */
function kept(name) {
  try {
    return Number(localStorage.getItem(name));
  } catch (error) {
    return 0;
  }
}

/**
 * Lists that ask for it are fetched again while the page is seen, nobody is in them, and nobody has touched the page for
 * a while: who reads with a screen reader has no focus in the list, and presses keys. It can be switched off (S-22).
 */
function refreshListsQuietly() {
  const lists = document.querySelectorAll('[data-refresh]');
  if (!lists.length) return;
  ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart', 'scroll'].forEach((type) => {
    document.addEventListener(type, () => (touchedAt = Date.now()), { passive: true, capture: true });
  });
  lists.forEach((list) => {
    const again = () => refresh(list.id);
    setInterval(again, Number(list.getAttribute('data-refresh')) * 1000);
    document.addEventListener('visibilitychange', again);
  });
  offerToSwitchRefreshing();
}

let touchedAt = Date.now();
const isTouched = () => Date.now() - touchedAt < QUIET_MS;

function offerToSwitchRefreshing() {
  const place = document.getElementById('refresh-switch');
  if (!place) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button-quiet';
  const show = () => {
    button.textContent = (kept(REFRESH_OFF) ? place.dataset.on : place.dataset.off) || '';
  };
  button.addEventListener('click', () => {
    keep(REFRESH_OFF, kept(REFRESH_OFF) ? 0 : 1);
    show();
  });
  show();
  place.appendChild(button);
}

/** The list with the ways to other pages, which stand in a part of their own, its heading, and the time that it is of. @param {string} id */
async function refresh(id) {
  const list = document.getElementById(id);
  const part = list && list.parentElement;
  if (!part || document.hidden || kept(REFRESH_OFF)) return;
  if (isTouched() || part.contains(document.activeElement)) return;

  const page = await freshPage();
  const fresh = page && page.getElementById(id);
  tellFailure(id, !fresh);
  if (!page || !fresh || !fresh.parentElement || isTouched()) return;
  ['as-of', 'list-title'].forEach((name) => {
    const [shown, now] = [document.getElementById(name), page.getElementById(name)];
    if (shown && now) shown.textContent = now.textContent;
  });
  if (fresh.textContent === list.textContent) return;

  const news = newItems(list, fresh);
  part.innerHTML = fresh.parentElement.innerHTML;
  if (news) say((data.refreshed || '').replace('{{changes}}', news));
}

/** A page that waits for an answer from elsewhere asks for it for a minute, and comes anew when it is there: its title says it, and has the focus. */
function askForWhatIsAwaited() {
  const note = document.getElementById('awaited');
  if (!note || kept(REFRESH_OFF)) return;
  const ends = Date.now() + MINUTE_MS;
  note.textContent = note.dataset.soon || '';
  const asking = setInterval(
    async () => {
      const isLate = Date.now() >= ends;
      const page = await freshPage();
      if (page && !page.getElementById('awaited')) location.replace(location.pathname + location.search);
      if (!isLate) return;
      clearInterval(asking);
      note.textContent = note.dataset.late || '';
    },
    Number(note.dataset.seconds) * 1000,
  );
}

/** Where a list has words for it, a refresh that has failed is said once; what was there stays. @param {string} id @param {boolean} hasFailed */
function tellFailure(id, hasFailed) {
  const note = document.getElementById(`${id}-failed`);
  const words = (hasFailed && note && note.dataset.words) || '';
  if (!note || note.textContent === words) return;
  note.textContent = words;
  if (words) say(words);
}

/** @param {string} address @param {RequestInit} [more] */
async function quietly(address, more) {
  try {
    const headers = { 'x-quiet-refresh': '1' };
    const answer = await fetch(address, Object.assign({ credentials: 'same-origin', headers }, more));
    return answer.ok ? answer : null;
  } catch (error) {
    return null;
  }
}

async function freshPage() {
  const answer = await quietly(location.href);
  if (!answer || answer.redirected) return null;
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

/** The headings of the items that were not there before. @param {Element} list @param {Element} fresh */
function newItems(list, fresh) {
  const headings = (/** @type {Element} */ of) =>
    Array.from(of.children, (item) => (item.querySelector('h2, h3') || item).textContent);
  const known = headings(list);
  return headings(fresh)
    .filter((heading) => known.indexOf(heading) < 0)
    .join('; ');
}

/** A form that asks for it is kept every so often while something changes in it; from then on the page is the kept form's. */
function keepWhatIsTyped() {
  const form = /** @type {HTMLFormElement} */ (document.querySelector('form[data-keep]'));
  if (!form) return;
  const note = document.createElement('p');
  note.className = 'hint';
  const typed = () => new URLSearchParams(/** @type {any} */ (new FormData(form)));
  let before = typed().toString();
  let isSent = false;
  form.addEventListener('submit', () => (isSent = true));

  setInterval(
    async () => {
      const body = typed();
      const now = body.toString();
      if (isSent || now === before) return;
      before = now;
      body.set('intent', 'keep');
      const answer = await quietly(form.action, { method: 'POST', body });
      if (!answer || !answer.redirected) {
        before = '';
        return;
      }
      form.action = answer.url;
      history.replaceState(null, '', answer.url);
      const time = new Date().toLocaleTimeString(document.documentElement.lang, { timeStyle: 'short' });
      note.textContent = (form.dataset.kept || '').replace('{{time}}', time);
      form.appendChild(note);
    },
    Number(form.dataset.keep) * 1000,
  );
}

function focusOnWhatHappened() {
  const said = document.getElementById('errors') || document.getElementById('outcome');
  if (said && !location.hash) said.focus();
}

guardAgainstDoubleSubmits();
warnBeforeTheSessionEnds();
refreshListsQuietly();
askForWhatIsAwaited();
keepWhatIsTyped();
focusOnWhatHappened();
