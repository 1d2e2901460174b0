// @ts-check
/**
 * What a page is better with, and complete without (architecture §6): a guard against double submits, a warning before
 * the session ends, quiet refresh of lists, and focus on the errors or the outcome where autofocus does not do it.
 * Words and times are data of the page's live region. Plain ES2017, for old browsers get it unchanged.
 */

const MINUTE_MS = 60 * 1000;
const ANSWER_WITHIN_MS = 10 * 1000;
const QUIET_MS = 10 * 1000;
const SESSION_ENDS = 'session-ends';

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
  keep(ends);
  check();

  function check() {
    const left = Math.max(ends, kept()) - Date.now();
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

/** @param {number} ends */
function keep(ends) {
  try {
    localStorage.setItem(SESSION_ENDS, String(ends));
  } catch (error) {
    // A browser that keeps nothing: each tab knows its own end only.
  }
}

function kept() {
  try {
    return Number(localStorage.getItem(SESSION_ENDS));
  } catch (error) {
    return 0;
  }
}

/**
 * Lists that ask for it are fetched again while the page is seen, nobody is in them, and nobody has touched the page for
 * a while: who reads with a screen reader has no focus in the list, and presses keys.
 */
function refreshListsQuietly() {
  ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart', 'scroll'].forEach((type) => {
    document.addEventListener(type, () => (touchedAt = Date.now()), { passive: true, capture: true });
  });
  document.querySelectorAll('[data-refresh]').forEach((list) => {
    setInterval(() => refresh(list.id), Number(list.getAttribute('data-refresh')) * 1000);
  });
}

let touchedAt = Date.now();
const isTouched = () => Date.now() - touchedAt < QUIET_MS;

/** @param {string} id */
async function refresh(id) {
  const list = document.getElementById(id);
  if (!list || document.hidden || isTouched() || list.contains(document.activeElement)) return;

  const page = await freshPage();
  const fresh = page && page.getElementById(id);
  if (!fresh || isTouched() || fresh.textContent === list.textContent) return;

  const changes = changedItems(list, fresh);
  list.innerHTML = fresh.innerHTML;
  say((data.refreshed || '').replace('{{changes}}', changes));
}

async function freshPage() {
  try {
    const answer = await fetch(location.href, {
      credentials: 'same-origin',
      headers: { 'x-quiet-refresh': '1' },
    });
    if (!answer.ok || answer.redirected) return null;
    return new DOMParser().parseFromString(await answer.text(), 'text/html');
  } catch (error) {
    return null;
  }
}

/**
 * The headings of the items that are new or say something else.
 * @param {Element} list @param {Element} fresh
 */
function changedItems(list, fresh) {
  const known = Array.from(list.children, (item) => item.textContent);
  return Array.from(fresh.children)
    .filter((item) => known.indexOf(item.textContent) < 0)
    .map((item) => (item.querySelector('h2, h3') || item).textContent)
    .join('; ');
}

function focusOnWhatHappened() {
  const said = document.getElementById('errors') || document.getElementById('outcome');
  if (said && !location.hash) said.focus();
}

guardAgainstDoubleSubmits();
warnBeforeTheSessionEnds();
refreshListsQuietly();
focusOnWhatHappened();
