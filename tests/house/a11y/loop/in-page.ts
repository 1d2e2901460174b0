/** What is measured inside a page; each function is sent to the browser as it stands, and returns what is wrong. */

/** Controls, and links that are not part of a sentence (2.5.5 leaves those out), of less than 44 x 44 px. */
export function smallTargets() {
  const isInSentence = (target: Element) =>
    target.matches('a') &&
    getComputedStyle(target).display === 'inline' &&
    [...(target.parentElement?.childNodes ?? [])].some((node) => node !== target && node.textContent?.trim());

  return [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden]), select, textarea'),
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

/** What makes the page wider than the window. */
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

/** Texts of main that are seen before a text that is read before them: higher up, or left of it in the same line. */
export function outOfOrder() {
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const texts: { text: string; box: DOMRect }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || !node.parentElement?.checkVisibility({ checkVisibilityCSS: true }))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [box] = range.getClientRects();
    if (box) texts.push({ text: node.textContent.trim().slice(0, 60), box });
  }
  return texts.flatMap(({ text, box }, index) => {
    const before = texts[index - 1];
    if (!before) return [];
    const isAbove = box.bottom <= before.box.top + 1;
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
    .filter((control) => control.getAttribute('aria-hidden') !== 'true')
    .filter((control) => ![...(control.labels ?? [])].some((label) => label.innerText.trim()))
    .map((control) => control.outerHTML.slice(0, 160));
}

/** Polish names in a page of another language that no lang marks (3.1.2; names of people and places need none). */
export function unmarkedPolish(names: readonly string[]) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const isMarked = node.parentElement?.closest('[lang]')?.getAttribute('lang') === 'pl';
    if (!isMarked && names.some((name) => text.includes(name))) found.push(text);
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

  const names = [...document.querySelectorAll('nav')].map((nav) => nav.getAttribute('aria-label'));
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

/** Starts noting every stop of the Tab key; `focusFaults` tells what was wrong. */
export function watchFocus() {
  const stops: { element: Element; fault: string | null }[] = [];
  (window as unknown as { stops: typeof stops }).stops = stops;

  document.addEventListener('focusin', ({ target }) => {
    const element = target as HTMLElement;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const hasRing = outlineStyle === 'solid' && outlineWidth === '3px' && / 6px/.test(boxShadow);
    const fault = !hasRing
      ? `${outlineWidth} ${outlineStyle}, ${boxShadow}`
      : width < 12 || height < 12
        ? 'hidden'
        : null;
    stops.push({ element, fault });
  });
}

/** How often Tab stops on the page: a group of radio buttons is one stop. */
export function tabStops() {
  const groups = new Set<string>();
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')].filter(
    (element) => {
      if (element.tabIndex < 0 || !element.checkVisibility({ checkVisibilityCSS: true })) return false;
      if (!(element instanceof HTMLInputElement)) return true;
      if (element.type !== 'radio') return element.type !== 'hidden';
      if (groups.has(element.name)) return false;
      groups.add(element.name);
      return true;
    },
  ).length;
}

/** How many things had the focus so far. */
export function stopsSeen() {
  const { stops } = window as unknown as { stops: { element: Element }[] };
  return new Set(stops.map(({ element }) => element)).size;
}

/** Stops without the ring, and stops that come in another order than the document's, wherever the walk began. */
export function focusFaults(expected: number) {
  const { stops } = window as unknown as { stops: { element: Element; fault: string | null }[] };
  const isBefore = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  const faults = stops.flatMap(({ element, fault }) =>
    fault ? [`${fault}: ${element.outerHTML.slice(0, 160)}`] : [],
  );

  const walked = [...new Set(stops.map(({ element }) => element))];
  const start = walked.findIndex((element) =>
    walked.every((other) => other === element || isBefore(element, other)),
  );
  const fromStart = [...walked.slice(start), ...walked.slice(0, start)];
  fromStart.forEach((element, index) => {
    const before = fromStart[index - 1];
    if (before && isBefore(element, before)) faults.push(`out of order: ${element.outerHTML.slice(0, 160)}`);
  });
  if (walked.length !== expected)
    faults.push(`${walked.length} stops of the Tab key, ${expected} things to use`);
  return faults;
}
