/** The parts looked for in every page; each function is sent to the browser as it stands, and returns what is wrong. */

/** Parts without which something is lost or comes unheard: the place where scripts speak, the session's end, ways to go, help. */
export function lostParts() {
  const faults: string[] = [];
  const has = (selector: string) => document.querySelector(selector) !== null;
  if (document.querySelectorAll('#live[aria-live=polite]').length !== 1)
    faults.push('no place for what scripts say');
  if (!has('.footer nav a[href="/display"]')) faults.push('no help and no display settings in the footer');

  if (has('.account [href="/logout"], .account [action="/logout"]')) {
    const end = document.querySelector<HTMLElement>('#session-end');
    if (!/\d{1,2}:\d{2}/.test(end?.innerText ?? '')) faults.push('the end of the session is not told');
    // A short session ends when it ends: it says so, and nothing prolongs it.
    const isShort = has('.account.guest');
    if (!isShort && !end?.querySelector('[type=submit]')) faults.push('the session cannot be prolonged');
  }
  for (const link of document.querySelectorAll('.navigation a, .sub-navigation a, .tabs a')) {
    const isHere = link.getAttribute('href') === location.pathname + location.search;
    if (isHere && !link.hasAttribute('aria-current'))
      faults.push(`not said to be current: ${link.outerHTML}`);
  }
  for (const table of document.querySelectorAll('table')) {
    if (!table.caption?.innerText.trim()) faults.push('a table without a caption');
    if (!table.querySelector('th[scope=col]')) faults.push('a table without headings of columns');
  }
  for (const link of document.querySelectorAll('a[href^="#"]')) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    if (!document.getElementById(id)) faults.push(`a link to nothing: ${link.outerHTML}`);
  }
  const groups = new Map<string, Element[]>();
  for (const option of document.querySelectorAll<HTMLInputElement>('[type=radio], [type=checkbox]'))
    groups.set(option.name, [...(groups.get(option.name) ?? []), option]);
  for (const [name, options] of groups) {
    const legend = options[0]?.closest('fieldset')?.querySelector('legend');
    if (options.length > 1 && !legend?.textContent.trim()) faults.push(`options without a question: ${name}`);
  }
  return faults;
}

/** The things that bar somebody from a page whatever stands on it: handlers, shortcuts, controls that are none, styles that nobody can change. */
export function bars(sensory: string) {
  const faults: string[] = [];
  const words = (element: Element) => element.outerHTML.slice(0, 160);
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    for (const name of element.getAttributeNames()) {
      if (/^on[a-z]|^(accesskey|style|draggable|dir)$/.test(name)) faults.push(`${name}: ${words(element)}`);
    }
  }
  const CONTROLS = 'a[href], button, summary, input, select, textarea';
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    const isForKeys = control.tabIndex >= 0 || control.closest('[aria-hidden=true]');
    if (!isForKeys) faults.push(`out of reach of the keyboard: ${words(control)}`);
  }
  for (const mock of document.querySelectorAll(
    '[role=button], [role=link], [role=checkbox], [role=radio], [contenteditable]',
  ))
    if (!mock.matches(CONTROLS)) faults.push(`a control that is none: ${words(mock)}`);
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const isPressed = getComputedStyle(element).cursor === 'pointer' && element.checkVisibility();
    if (isPressed && !element.closest(`${CONTROLS}, label`))
      faults.push(`for the mouse alone: ${words(element)}`);
  }
  const told = new RegExp(sensory, 'i').exec(document.querySelector('main')?.innerText ?? '');
  if (told) faults.push(`told by place or colour: ${told[0]}`);
  return faults;
}

/** Texts that are hard to read: justified, in capitals or long italics, or with lines that nearly touch. */
export function hardTexts() {
  const faults: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(
    'main :is(p, li, dd, dt, h1, h2, h3, label, legend)',
  )) {
    const text = element.innerText;
    if (text.length < 5) continue;
    const { textAlign, textTransform, fontStyle, lineHeight, fontSize } = getComputedStyle(element);
    const line = parseFloat(lineHeight) / parseFloat(fontSize);
    const fault =
      (textAlign === 'justify' && 'justified') ||
      (textTransform === 'uppercase' && 'in capitals') ||
      (fontStyle === 'italic' && 'in italics') ||
      (line < 1.2 && `lines of ${line.toFixed(2)}`);
    if (fault) faults.push(`${fault}: ${element.outerHTML.slice(0, 160)}`);
  }
  return faults;
}
