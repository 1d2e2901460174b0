/** The measures of boxes inside a page; each function is sent to the browser as it stands, and returns what is wrong. */

/**
 * Targets of which neither is part of a sentence, less than 8 px from each other. Of a target that is higher than 44 px the 44 in its middle
 * count: what it is higher keeps it apart from the rows above and below.
 */
export function crowdedTargets() {
  const APART = 8;
  const ENOUGH = 44;
  const middleOf = ({ left, right, top, bottom }: DOMRect) => {
    const down = Math.max((bottom - top - ENOUGH) / 2, 0);
    return { left, right, top: top + down, bottom: bottom - down };
  };
  const isInSentence = (target: Element) =>
    target.matches('a') &&
    getComputedStyle(target).display === 'inline' &&
    [...(target.parentElement?.childNodes ?? [])].some((node) => node !== target && node.textContent?.trim());
  const targets = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input:not([type=hidden]), select, textarea',
    ),
  ]
    .filter((target) => target.tabIndex >= 0 && target.checkVisibility({ checkVisibilityCSS: true }))
    .filter((target) => !isInSentence(target) && !target.matches('.skip-links a'))
    .map((target) => {
      const isOption = target.matches('[type=radio], [type=checkbox]');
      const box = (isOption ? target.nextElementSibling! : target).getBoundingClientRect();
      return { target, box: middleOf(box) };
    })
    .sort((one, other) => one.box.top - other.box.top);

  return targets.flatMap(({ target, box }, index) => {
    const faults: string[] = [];
    for (const next of targets.slice(index + 1)) {
      const down = next.box.top - box.bottom;
      if (down >= APART - 0.5) break;
      const across = Math.max(next.box.left - box.right, box.left - next.box.right);
      if (across >= APART - 0.5) continue;
      faults.push(
        `${Math.round(Math.max(down, across))} px: ${target.outerHTML.slice(0, 120)} and ${next.target.outerHTML.slice(0, 120)}`,
      );
    }
    return faults;
  });
}

/** A title that begins below the second screen: who reads very large letters has to find out where they are. */
export function titleFarDown() {
  // In a narrow window the loop keeps the display buttons open, which nobody finds open.
  const before = location.hash;
  location.replace('#');
  const top = (document.querySelector('h1')?.getBoundingClientRect().top ?? 0) + window.scrollY;
  location.replace(before || '#');
  return top > 2 * window.innerHeight ? [`${Math.round(top)} px: the title`] : [];
}

/** Links that stand for an act ("Odśwież listę") and are lower than 44 px, in a line of text too. */
export function lowActions() {
  return [...document.querySelectorAll<HTMLElement>('.action-link')]
    .filter((link) => link.checkVisibility({ checkVisibilityCSS: true }))
    .map((link) => ({ link, height: link.getBoundingClientRect().height }))
    .filter(({ height }) => height < 43.99)
    .map(({ link, height }) => `${Math.round(height)} px: ${link.outerHTML.slice(0, 160)}`);
}

/** Fields of dates in which a date has no room at 200 %, with letters as far apart as WCAG 1.4.12 says. */
export function tightDates(hasDate: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
  const roots = [document.documentElement, document.body];
  const was = roots.map(({ className }) => className);
  for (const root of roots) root.className = root.className.replace(/\btext-\d+/, 'text-200');
  document.adoptedStyleSheets = [sheet];
  const faults: string[] = [];
  for (const field of document.querySelectorAll('input')) {
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    const isDate = described.some((id) =>
      new RegExp(hasDate).test(document.getElementById(id)?.textContent ?? ''),
    );
    if (!isDate || !field.checkVisibility()) continue;
    const { value } = field;
    field.value = '28-08-2026';
    const { scrollWidth, clientWidth } = field;
    field.value = value;
    if (scrollWidth > clientWidth)
      faults.push(`${clientWidth} px for ${scrollWidth}: ${field.outerHTML.slice(0, 160)}`);
  }
  document.adoptedStyleSheets = [];
  roots.forEach((root, index) => {
    root.className = was[index]!;
  });
  return faults;
}

