/** The measures of colours inside a page; each function is sent to the browser as it stands, and returns what is wrong. */

/** The looks that controls may have, as classes of the page under which `stateSheet` paints every one of them so. */
export const STATES = [
  'state-hover',
  'state-focus',
  'state-visited',
  'state-visited state-hover',
  'state-visited state-hover state-focus',
] as const;

/**
 * Kinds of controls that are seen: which tags and classes they have and lie in. Two of a kind have the same colours, whatever stands
 * on them.
 */
export function kindsOfControls() {
  const kindOf = (element: Element | null): string =>
    element === null || element === document.body
      ? ''
      : `${kindOf(element.parentElement)}>${element.localName}.${element.className}${['aria-current', 'aria-pressed', 'type'].map((name) => element.getAttribute(name) ?? '').join()}`;
  return [
    ...new Set(
      [...document.querySelectorAll('a[href], button, summary, input:not([type=hidden]), select, textarea')]
        .filter((element) => element.checkVisibility())
        .map(kindOf),
    ),
  ];
}

/**
 * Texts of less than 7:1, and lines and shapes that are needed of less than 4.5:1, on what lies behind them; `states`: of the controls in
 * each of these states too. Logos and pictures are left out.
 */
export function paintFaults(states: readonly string[]) {
  const TEXT = 7;
  const GRAPHIC = 4.5;
  const DRAWING = 160;
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  type Grounds = Map<Element, Colour>;

  const read = (colour: string): Colour => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return [red, green, blue, alpha];
  };
  const over = (top: Colour, below: Colour): Colour => {
    const mix = (index: 0 | 1 | 2) => top[index] * top[3] + below[index] * (1 - top[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  const luminance = (colour: Colour) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, share, index) => {
      const part = (colour[index] ?? 0) / 255;
      return sum + share * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    }, 0);
  const ratio = (colour: Colour, ground: Colour) => {
    const [one, other] = [luminance(over(colour, ground)), luminance(ground)];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  };
  const faded = ([red, green, blue, alpha]: Colour, opacity: number): Colour => [
    red,
    green,
    blue,
    alpha * opacity,
  ];

  const CONTROL = 'a[href], button, summary, input, select, textarea';
  const OUTLINED = `${CONTROL}, .option, .pill, .notice, .error-summary, .field-invalid, [aria-current], [aria-pressed] > *`;
  const FIELD = 'select, textarea, input:not([type=submit])';
  const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;

  const isUnseen = (element: Element, style: CSSStyleDeclaration) =>
    style.display === 'none' ||
    style.clipPath === 'inset(50%)' ||
    (element.parentElement?.localName === 'details' &&
      element.localName !== 'summary' &&
      !element.parentElement.hasAttribute('open'));

  const words = (element: Element) => element.outerHTML.slice(0, 160);
  const hasText = (element: Element) =>
    element.matches(FIELD) ||
    element.matches('[type=submit]') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

  /** A field needs its line all around; whatever else has a line needs it to be seen, unless its ground is. */
  const edgeFault = (element: Element, style: CSSStyleDeclaration, outside: Colour, inside: Colour) => {
    if (ratio(inside, outside) >= GRAPHIC || !element.matches(OUTLINED)) return null;
    const seen = SIDES.filter(
      (side) => style[`border${side}Style`] !== 'none' && parseFloat(style[`border${side}Width`]) >= 1,
    );
    const isField = element.matches(FIELD) && !element.matches('[type=file], .option input:checked');
    if (isField && seen.length < 4) return `a line on ${seen.length} sides`;
    const faint = seen
      .map((side) => read(style[`border${side}Color`]))
      .filter(([, , , alpha]) => isField || alpha > 0)
      .map((colour) => ratio(colour, outside))
      .find((one) => one < GRAPHIC);
    return faint === undefined ? null : `line ${faint.toFixed(1)}:1`;
  };

  /** Each shape is seen on what lies behind the picture, or on the shape that it lies in. An area of a drawing need not be when more is drawn on it. */
  const shapeFaults = (svg: Element, ground: Colour, opacity: number) => {
    const isDrawing = svg.getBoundingClientRect().width >= DRAWING;
    const shapes = [...svg.querySelectorAll('path, rect, circle, polyline, use')].filter(
      (shape) => !shape.closest('symbol'),
    );
    const painted = shapes.map((shape) => {
      const { fill, stroke, opacity: own, strokeWidth } = getComputedStyle(shape);
      const paints = [fill, parseFloat(strokeWidth) > 0 ? stroke : 'none'].filter(
        (paint) => paint !== 'none',
      );
      const colours = paints.map((paint) => faded(read(paint), opacity * Number(own)));
      return { shape, colours, isArea: isDrawing && stroke === 'none' };
    });
    const liesIn = (shape: Element, other: Element) => {
      const [box, around] = [shape.getBoundingClientRect(), other.getBoundingClientRect()];
      const isBeside = box.left < around.left || box.right > around.right;
      return !isBeside && box.top >= around.top && box.bottom <= around.bottom;
    };
    return painted.flatMap(({ shape, colours, isArea }, index) => {
      if (colours.some((colour) => ratio(colour, ground) >= GRAPHIC)) return [];
      if (isArea && painted.slice(index + 1).some((later) => liesIn(later.shape, shape))) return [];
      const isOn = painted
        .slice(0, index)
        .some(
          ({ shape: below, colours: [fill = ground] }) =>
            liesIn(shape, below) && colours.some((colour) => ratio(colour, fill) >= GRAPHIC),
        );
      return isOn ? [] : [`shape: ${words(svg)}`];
    });
  };

  const faultsIn = (roots: readonly Element[], grounds: Grounds, known: Colour) => {
    const faults: string[] = [];
    const visit = (element: Element, outside: Colour, fading: number) => {
      const style = getComputedStyle(element);
      if (isUnseen(element, style)) return;
      const opacity = fading * Number(style.opacity);
      if (element.localName === 'svg') {
        if (!element.closest('.brand')) faults.push(...shapeFaults(element, outside, opacity));
        return;
      }
      const inside = over(faded(read(style.backgroundColor), opacity), outside);
      grounds.set(element, outside);
      if (style.visibility === 'visible') {
        const colour = faded(read(style.color), opacity);
        const isText = hasText(element) && !element.matches('[type=radio], [type=checkbox]');
        if (isText && style.backgroundImage !== 'none')
          faults.push(`a picture behind text: ${words(element)}`);
        if (isText && ratio(colour, inside) < TEXT)
          faults.push(`text ${ratio(colour, inside).toFixed(1)}:1: ${words(element)}`);
        const edge = edgeFault(element, style, outside, inside);
        if (edge) faults.push(`${edge}: ${words(element)}`);
        if (element.matches(':disabled, [aria-disabled=true]')) faults.push(`disabled: ${words(element)}`);
      }
      for (const child of element.children) visit(child, inside, opacity);
    };
    for (const root of roots) visit(root, grounds.get(root) ?? known, 1);
    return faults;
  };

  const canvas: Colour = read(getComputedStyle(document.body).backgroundColor);
  const grounds: Grounds = new Map();
  const faults = faultsIn([document.body], grounds, over(canvas, [255, 255, 255, 1]));
  if (states.length === 0) return faults;

  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText);
  const painted = rules
    .join('\n')
    .replace(/:hover/g, ':is(.state-hover *)')
    .replace(/:focus(-visible)?(?![-\w])/g, ':is(.state-focus *)')
    .replace(/:visited/g, ':is(.state-visited *)');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(painted);
  const root = document.documentElement;
  const before = root.className;
  const controls = [...document.querySelectorAll(`${CONTROL}, .option`)].filter(
    (control) => grounds.has(control) && !control.parentElement?.closest(CONTROL),
  );
  document.adoptedStyleSheets = [sheet];
  for (const state of states) {
    root.className = `${before} ${state}`;
    const found = faultsIn(controls, new Map(grounds), canvas);
    faults.push(...found.filter((fault) => !faults.includes(fault)).map((fault) => `${state}: ${fault}`));
  }
  document.adoptedStyleSheets = [];
  root.className = before;
  return faults;
}
