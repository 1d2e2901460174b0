import type { CallWord } from '#app/domain/telehealth-live/call-words.ts';
import { STOPPED } from './notices.ts';
import { find, say } from './page.ts';
import { takeJoined } from './rejoin.ts';

/** Without scripts the chat comes first; with them the place of sound and picture does, the broad one of the two. */
function putFirst(section: HTMLElement) {
  const column = section.closest('section')?.parentElement;
  const chat = column?.previousElementSibling;
  if (!column || !chat) return;
  chat.before(column);
  column.className = chat.className;
  chat.className = '';
}

/** Sound and picture wait for "Połącz": before it nothing is asked for, loaded or played (C-60). Who was connected a moment before has pressed it. */
export function offerMedia() {
  const section = find('media');
  if (!section) return;
  const words = JSON.parse(section.dataset['words'] ?? '{}') as Partial<Record<CallWord, string>>;
  const note = document.createElement('p');
  const tell = (word: CallWord) => (note.textContent = words[word] ?? '');
  section.textContent = '';
  section.append(note);
  if (typeof RTCPeerConnection !== 'function' || typeof navigator.mediaDevices !== 'object') {
    tell('noWebRtc');
    return;
  }
  putFirst(section);
  tell(section.dataset['kind'] === 'V' ? 'before.V' : 'before.A');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button-primary';
  button.textContent = words.connect ?? '';
  const load = () => {
    say(tell('loading'));
    // Pressed again while it loads, it loads once: a module is one.
    import(/* @vite-ignore */ section.dataset['script'] ?? '').catch(() => say(tell('errors.unreachable')));
  };
  button.addEventListener('click', load);
  section.append(button);
  document.addEventListener(STOPPED, (event) => {
    // A module that still loads joins nothing any more; one that has joined says so itself.
    section.dataset['over'] = '';
    if (!button.isConnected) return;
    button.remove();
    tell((event as CustomEvent<'ended' | 'left'>).detail);
  });
  const off = takeJoined(section);
  if (off === null) return;
  section.dataset['rejoined'] = off;
  load();
}
