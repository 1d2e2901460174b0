/** The measures made inside a page; each function is sent to the browser as it stands, and returns what is wrong. */

/** Controls, and links that are not part of a sentence (2.5.5 leaves those out), of less than 44 x 44 px. */
export function smallTargets() {
  const isInSentence = (target: Element) =>
    target.matches('a') &&
    getComputedStyle(target).display === 'inline' &&
    [...(target.parentElement?.childNodes ?? [])].some((node) => node !== target && node.textContent?.trim());

  return [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input:not([type=hidden]), select, textarea',
    ),
  ]
    .filter((target) => target.tabIndex >= 0 && target.checkVisibility({ checkVisibilityCSS: true }))
    .filter((target) => !isInSentence(target) && !target.matches('.skip-links a'))
    .flatMap((target) => {
      const isOption = target.matches('[type=radio], [type=checkbox]');
      const { width, height } = (isOption ? target.nextElementSibling! : target).getBoundingClientRect();
      const size = `${Math.round(width)} x ${Math.round(height)}`;
      return width < 43.99 || height < 43.99 ? [`${size}: ${target.outerHTML.slice(0, 160)}`] : [];
    });
}

/** The parts that make the page wider than the window. */
export function widerThanWindow() {
  if (document.documentElement.scrollWidth <= window.innerWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
    .map(
      (element) =>
        `${Math.round(element.getBoundingClientRect().right)} px: ${element.outerHTML.slice(0, 160)}`,
    )
    .slice(-3);
}

/** Words and pictures whose text is cut off by their own box. */
export function cutOff() {
  return [...document.querySelectorAll<HTMLElement>('main *, header *, footer *, nav *')]
    .filter((element) => element.checkVisibility() && getComputedStyle(element).overflowX !== 'visible')
    .filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 && !element.matches('input, textarea, select'),
    )
    .filter((element) => element.clientWidth > 1)
    .map((element) => element.outerHTML.slice(0, 160));
}

/**
 * Texts of main that are seen before a text that is read before them: higher up, or left of it in the same line. What begins a
 * column of its own, right of all that was read before beside it, is seen after it.
 */
export function outOfOrder() {
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const texts: { node: Node; text: string; box: DOMRect }[] = [];
  const isBeside = ({ box, node }: { box: DOMRect; node: Node }, before: Node) => {
    let part: Node = before;
    while (part.parentNode && !part.parentNode.contains(node)) part = part.parentNode;
    return part instanceof Element && box.left >= part.getBoundingClientRect().right - 1;
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || !node.parentElement?.checkVisibility({ checkVisibilityCSS: true }))
      continue;
    // Words that are heard and not seen lie anywhere.
    if (node.parentElement.closest('.visually-hidden')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [box] = range.getClientRects();
    if (box) texts.push({ node, text: node.textContent.trim().slice(0, 60), box });
  }
  return texts.flatMap(({ node, text, box }, index) => {
    const before = texts[index - 1];
    if (!before) return [];
    const isAbove = box.bottom <= before.box.top + 1 && !isBeside({ box, node }, before.node);
    const isSameLine = Math.abs(box.top - before.box.top) < Math.min(box.height, before.box.height) / 2;
    return isAbove || (isSameLine && box.left < before.box.left)
      ? [`"${text}" is seen before "${before.text}"`]
      : [];
  });
}

/** Controls without a name that is seen, and whose name is not what stands on them. */
export function unlabelled() {
  return [
    ...document.querySelectorAll<HTMLInputElement>(
      'input:not([type=hidden], [type=submit]), select, textarea',
    ),
  ]
    .filter((control) => control.getAttribute('aria-hidden') !== 'true' && control.checkVisibility())
    .filter((control) => ![...(control.labels ?? [])].some((label) => label.innerText.trim()))
    .map((control) => control.outerHTML.slice(0, 160));
}

/**
 * Texts of the provider, whole or as words of a longer text, that no lang marks as Polish in a page of another language (3.1.2). They stand between
 * tags, or in an attribute that is read out.
 */
