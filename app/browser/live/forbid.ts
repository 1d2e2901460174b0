import { find, pageOf, say, valueOf } from './page.ts';
import { showNotice } from './notices.ts';
import { takeToken, type Fresh } from './chat.ts';

/** The yes to a recording is taken back in place: a page that goes would take picture and sound with it. */
export function forbidInPlace(takeFresh: Fresh) {
  const place = find('forbid');
  const form = place?.querySelector('form');
  if (!place || !form) return;
  let isSending = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // The house's guard against double submits would leave the button as it is while nothing answers.
    event.stopPropagation();
    if (isSending) return;
    isSending = true;
    void send(place, form, takeFresh).finally(() => (isSending = false));
  });
}

async function send(place: HTMLElement, form: HTMLFormElement, takeFresh: Fresh) {
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  const answer = await pageOf(form.action, { method: 'POST', body });
  if (answer.kind === 'signed-out') {
    showNotice('signedOut');
    return;
  }
  const fresh = answer.kind === 'page' && answer.status < 400 ? answer.document : null;
  const again = find('forbid', fresh ?? document)?.querySelector('form');
  if (!fresh || again || !find('page', fresh)) {
    if (fresh && again) for (const name of ['csrf', '_key']) takeToken(form, again, name);
    tell(place, place.dataset['failed'] ?? '');
    return;
  }
  takeFresh(fresh);
  const hadFocus = form.contains(document.activeElement);
  form.remove();
  const told = tell(place, valueOf(place, 'forbid'));
  // The button that was pressed is gone.
  told.tabIndex = -1;
  if (hadFocus) told.focus();
}

function tell(place: HTMLElement, words: string) {
  const told = place.querySelector('p') ?? document.createElement('p');
  told.textContent = words;
  place.append(told);
  say(words);
  return told;
}
