import type { LiveAnswer } from '#app/domain/telehealth-live/script-marks.ts';
import { addLines, offerToHide, sendInPlace } from './live/chat.ts';
import { offerTone } from './live/arrival.ts';
import { offerMedia } from './live/offer.ts';
import { forbidInPlace } from './live/forbid.ts';
import { hasStopped, showNext, showNotice, stop } from './live/notices.ts';
import {
  type Answered,
  endWith,
  find,
  findAll,
  keep,
  kept,
  makeButton,
  makeTick,
  pageOf,
  say,
  takeOver,
  unaskedHeaders,
  unsay,
  valueOf,
} from './live/page.ts';
import { listen, REFRESH_OFF, reportReady } from './live/reports.ts';

/**
 * The script with which the waiting room and the chat are better, and without which they are complete (decision 160):
 * reports that the patient is here, news without a press, and lines that are sent in place. Every word and every line is
 * the server's.
 */

/** Ages in minutes are no news: the page is asked for again when nothing else has done so. */
const AGES_MS = 60_000;

const root = find('page');
const isCall = valueOf(root, 'page') === 'call';
let mark = valueOf(root, 'state');
let freshAt = Date.now();
let isAsking = false;

const isSwitchedOff = () => !isCall && kept(REFRESH_OFF) === 1;

function takeFresh(page: Document) {
  freshAt = Date.now();
  mark = valueOf(find('page', page), 'state') || mark;
  document.title = page.title;
  const wasIn = find('enter') !== null;
  const news = [...takeOver(page), ...addLines(page)];
  if (news.length) say(news.join('. '));
  if (!wasIn && find('enter')) toned = playTone();
}

/** Asks for the page; where the server leads elsewhere now, a link says so. */
async function refresh() {
  if (isAsking || hasStopped()) return;
  isAsking = true;
  const answer = await pageOf(location.href, { headers: unaskedHeaders });
  isAsking = false;
  if (hasStopped()) return;
  if (answer.kind === 'signed-out') showNotice('signedOut');
  if (answer.kind !== 'page') return;
  if (valueOf(find('page', answer.document), 'page') === valueOf(root, 'page')) {
    takeFresh(answer.document);
    // A page that goes takes the tone with it.
    await toned;
    goOnIfTicked();
  } else if (answer.status < 400 && new URL(answer.address).pathname !== location.pathname) {
    leadElsewhere(answer);
  } else {
    showNotice(answer.status === 404 ? 'gone' : 'failed');
  }
}

let toned: Promise<unknown> = Promise.resolve();
const goOnTick = makeTick(find('goOn'), valueOf(find('goOn'), 'goOn'));

const playTone = offerTone();

/** The call opens by itself only where that was ticked (C-55). */
function goOnIfTicked() {
  if (goOnTick?.checked) find('enter')?.click();
}

function leadElsewhere({ address, document: page }: Extract<Answered, { kind: 'page' }>) {
  if (new URL(address).pathname === '/telehealth/teleconsultation') {
    if (goOnTick?.checked) location.assign(address);
    else showNext(address);
    return;
  }
  // Nothing of what was so before is true now, and whoever is led out of the call has nobody to speak to.
  showNotice(null);
  const focused = document.activeElement;
  const news = endWith(page);
  stop('ended');
  const link = showNext(address, news);
  if (!focused?.isConnected) link?.focus();
}

async function onAnswer(answer: LiveAnswer) {
  if (isSwitchedOff()) return;
  const asOf = find('asOf');
  if (asOf && asOf.textContent !== answer.asOf) asOf.textContent = answer.asOf;
  if (answer.mark !== mark || (isCall && Date.now() - freshAt > AGES_MS)) await refresh();
}

/** The same choice as for lists (S-22). Reports go on: without them the doctor would not know that somebody waits. */
function offerToSwitchRefreshing() {
  const place = find('refreshSwitch');
  if (!place) return;
  const told = document.createElement('span');
  place.append(told, ' ');
  const button = makeButton(place, () => {
    keep(REFRESH_OFF, isSwitchedOff() ? 0 : 1);
    show();
    if (isSwitchedOff()) {
      say(told.textContent);
      return;
    }
    unsay(place.dataset['told'] ?? '');
    void refresh();
  });
  const show = () => {
    told.textContent = isSwitchedOff() ? (place.dataset['told'] ?? '') : '';
    button.textContent = isSwitchedOff() ? (place.dataset['on'] ?? '') : valueOf(place, 'refreshSwitch');
  };
  show();
}

function begin() {
  for (const element of findAll('withoutScript')) element.remove();
  for (const element of findAll('withScript')) element.textContent = valueOf(element, 'withScript');
  offerToSwitchRefreshing();
  offerToHide();
  offerMedia();
  sendInPlace(takeFresh);
  forbidInPlace(takeFresh);
  const onMoved = () => void refresh();
  reportReady({ onAnswer, onMoved });
  listen({ onAnswer, onMoved, markNow: () => mark });
  goOnTick?.addEventListener('change', goOnIfTicked);
}

if (root) begin();