export function unmarkedPolish(texts: readonly string[]) {
  const escaped = texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const polish = new RegExp(`(?<![\\p{L}\\d])(?:${escaped.join('|')})(?![\\p{L}\\d])`, 'u');
  const isMarked = (element: Element | null) =>
    element?.closest('[lang]')?.getAttribute('lang')?.split('-')[0] === 'pl';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (isMarked(element)) continue;
    const said =
      node instanceof Element
        ? ['aria-label', 'alt', 'title', 'placeholder'].map((name) => node.getAttribute(name) ?? '')
        : [node.textContent ?? ''];
    found.push(...said.filter((text) => text.trim() && polish.test(text)));
  }
  return found;
}

/**
 * Words of two elements of one phrase that nothing parts for the ear: a space between boxes is not drawn, and a screen reader says
 * "listopada9:00". One that is kept inside a box (white-space, or one that breaks no line) is said.
 */
export function runTogether() {
  const isPhrasing = (element: Element) =>
    element.matches('a, abbr, b, bdi, code, em, i, label, small, span, strong, sub, sup, time');
  const upTo = (from: Node, top: Node) => {
    const ways: Element[] = [];
    for (let one = from.parentElement; one && one !== top; one = one.parentElement) ways.push(one);
    return ways;
  };
  const isBox = (element: Element) => !getComputedStyle(element).display.startsWith('inline');
  const isKept = ({ parentElement }: Node) =>
    parentElement !== null && /pre|break/.test(getComputedStyle(parentElement).whiteSpace);
  const isBreak = (node: Node) => node instanceof Element && !isPhrasing(node) && !node.closest('svg');

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  let before: Text | null = null;
  let space = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (isBreak(node)) before = null;
    if (!(node instanceof Text) || !node.parentElement?.checkVisibility()) continue;
    if (node.parentElement.closest('[aria-hidden=true]')) continue;
    if (!node.data.trim()) {
      // A space that its box keeps is said like one that breaks no line.
      space += isKept(node) ? '\u00a0' : node.data;
      continue;
    }
    if (before) {
      const range = document.createRange();
      range.setStartBefore(before);
      range.setEndAfter(node);
      const ways = [before, node].flatMap((one) => upTo(one, range.commonAncestorContainer));
      const [end, start] = [before.data.at(-1) ?? '', node.data[0] ?? ''];
      const isParted = ways.some(isBox)
        ? (end + space + start).includes('\u00a0') ||
          (/\s/.test(end) && isKept(before)) ||
          (/\s/.test(start) && isKept(node))
        : /\s/.test(end + space + start);
      const isOfWords = /[\p{L}\p{N}]\s*$/u.test(before.data) && /^\s*[\p{L}\p{N}]/u.test(node.data);
      const links = new Set([before, node].map((one) => one.parentElement?.closest('a')));
      const areTwoLinks = links.size === 2 && !links.has(null);
      if (isOfWords && !isParted && !areTwoLinks && ways.every(isPhrasing))
        found.push(`"${before.data.trim().slice(-40)}" and "${node.data.trim().slice(0, 40)}"`);
    }
    before = node;
    space = '';
  }
  return found;
}

/** Headings, landmarks, language: what every page has exactly once, or more often but named. */
export function brokenFrame(language: string) {
  const wrong: string[] = [];
  const count = (selector: string) => document.querySelectorAll(selector).length;
  for (const selector of [
    'h1',
    'main',
    'main h1',
    'body > header',
    'body > footer',
    'body > nav.skip-links',
  ]) {
    if (count(selector) !== 1) wrong.push(`${count(selector)} ${selector}`);
  }
  if (document.documentElement.lang !== language) wrong.push(`lang is ${document.documentElement.lang}`);

  const headingOf = (nav: Element) =>
    document.getElementById(nav.getAttribute('aria-labelledby') ?? '')?.textContent || null;
  const names = [...document.querySelectorAll('nav')].map(
    (nav) => nav.getAttribute('aria-label') ?? headingOf(nav),
  );
  if (names.includes(null) || new Set(names).size < names.length)
    wrong.push(`names of nav: ${names.join(', ')}`);

  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) < index);
  if (twice.length > 0) wrong.push(`ids more than once: ${twice.join(', ')}`);

  const order = ['.skip-links', '.header', '.navigation', 'main', '.footer'].map((name) =>
    document.querySelector(name),
  );
  order.forEach((part, index) => {
    const next = order[index + 1];
    if (part && next && !(part.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING)) {
      wrong.push(`${next.className} before ${part.className}`);
    }
  });
  return wrong;
}