/** Opens the menu where it folds, and returns what was open before it; null where the menu does not fold. */
export function openMenu() {
  const opener = document.querySelector<HTMLAnchorElement>('.menu-opener');
  if (!opener?.checkVisibility()) return null;
  const before = location.hash;
  location.replace(opener.hash);
  return before || '#';
}

/**
 * Links of the error summary after which the field's label, hint or error stands above the window, or the control mostly below it: all of a
 * control must be in sight, and of a tall one 40 % of the window.
 */
export function hiddenByErrorLinks() {
  const faults: string[] = [];
  const wasAt = window.scrollY;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.error-summary a[href^="#"]')) {
    const id = decodeURIComponent(link.hash.slice(1));
    const target = document.getElementById(id);
    const field = target?.closest('.field, .field-group') ?? target?.parentElement;
    if (!target || !field) continue;
    target.scrollIntoView();
    const own = [`[for="${id}"]`, `[id="${id}-hint"]`, `[id="${id}-error"]`].join();
    const control = target.getBoundingClientRect();
    const enough = Math.min(control.height, window.innerHeight * 0.4);
    const inSight = Math.min(control.bottom, window.innerHeight) - Math.max(control.top, 0);
    if (inSight < enough - 1)
      faults.push(
        `${Math.round(inSight)} px of ${Math.round(enough)} in sight: ${target.outerHTML.slice(0, 120)}`,
      );
    // As much as stands above a control when it ends in sight (styles/frame.css).
    const room = window.innerHeight - (target.matches('textarea') ? window.innerHeight * 0.42 : 4 * rem);
    for (const part of field.querySelectorAll(`${own}, :scope > legend`)) {
      const { top } = part.getBoundingClientRect();
      // What is taller (a line for each of five files) ends in sight, right above its control.
      const fits = control.top - top <= room;
      if (top < -1 && fits) faults.push(`${Math.round(top)} px: ${part.outerHTML.slice(0, 120)}`);
    }
  }
  window.scrollTo(0, wasAt);
  return faults;
}

/** Controls that something lies over when they have the focus, at their middle or at a corner. */
export function coveredFocus() {
  const INSET = 4;
  const had = document.activeElement as HTMLElement | null;
  const wasAt = window.scrollY;
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input:not([type=hidden]), select, textarea',
    ),
  ]
    .filter((control) => control.tabIndex >= 0 && control.checkVisibility({ checkVisibilityCSS: true }))
    .filter((control) => !control.matches('.skip-links a'));
  // Where nothing stays on the screen, what lies over a control lies there wherever it is scrolled to, and many are looked at in one place.
  const hasPinned = [...document.querySelectorAll('body *')].some((element) =>
    /fixed|sticky/.test(getComputedStyle(element).position),
  );
  const placeOf = (control: HTMLElement) => control.getClientRects()[0] ?? control.getBoundingClientRect();
  const bringToSight = (control: HTMLElement) => {
    if (hasPinned) {
      control.focus({ preventScroll: true });
      control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else if (placeOf(control).top < 0 || placeOf(control).bottom > window.innerHeight)
      control.scrollIntoView({ block: 'start' });
    return placeOf(control);
  };
  // At the corners of a round control its own label is met, which is pressed for it.
  const isItsOwn = (met: Element, control: HTMLElement) =>
    control.contains(met) ||
    met.contains(control) ||
    (control instanceof HTMLInputElement && [...(control.labels ?? [])].some((label) => label.contains(met)));
  const isCovered = (control: HTMLElement) => {
    const { left, right, top, bottom } = bringToSight(control);
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      ...[left + INSET, right - INSET].flatMap((x) => [top + INSET, bottom - INSET].map((y) => [x, y])),
    ] as [number, number][];
    return points.some(([x, y]) => {
      if (x < 0 || y < 0 || x >= window.innerWidth || y >= window.innerHeight) return false;
      const met = document.elementFromPoint(x, y);
      return met !== null && !isItsOwn(met, control);
    });
  };
  const faults = controls.filter(isCovered).map((control) => control.outerHTML.slice(0, 160));
  had?.focus({ preventScroll: true });
  if (had === document.body) (document.activeElement as HTMLElement | null)?.blur();
  window.scrollTo(0, wasAt);
  return faults;
}

