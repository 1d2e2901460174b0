/** Where letters stand inside a page, and the soft hyphens among them; each function is sent to the browser as it stands. */

type Breakable = { own: Map<Text | HTMLInputElement, string> };

/** Every text that the server writes soft hyphens into, with its language, as it is without them. */
export function breakableTexts() {
  const CLOSED = 'script, style, title, textarea, option, code';
  const known = window as unknown as Partial<Breakable>;
  const own: Breakable['own'] = new Map();
  const before = known.own ?? own;
  const note = (part: Text | HTMLInputElement, words: string) =>
    own.set(part, before.get(part) ?? words.replaceAll('\u00ad', ''));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
    if (/\p{L}{6}|\u00ad|\u00a0/u.test(node.data) && !node.parentElement?.closest(CLOSED))
      note(node, node.data);
  for (const button of document.querySelectorAll<HTMLInputElement>('input[type=submit]'))
    note(button, button.value);
  known.own = own;
  return [...own].map(([part, text]) => {
    const element = part instanceof Text ? part.parentElement : part;
    return {
      text,
      language: element?.closest('[lang]')?.getAttribute('lang') === 'en' ? ('en' as const) : ('pl' as const),
      isPhone: element?.closest('a[href^="tel:"], a[href^="sms:"]') !== null,
      isButton: part instanceof HTMLInputElement,
      isBrand: Boolean(element?.closest('.brand')),
    };
  });
}

/** Puts these texts in the place of those that `breakableTexts` told, in its order. */
export function putTexts(texts: readonly string[]) {
  const { own } = window as unknown as Breakable;
  [...own.keys()].forEach((part, index) => {
    const text = texts[index] ?? '';
    if (!(part instanceof Text)) part.setAttribute('value', text);
    else if (part.data !== text) part.data = text;
  });
}

/**
 * Words of which one line has the beginning and another the end, with no hyphen between. Addresses, logins among them, and codes of
 * letters and digits may break anywhere, and so may words in letters for which the portal has no patterns.
 */
export function cutWords() {
  const faults: string[] = [];
  const isFree = (word: string) =>
    /(?!\p{Script=Latin})\p{L}|[@_]|^\P{L}?\/\p{L}|:\/\/|\p{L}[./]\p{L}|\p{L}\d|\d\p{L}|\d{7}/u.test(word);
  const tell = (element: Element, word: string, at: number) =>
    faults.push(
      `${word.slice(0, at)}|${word.slice(at)}: ${element.outerHTML.replaceAll('\u00ad', '').slice(0, 120)}`,
    );
  const range = document.createRange();
  const boxAt = (node: Text, at: number) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const boxes = range.getClientRects();
    return boxes[boxes.length - 1];
  };
  /** Tells whether a line may end between two letters with this in between, the first of them included. */
  const mayEnd = (between: string, element: Element) =>
    /[-\u2010\u2013\u2014/]$/.test(between) ||
    (between.includes('\u00ad') && getComputedStyle(element).hyphens !== 'none');
  const lookAt = (node: Text, element: Element, word: string, start: number) => {
    let before = 0;
    let last = boxAt(node, start);
    for (let at = 1; at < word.length; at += 1) {
      if (word[at] === '\u00ad') continue;
      const box = boxAt(node, start + at);
      if (!box || !last) continue;
      const isNewLine = box.left < last.left && box.top > last.top + last.height / 2;
      const isInWord = /[\p{L}\d]$/u.test(word.slice(0, before + 1)) && /^[\p{L}\d]/u.test(word.slice(at));
      if (isNewLine && isInWord && !mayEnd(word.slice(before, at), element)) tell(element, word, at);
      last = box;
      before = at;
    }
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement;
    if (!element || !/[\p{L}\d]{2}/u.test(node.data) || element.closest('.visually-hidden, svg')) continue;
    range.selectNodeContents(node);
    // A text in one line has one box.
    if (range.getClientRects().length < 2) continue;
    // What is folded away is laid out in no room of its own.
    if (!element.checkVisibility()) continue;
    if (element.closest('.skip-links, .default-button') && element.getBoundingClientRect().width <= 1)
      continue;
    for (const { 0: word, index } of node.data.matchAll(/[^\s]{2,}/g)) {
      if (isFree(word.replaceAll('\u00ad', ''))) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length > 1) lookAt(node, element, word, index);
    }
  }

  const pen = document.createElement('canvas').getContext('2d')!;
  for (const button of document.querySelectorAll<HTMLInputElement>('input[type=submit]')) {
    if (!button.checkVisibility() || button.clientWidth <= 1) continue;
    const { font, paddingLeft, paddingRight, letterSpacing, hyphens } = getComputedStyle(button);
    const room = button.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    pen.font = font;
    pen.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
    const whole = hyphens === 'none' ? button.value.replaceAll('\u00ad', '') : button.value;
    const wide = whole
      .split(/\s|(?<=[-\u00ad/])/)
      .find((part) => pen.measureText(part.replace('\u00ad', '-')).width > room + 1);
    if (wide && !isFree(wide)) tell(button, wide, wide.length);
  }
  return faults;
}

/** Commas and full stops that begin a line, for the word before them stands in a box of its own. */
export function signsAlone() {
  const faults: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const before = node.previousSibling;
    if (!/^[,.;:!?)]/.test(node.textContent ?? '') || !(before instanceof Element)) continue;
    range.setStart(node, 0);
    range.setEnd(node, 1);
    const [sign] = range.getClientRects();
    const word = [...before.getClientRects()].at(-1);
    if (sign && word && sign.top >= word.bottom - 1)
      faults.push(`${node.textContent?.slice(0, 40)}: a sign alone`);
  }
  return faults;
}
