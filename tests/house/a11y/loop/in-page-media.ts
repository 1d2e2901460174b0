/** What is measured of a page as other media show it; each function is sent to the browser as it stands, and returns what is wrong. */

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
    const parts = [mark, mark.firstElementChild].filter((part) => part !== null);
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

/** On paper: navigation and controls that nobody can press there, a page without its title, a printout without whose it is and from when. */
export function printFaults() {
  const seen = [
    ...document.querySelectorAll('nav, button, input, select, textarea, .actions, .footer, .cookie-notice'),
  ].filter((element) => element.checkVisibility({ checkVisibilityCSS: true }));
  const faults = seen.map((element) => `on paper: ${element.outerHTML.slice(0, 160)}`);
  if (!document.querySelector('h1')?.checkVisibility()) faults.push('on paper: no title');
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
