/** "#0b4a66": the six digits in lower case. */
type Colour = string;

/** A provider's own colours (design: look-2): header and start panel, the bar above it, and the leaf. */
export type Brand = Readonly<{ band: Colour; bandDeep: Colour; leaf: Colour }>;

/** The colours that lie on them in the default contrast (styles/contrast-default.css). */
export const ON_BRAND = { text: '#ffffff', focus: '#ffe066' } as const;

const LEAST = { text: 7, graphics: 4.5 } as const;

/** WCAG 2.2: how many times brighter the lighter of two colours is than the other; 1 to 21. */
export function contrastRatio(one: Colour, other: Colour) {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Colour) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Why patients could not read on these colours, one sentence a pair; none: they can. */
export function brandFaults({ band, bandDeep, leaf }: Brand): string[] {
  const pairs = [
    ['BRAND_BAND', band, 'white text', ON_BRAND.text, LEAST.text],
    ['BRAND_BAND_DEEP', bandDeep, 'white text', ON_BRAND.text, LEAST.text],
    ['BRAND_BAND', band, 'the mark of the focus', ON_BRAND.focus, LEAST.graphics],
    ['BRAND_BAND_DEEP', bandDeep, 'the mark of the focus', ON_BRAND.focus, LEAST.graphics],
    ['BRAND_BAND', band, 'BRAND_LEAF', leaf, LEAST.graphics],
  ] as const;
  return pairs.flatMap(([under, back, over, front, least]) => {
    const ratio = contrastRatio(front, back);
    if (ratio >= least) return [];
    return [`${over} on ${under}=${back} has a contrast of ${ratio.toFixed(2)}:1, and needs ${least}:1`];
  });
}

/** The stylesheet with them: its address changes with the colours, so that browsers may keep it. */
export const brandPath = ({ band, bandDeep, leaf }: Brand) =>
  `/brand${[band, bandDeep, leaf].map((colour) => colour.replace('#', '-')).join('')}.css`;

export const brandStylesheet = ({ band, bandDeep, leaf }: Brand) =>
  `:root{--band:${band};--band-deep:${bandDeep};--leaf:${leaf}}`;
