import type { CallWord } from '#app/domain/telehealth-live/call-words.ts';
import { say } from '#app/browser/live/page.ts';
import { fitIn, type Device } from './call.ts';
import { add, addToggle, wordsOfCall } from './words.ts';

const OWN_WIDTH = 160;
const DEVICES = ['microphone', 'camera'] as const;

/** A browser halts a silent picture that began by itself as soon as it is pushed out of sight; one that was told to play goes on. */
function keepPlaying(element: HTMLMediaElement | null) {
  if (!element) return;
  element.autoplay = false;
  void element.play().catch(() => undefined);
}

/** The panel that somebody sees and hears of a call: how it stands in words, pictures, and what can be pressed. */
export function createPanel(
  section: HTMLElement,
  press: Readonly<{
    connect: () => void;
    /** Connects with sound alone. */
    sound: () => void;
    disconnect: () => void;
    mute: (device: Device, isOff: boolean) => void;
    tell: () => void;
  }>,
) {
  const word = wordsOfCall(section);
  const hasPicture = section.dataset['kind'] === 'V';
  section.textContent = '';
  const fault = add(section, 'div');
  const pictures = add(section, 'div');
  const buttons = add(section, 'div', { className: 'list-head' });
  const status = add(section, 'p', { text: word(hasPicture ? 'before.V' : 'before.A') });
  const note = add(section, 'p');
  const muted = add(section, 'p', { className: 'hint' });
  const connect = add(buttons, 'button', { className: 'button-primary button-small', text: word('connect') });
  connect.type = 'button';
  let isOffered = true;
  connect.addEventListener('click', () => (isOffered ? press.connect() : press.disconnect()));
  const other = add(pictures, 'div');
  const own = add(pictures, 'div');
  // One's own picture lies on the doctor's, and alone in its place while there is none.
  const arrange = () => {
    pictures.className = pictures.querySelector('video') ? 'screen' : '';
    own.className = other.querySelector('video') ? 'self' : '';
  };
  let toggles: HTMLButtonElement[] = [];

  function showStatus(name: CallWord) {
    // Whose face is seen is there.
    status.className = name === 'talking' && other.querySelector('video') ? 'visually-hidden' : '';
    if (status.textContent === word(name)) return;
    status.textContent = word(name);
    say(word(name));
  }

  /** A button at the fault, which goes with it: the focus goes to the one that stays. */
  function offerHere(name: CallWord, act: () => void) {
    const button = add(fault, 'button', { className: 'button-secondary', text: word(name) });
    button.type = 'button';
    button.addEventListener('click', () => {
      connect.focus();
      act();
    });
  }

  function place(where: HTMLElement, element: HTMLMediaElement | null, name: string) {
    where.textContent = '';
    if (element && !(element instanceof HTMLVideoElement)) where.append(element);
    if (element instanceof HTMLVideoElement) placePicture(where, element, name);
    arrange();
  }

  function placePicture(where: HTMLElement, element: HTMLVideoElement, name: string) {
    // The vendor's elements come from elsewhere.
    fitIn(element);
    element.setAttribute('aria-label', name);
    where.append(element);
  }

  return {
    word,
    hasPicture,
    showStatus,
    showMuted(are: Readonly<Record<Device, boolean>>) {
      muted.textContent = DEVICES.filter((device) => are[device])
        .map((device) => word(`doctor.${device}.off`))
        .join(' ');
    },
    /** Says something that is so for as long as the call goes on. */
    showNote(name: CallWord | null) {
      note.textContent = name && word(name);
      if (name) say(word(name));
    },
    /** Offers what can be pressed; the button stays, for it has the focus of whoever pressed it. */
    offer(name: 'connect' | 'again' | 'back' | 'disconnect') {
      isOffered = name !== 'disconnect';
      connect.textContent = word(name);
    },
    /** Whoever pressed the button that stood here has the focus on this one. */
    focus: () => connect.focus(),
    /** Nothing can be pressed any more. */
    offerNothing: () => buttons.remove(),
    showFault(names: readonly CallWord[]) {
      fault.textContent = '';
      for (const [index, name] of names.entries())
        add(fault, 'p', { className: index === 0 ? 'error' : '', text: word(name) });
      if (names.includes('errors.connection')) offerHere('tellAgain', press.tell);
      if (hasPicture && names.includes('errors.devices')) offerHere('sound', press.sound);
      if (names.length) say(names.map(word).join(' '));
    },
    showOther: (element: HTMLMediaElement | null) => place(other, element, word('doctorPicture')),
    showOwn(element: HTMLMediaElement | null) {
      if (element instanceof HTMLVideoElement) element.width = OWN_WIDTH;
      place(own, element, word('ownPicture'));
      keepPlaying(element);
    },
    /** The toggles stand there while there is something to mute; null: there is nothing. */
    showToggles(areOff: Readonly<Record<Device, boolean>> | null, hasCamera: boolean) {
      for (const toggle of toggles) toggle.remove();
      if (!areOff) return;
      toggles = DEVICES.slice(0, hasCamera ? 2 : 1).map((device) =>
        addToggle(buttons, {
          on: word(`${device}.on`),
          off: word(`${device}.off`),
          isOn: !areOff[device],
          press: (isOn) => press.mute(device, !isOn),
        }),
      );
    },
  };
}
