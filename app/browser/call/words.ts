import type { CallWord, CallWords } from '#app/domain/telehealth-live/call-words.ts';

/** Reads the words that the page has brought. */
export function wordsOfCall(section: HTMLElement): (word: CallWord) => string {
  const words = JSON.parse(section.dataset['words'] ?? '{}') as Partial<CallWords>;
  return (word) => words[word] ?? '';
}

type Wanted = Readonly<{ className?: string; text?: string }>;

/** An element with its class and words, at the end of another. */
export function add<Name extends 'div' | 'p' | 'button'>(
  parent: HTMLElement,
  name: Name,
  { className = '', text = '' }: Wanted = {},
) {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.textContent = text;
  parent.append(element);
  return element;
}

/** A button that says in words, and to programs, whether what it is named after is on. */
export function addToggle(
  parent: HTMLElement,
  {
    on,
    off,
    isOn: wasOn = true,
    press,
  }: Readonly<{
    on: string;
    off: string;
    isOn?: boolean;
    press: (isOn: boolean) => void;
  }>,
) {
  const button = add(parent, 'button', { className: 'button-secondary button-small' });
  let isOn = wasOn;
  const show = () => {
    button.textContent = isOn ? on : off;
    button.setAttribute('aria-pressed', String(isOn));
  };
  button.type = 'button';
  button.addEventListener('click', () => {
    isOn = !isOn;
    show();
    press(isOn);
  });
  show();
  return button;
}
