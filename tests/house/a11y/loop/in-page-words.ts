/** The readings of names, descriptions and marks inside a page; each function is sent to the browser as it stands, and returns what is wrong. */

/**
 * Names that do not begin with the words that are seen on a control (2.5.3), names that say nothing without what lies around (one of
 * `vague`), and labels that two fields of a group have.
 */
export function wrongNames(vague: readonly string[]) {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  const clipped = new Map<Element, boolean>();
  const isClipped = (element: Element): boolean => {
    const known = clipped.get(element);
    if (known !== undefined) return known;
    const { clipPath, visibility } = getComputedStyle(element);
    const is =
      clipPath === 'inset(50%)' || visibility !== 'visible' || element.getAttribute('aria-hidden') === 'true';
    clipped.set(element, is);
    return is;
  };
  const textsOf = (element: Element, isSeen: boolean) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_ALL, (node) => {
      if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
      if (isSeen ? isClipped(node) : node.getAttribute('aria-hidden') === 'true')
        return NodeFilter.FILTER_REJECT;
      return NodeFilter.FILTER_ACCEPT;
    });
    let text = '';
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.nodeType === Node.TEXT_NODE) text += node.textContent ?? '';
      else if (!isSeen && node instanceof HTMLImageElement) text += ` ${node.alt} `;
      else if (node instanceof Element && getComputedStyle(node).display !== 'inline') text += ' ';
    }
    return plain(text);
  };
  const referred = (control: Element) =>
    (control.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  // "Tak" answers the question of its group, which is heard before it.
  const isAnswer = (control: Element) =>
    control.matches('[type=radio], [type=checkbox]') &&
    plain(control.closest('fieldset')?.querySelector('legend')?.textContent ?? '') !== '';
  const faults: string[] = [];
  const taken = new Map<string, Element | null>();
  for (const control of document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, input:not([type=hidden]), select, textarea',
  )) {
    if (control.tabIndex < 0 || !control.checkVisibility({ checkVisibilityCSS: true })) continue;
    const labels = [...((control as HTMLInputElement).labels ?? [])];
    const isButton = control.matches('input[type=submit]');
    const seen = isButton
      ? plain((control as HTMLInputElement).value)
      : labels.length > 0
        ? plain(labels.map((label) => textsOf(label, true)).join(' '))
        : isClipped(control)
          ? ''
          : textsOf(control, true);
    const own = isButton
      ? (control as HTMLInputElement).value
      : labels.length > 0
        ? labels.map((label) => textsOf(label, false)).join(' ')
        : textsOf(control, false);
    const name = plain(referred(control) || control.getAttribute('aria-label') || own);
    const said = `"${name}": ${control.outerHTML.slice(0, 160)}`;
    if (name === '') faults.push(`no name: ${control.outerHTML.slice(0, 160)}`);
    else if (!name.startsWith(seen)) faults.push(`"${seen}" is seen, the name is ${said}`);
    else if (vague.includes(name) && !isAnswer(control)) faults.push(`says nothing alone: ${said}`);
    if (labels.length > 0) {
      const group = control.closest('fieldset, form');
      if (taken.get(name) === group) faults.push(`the label of two: ${said}`);
      taken.set(name, group);
    }
    if (control.title) faults.push(`a title that hands and eyes alone reach: ${said}`);
    if (control.hasAttribute('placeholder')) faults.push(`a placeholder: ${said}`);
  }
  return faults;
}

/** Descriptions that are not there or that nobody sees, errors that no field has, and marks that are a colour alone. */
export function lostDescriptions() {
  const words = (element: Element) => element.outerHTML.slice(0, 160);
  const faults: string[] = [];
  const described = [...document.querySelectorAll('[aria-describedby]')].filter((control) =>
    control.checkVisibility(),
  );
  const isSeen = (element: HTMLElement | null) =>
    Boolean(
      element?.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) &&
      element.innerText.trim() &&
      getComputedStyle(element).clipPath === 'none',
    );
  for (const control of described) {
    for (const id of control.getAttribute('aria-describedby')?.split(' ') ?? []) {
      if (!isSeen(document.getElementById(id))) faults.push(`#${id} is not seen: ${words(control)}`);
    }
  }
  const ids = new Set(described.flatMap((one) => one.getAttribute('aria-describedby')?.split(' ') ?? []));
  for (const text of document.querySelectorAll('main :is(.hint, .error)[id]')) {
    if (text.closest('.field, .option') && text.checkVisibility() && !ids.has(text.id))
      faults.push(`of no control: ${words(text)}`);
  }
  for (const error of document.querySelectorAll<HTMLElement>('main .field .error')) {
    if (!/^(Błąd|Error): ./.test(error.innerText)) faults.push(`an error in other words: ${words(error)}`);
    const field = error.closest('.field');
    if (!field?.querySelector('[aria-invalid=true]') && field?.getAttribute('aria-invalid') !== 'true')
      faults.push(`an error that is not told: ${words(error)}`);
    if (!field || parseFloat(getComputedStyle(field).borderLeftWidth) < 3)
      faults.push(`an error that is a colour alone: ${words(error)}`);
  }
  for (const pill of document.querySelectorAll<HTMLElement>('.pill')) {
    const shape = pill.querySelector('svg')?.getBoundingClientRect();
    if (!pill.checkVisibility()) continue;
    if (!pill.innerText.trim() || !shape || shape.width < 5) faults.push(`no word and shape: ${words(pill)}`);
  }
  return faults;
}

