/** The measures of a page as other media show it; each function is sent to the browser as it stands, and returns what is wrong. */

/** Under forced colours, which paint no grounds: fields, buttons, pills and marks without a line, and lines in the colour of the ground. */
export function forcedColourFaults() {
  const words = (element: Element) => element.outerHTML.slice(0, 160);
  const LINED =
    'input:not([type=hidden], [type=submit], [type=radio], [type=checkbox]), select, textarea, .option, .pill, .button-primary, .button-secondary, .button-danger, .button-choice, .notice, .error-summary';
  const lineOf = (element: Element) => {
    const style = getComputedStyle(element);
    const sides = (['Top', 'Bottom', 'Left', 'Right'] as const).map((side) => ({
      isThere: style[`border${side}Style`] !== 'none' && parseFloat(style[`border${side}Width`]) >= 1,
      colour: style[`border${side}Color`],
    }));
    return sides.filter(({ isThere, colour }) => isThere && colour !== style.backgroundColor).length;
  };
  const faults: string[] = [];
  for (const element of document.querySelectorAll(LINED)) {
    if (!element.checkVisibility()) continue;
    const wanted = element.matches('.notice') ? 1 : 4;
    if (lineOf(element) < wanted) faults.push(`forced colours: no line: ${words(element)}`);
    if (getComputedStyle(element).forcedColorAdjust !== 'auto')
      faults.push(`forced colours: refused: ${words(element)}`);
  }
  for (const mark of document.querySelectorAll('[aria-current], [aria-pressed=true]')) {
    if (!mark.checkVisibility()) continue;
    const parts = [mark, mark.firstElementChild, mark.querySelector('b')].filter((part) => part !== null);
    const isMarked = parts.some((part) => {
      const { textDecorationLine, textDecorationThickness, outlineStyle } = getComputedStyle(part);
      const isUnderlined = /underline/.test(textDecorationLine) && parseFloat(textDecorationThickness) >= 3;
      return isUnderlined || outlineStyle === 'solid' || lineOf(part) > 0;
    });
    if (!isMarked) faults.push(`forced colours: no mark: ${words(mark)}`);
  }
  for (const control of document.querySelectorAll<HTMLInputElement>('.option input:checked')) {
    const { appearance, forcedColorAdjust } = getComputedStyle(control);
    if (appearance === 'none' && forcedColorAdjust === 'auto')
      faults.push(`forced colours: what is chosen is not seen: ${words(control)}`);
  }
  return faults;
}

/** On paper, whatever the contrast: text paler than 7:1 on white or on its own ground, for not every browser prints it; and content that paper hides. */
export function paperFaults() {
  const words = (element: Element) => element.outerHTML.slice(0, 160);
  const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => Number(part) / 255);
    return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue) + 0.05;
  };
  const onWhite = (colour: string) => 1.05 / light(colour);
  const groundOf = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor: ground } = getComputedStyle(element);
    return /^rgba\(.*, 0\)$/.test(ground) ? groundOf(element.parentElement) : ground;
  };
  const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim();
  /** Ways to go and to act, of which paper has no use. */
  const LEFT_OUT =
    'nav, form, .actions, .print-choice, .no-print, details:not([open]), .back, #live, [class*=button-], p:has(> .action-link:only-child), li:has(> .action-link:only-child), .link-rows, .link-list, .list-head, .row-end, .pagination, .more, .quick, .summary dd + dd';
  const faults: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (element.closest('svg, script, .visually-hidden') || ![...element.childNodes].some(isText)) continue;
    if (element.checkVisibility({ checkVisibilityCSS: true })) {
      const { color } = getComputedStyle(element);
      if (onWhite(color) < 7) faults.push(`on paper: too pale: ${words(element)}`);
      if (light(groundOf(element)) / light(color) < 7)
        faults.push(`on paper: not told from its ground: ${words(element)}`);
    } else if (!element.closest(LEFT_OUT) && !element.closest('.action-link:not(:is(h2, h3, h4) *)'))
      faults.push(`on paper: left out: ${words(element)}`);
  }
  return faults;
}

/** On paper: navigation and controls that nobody can press there, a page without its title, a printout without whose it is and from when. */
export function printFaults() {
  const words = (element: Element) => element.outerHTML.slice(0, 160);
  const seen = [
    ...document.querySelectorAll('nav, button, input, select, textarea, .actions, .footer, .cookie-notice'),
  ].filter((element) => element.checkVisibility({ checkVisibilityCSS: true }));
  const faults = seen.map((element) => `on paper: ${element.outerHTML.slice(0, 160)}`);
  if (!document.querySelector('h1')?.checkVisibility()) faults.push('on paper: no title');
  // "Za 5 dni" and "wczoraj" are counted from a day, which paper names with its year, once; and nobody's menu says whose page it is.
  const days = [...document.querySelectorAll<HTMLElement>('.header .on-paper, .printout-head')].filter(
    (line) => line.checkVisibility() && /20\d\d/.test(line.innerText),
  );
  if (days.length !== 1) faults.push('on paper: not once from which day');
  const phone = document.querySelector('.footer .clinic a')?.textContent;
  const letterhead = document.querySelector<HTMLElement>('.header .on-paper');
  if (phone && !letterhead?.innerText.includes(phone)) faults.push('on paper: nobody to ring');
  const account = document.querySelector('.account:not(.guest) .with-icon')?.textContent.trim();
  if (account && !days[0]?.matches('.printout-head') && !days[0]?.innerText.includes(account))
    faults.push('on paper: whose account');
  for (const link of document.querySelectorAll('main a[href^="https"]')) {
    if (!link.checkVisibility() || getComputedStyle(link, '::after').content === 'none') continue;
    if (link.textContent.trim() === link.getAttribute('href'))
      faults.push(`on paper: an address twice: ${words(link)}`);
  }
  for (const printout of document.querySelectorAll('.printout')) {
    const head = printout.querySelector<HTMLElement>('.printout-head');
    const isShown = head?.checkVisibility() ?? false;
    if (!isShown || !head?.querySelector('time')) faults.push('on paper: no date');
    if (printout.querySelector('.card, .facts') && (head?.children.length ?? 0) < 2)
      faults.push('on paper: no patient');
    const { display } = getComputedStyle(head ?? printout);
    if (display !== 'table-header-group') faults.push('on paper: the head stands on the first sheet alone');
  }
  return faults;
}
