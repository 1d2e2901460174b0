/** The measures of the focus inside a page; each function is sent to the browser as it stands. */

type Stop = { element: Element; fault: string | null };
type Watched = { stops: Stop[]; watching?: AbortController };

/** Starts noting every stop of the Tab key; `focusFaults` tells what was wrong. */
export function watchFocus() {
  const stops: Stop[] = [];
  const own = window as unknown as Watched;
  // Another walk through the same document would be noted by both.
  own.watching?.abort();
  own.watching = new AbortController();
  own.stops = stops;

  const note = ({ target }: FocusEvent) => {
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
  };
  document.addEventListener('focusin', note, { signal: own.watching.signal });
}

/** The number of stops of Tab on the page: a group of radio buttons is one stop. */
export function tabStops() {
  const groups = new Set<string>();
  return [
    ...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea'),
  ].filter((element) => {
    if (element.tabIndex < 0 || !element.checkVisibility({ checkVisibilityCSS: true })) return false;
    if (!(element instanceof HTMLInputElement)) return true;
    if (element.type !== 'radio') return element.type !== 'hidden';
    if (groups.has(element.name)) return false;
    groups.add(element.name);
    return true;
  }).length;
}

/** The number of things that had the focus so far. */
export function stopsSeen() {
  const { stops } = window as unknown as Watched;
  return new Set(stops.map(({ element }) => element)).size;
}

/** Stops without the ring, and stops that come in another order than the document's, wherever the walk began. */
export function focusFaults(expected: number) {
  const { stops, watching } = window as unknown as Watched;
  watching?.abort();
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

/**
 * The ring of everything that takes the focus: 3 px of edge on 6 px of band, the two 7:1 apart, one of them 7:1 against what lies around.
 * The order is the document's unless a positive tabindex changes it.
 */
export function ringFaults() {
  const WANTED = 7;
  const partsOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour: string) =>
    partsOf(colour)
      .slice(0, 3)
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
  const ratio = (one: string, other: string) => {
    const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  };
  const around = (element: Element | null): string => {
    const colour = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
    return (partsOf(colour)[3] ?? 1) === 1 ? colour : around(element?.parentElement ?? null);
  };
  const faultOf = (element: HTMLElement) => {
    if (document.activeElement !== element) return 'takes no focus';
    const { outlineStyle, outlineWidth, outlineColor: edge, boxShadow } = getComputedStyle(element);
    const [, band, spread] = /^(rgba?\([^)]*\)) 0px 0px 0px (\S+)$/.exec(boxShadow) ?? [];
    if (outlineStyle !== 'solid' || outlineWidth !== '3px' || spread !== '6px' || !band)
      return `${outlineWidth} ${outlineStyle}, ${boxShadow}`;
    const behind = around(element.parentElement);
    const outer = Math.max(ratio(edge, behind), ratio(band, behind));
    if (ratio(edge, band) < WANTED || outer < WANTED) return `${edge} and ${band} on ${behind}`;
    const { width, height } = element.getBoundingClientRect();
    return width < 12 || height < 12 ? 'hidden' : null;
  };

  const had = document.activeElement as HTMLElement | null;
  const faults = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input:not([type=hidden]), select, textarea',
    ),
  ]
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ checkVisibilityCSS: true }))
    .flatMap((element) => {
      element.focus({ preventScroll: true });
      const fault = element.tabIndex > 0 ? 'out of order' : faultOf(element);
      return fault ? [`${fault}: ${element.outerHTML.slice(0, 160)}`] : [];
    });
  had?.focus({ preventScroll: true });
  if (had === document.body) (document.activeElement as HTMLElement | null)?.blur();
  return faults;
}