/** Current links and pressed buttons that only their colour tells from those beside them. */
export function marksOfColour() {
  const shapeOf = (element: Element) => {
    const of = (one: Element | null) => {
      if (!one) return '';
      const style = getComputedStyle(one);
      const line = /underline/.test(style.textDecorationLine) ? style.textDecorationThickness : 'none';
      const edges = [style.borderTopWidth, style.borderBottomWidth, style.borderLeftWidth];
      return [...edges, line, style.fontWeight, style.outlineStyle].join();
    };
    return `${of(element)} ${of(element.firstElementChild)} ${of(element.querySelector('b'))}`;
  };
  const faults: string[] = [];
  for (const mark of document.querySelectorAll('[aria-current], [aria-pressed=true]')) {
    if (!mark.checkVisibility()) continue;
    const group = mark.closest('ul, ol, fieldset, nav') ?? document.body;
    const other = [...group.querySelectorAll(mark.localName)].find(
      (one) =>
        one !== mark &&
        one.checkVisibility() &&
        !one.matches('[aria-current], [aria-pressed=true]') &&
        one.closest('ul, ol, fieldset, nav') === group,
    );
    if (other && shapeOf(other) === shapeOf(mark)) faults.push(mark.outerHTML.slice(0, 160));
  }
  return faults;
}

/** Fields whose autocomplete is not what the list says of their names or their labels. */
export function wrongAutocomplete(
  list: readonly { names: string; labels: string; tokens: readonly string[] }[],
) {
  return [
    ...document.querySelectorAll<HTMLInputElement>(
      'input:not([type=hidden], [type=submit], [type=radio], [type=checkbox], [type=file]), select, textarea',
    ),
  ].flatMap((field) => {
    const label = field.labels?.[0]?.innerText ?? '';
    const wanted = list.find(
      ({ names, labels }) => new RegExp(names).test(field.name) || new RegExp(labels, 'i').test(label),
    );
    const has = field.getAttribute('autocomplete') ?? '';
    return wanted && !wanted.tokens.includes(has)
      ? [`"${has}", not ${wanted.tokens.join(' or ')}: ${field.outerHTML.slice(0, 160)}`]
      : [];
  });
}

/** Styles that move or fade for longer than 0.2 s or again and again, whatever the device asks for; and what moves by itself. */
export function longMotion() {
  const LONGEST = 0.2;
  const faults: string[] = [];
  const check = (rule: CSSRule) => {
    if (rule instanceof CSSGroupingRule) for (const inner of rule.cssRules) check(inner);
    if (!(rule instanceof CSSStyleRule) || !/animation|transition/.test(rule.cssText)) return;
    const { animationDuration, animationIterationCount, animationName, transitionDuration } = rule.style;
    const times = `${animationDuration},${transitionDuration}`.match(/[\d.]+m?s/g) ?? [];
    const seconds = times.map((time) => parseFloat(time) / (time.endsWith('ms') ? 1000 : 1));
    const repeats = /infinite|^[2-9]|\d\d/.test(animationIterationCount);
    if (seconds.some((time) => time > LONGEST) || (animationName !== 'none' && repeats))
      faults.push(rule.cssText.slice(0, 160));
  };
  for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) check(rule);
  for (const moving of document.querySelectorAll('marquee, blink, [autoplay], meta[http-equiv=refresh i]'))
    faults.push(moving.outerHTML.slice(0, 160));
  if (document.getAnimations().length > 0) faults.push(`${document.getAnimations().length} animations run`);
  return faults;
}