/** Texts that do not have three times the size when 300 % is chosen. `bounded`: those that the styles bound, by selector. */
export function fixedTexts(bounded: string) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const elements = new Set<Element>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (node.textContent?.trim() && parent && !parent.closest(bounded)) elements.add(parent);
  }
  for (const control of document.querySelectorAll('input, select, textarea')) {
    if (!control.closest(bounded)) elements.add(control);
  }
  const shown = [...elements];
  const sizes = () => shown.map((element) => parseFloat(getComputedStyle(element).fontSize));
  const roots = [document.documentElement, document.body];
  const small = sizes();
  for (const { classList } of roots) classList.replace('text-100', 'text-300');
  const large = sizes();
  for (const { classList } of roots) classList.replace('text-300', 'text-100');
  return shown.flatMap((element, index) => {
    const grown = (large[index] ?? 0) / (small[index] ?? 1);
    return grown < 2.99 ? [`${grown.toFixed(2)} times: ${element.outerHTML.slice(0, 160)}`] : [];
  });
}

/**
 * The parts that do not fit when lines, paragraphs, letters and words are as far apart as WCAG 1.4.12 says: sideways
 * scroll, boxes that cut off what is in them, texts that lie over each other.
 */
export function tightWithSpacing() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets = [sheet];
  const faults: string[] = [];
  const words = (element: Element | null) => element?.outerHTML.slice(0, 160) ?? '';
  if (document.documentElement.scrollWidth > window.innerWidth) {
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 1,
    );
    faults.push(...wide.slice(-3).map((element) => `wider than the window: ${words(element)}`));
  }

  type Line = { left: number; right: number; top: number; bottom: number; element: Element };
  const lines: Line[] = [];
  const unseen = new Map<Element, boolean>();
  const isUnseen = (element: Element): boolean => {
    const known = unseen.get(element);
    if (known !== undefined) return known;
    const { display, visibility, clipPath, position } = getComputedStyle(element);
    const is =
      display === 'none' ||
      visibility !== 'visible' ||
      clipPath === 'inset(50%)' ||
      (position === 'absolute' && element.getBoundingClientRect().width <= 1) ||
      (element.parentElement?.localName === 'details' &&
        element.localName !== 'summary' &&
        !element.parentElement.hasAttribute('open')) ||
      (element.parentElement !== null && isUnseen(element.parentElement));
    unseen.set(element, is);
    return is;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || isUnseen(element)) continue;
    range.selectNodeContents(node);
    // The middle of a line: where letters stand, whatever room the font asks for above and below.
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const inset = (bottom - top) / 4;
      if (right - left > 2) lines.push({ left, right, top: top + inset, bottom: bottom - inset, element });
    }
  }
  lines.sort((one, other) => one.top - other.top);
  lines.forEach((line, index) => {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next]!;
      if (other.top >= line.bottom - 1) break;
      if (Math.min(line.right, other.right) - Math.max(line.left, other.left) > 2)
        faults.push(`over each other: ${words(line.element)} and ${words(other.element)}`);
    }
  });

  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { overflowX, overflowY } = getComputedStyle(element);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    if (element.matches('svg, input:not([type=submit]), textarea, select') || isUnseen(element)) continue;
    const isCut = (overflow: string, is: number, has: number) =>
      (overflow === 'hidden' || overflow === 'clip') && is > has + 1;
    if (
      isCut(overflowX, element.scrollWidth, element.clientWidth) ||
      isCut(overflowY, element.scrollHeight, element.clientHeight)
    )
      faults.push(`cut off: ${words(element)}`);
  }
  document.adoptedStyleSheets = [];
  return faults;
}
