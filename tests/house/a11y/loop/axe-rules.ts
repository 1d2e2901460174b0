/**
 * Axe's 105 rules were read for what decides their verdict (4.14.1). All but those named here look at elements, attributes and whether a thing is
 * shown, which no contrast changes and of the sizes only what a media query shows or hides; `checks.ts` runs every rule where that happens.
 */
export const RULES_READ = 105;

/** The rules that read colours. Each runs in every contrast. */
export const COLOUR_RULES = [
  // Texts against what lies behind them: below 4.5:1 it is the first that fails, from there to 7:1 the second alone.
  'color-contrast',
  'color-contrast-enhanced',
  // A link's colour against its sentence's, where nothing else tells it apart.
  'link-in-text-block',
  // A table of rows with different backgrounds counts as one of data (isDataTable).
  'table-fake-caption',
  'td-has-header',
  'th-has-data-cells',
] as const;

/** The rules that read boxes, overflow, positions or the size of letters. Each runs at 320 px with the largest text. */
export const SIZE_RULES = [
  // Boxes, and what lies over them or beside them.
  'target-size',
  // Content that is larger than its box.
  'scrollable-region-focusable',
  // What lies behind a text depends on where it lies, and how much contrast it needs on how large it is.
  'color-contrast',
  'color-contrast-enhanced',
  'link-in-text-block',
  // What is on the screen, cut or pushed out, is what a name must contain and a label may be made of.
  'label-content-name-mismatch',
  'label',
  'select-name',
  'blink',
  'marquee',
  // A link out of the window may lead past the landmarks.
  'bypass',
  'region',
  'skip-link',
  // The size of a paragraph's letters against its neighbours'.
  'p-as-heading',
  // Spacing as a part of the letters' size.
  'avoid-inline-spacing',
  // Cells with borders make a table one of data (isDataTable).
  'table-fake-caption',
  'td-has-header',
  'th-has-data-cells',
  // What media queries hide, and what they turn.
  'hidden-content',
  'css-orientation-lock',
  // The window itself.
  'meta-viewport',
  'meta-viewport-large',
] as const;
