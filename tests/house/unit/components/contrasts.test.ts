import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brandFaults, contrastRatio, ON_BRAND } from '#app/domain/brand.ts';

const THEMES = ['default', 'white-on-black', 'yellow-on-black', 'black-on-yellow'] as const;

/** Foreground and background that stand on each other somewhere (design: look, Tokens). */
const TEXTS = [
  ['text', 'background'],
  ['text', 'surface'],
  ['muted', 'background'],
  ['muted', 'surface'],
  ['accent', 'background'],
  ['accent', 'surface'],
  ['accent-hover', 'background'],
  ['accent-hover', 'surface'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['visited', 'background'],
  ['danger', 'background'],
  ['danger', 'danger-tint'],
  ['background', 'danger'],
  ['success', 'success-tint'],
  ['notice', 'notice-tint'],
  ['focus-edge', 'focus-band'],
] as const;

const EDGES = [
  ['border', 'background'],
  ['border', 'surface'],
  ['accent', 'background'],
] as const;

describe.each(THEMES)('contrast %s', (theme) => {
  const tokens = tokensOf(readFileSync(`app/styles/contrast-${theme}.css`, 'utf8'));

  test.each(TEXTS)('%s on %s is at least 8:1', (front, back) => {
    expect(ratio(tokens.get(front), tokens.get(back))).toBeGreaterThanOrEqual(8);
  });

  test.each(EDGES)('%s on %s is at least 4.6:1', (front, back) => {
    expect(ratio(tokens.get(front), tokens.get(back))).toBeGreaterThanOrEqual(4.6);
  });

  test('either the band or the edge of the focus stands out by 7:1', () => {
    const background = tokens.get('background');
    const rings = ['focus-band', 'focus-edge'].map((token) => ratio(tokens.get(token), background));
    expect(Math.max(...rings)).toBeGreaterThanOrEqual(7);
  });
});

/** W3C's own examples, and the colours of the house. */
describe('the contrast of two colours', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ffffff', '#777777', 4.48],
    ['#0b4a66', '#0b4a66', 1],
  ])('%s and %s: %d:1', (one, other, expected) => {
    expect(contrastRatio(one, other)).toBeCloseTo(expected, 2);
  });
});

describe('a provider’s own colours', () => {
  const tokens = tokensOf(readFileSync('app/styles/contrast-default.css', 'utf8'));
  const ours = {
    band: tokens.get('band') ?? '',
    bandDeep: tokens.get('band-deep') ?? '',
    leaf: tokens.get('leaf') ?? '',
  };

  test('may be those of the house, on which its own text and focus lie', () => {
    expect(brandFaults(ours)).toEqual([]);
    expect(tokens.get('on-band')).toBe(ON_BRAND.text);
    expect(tokens.get('focus-band')).toBe(ON_BRAND.focus);
  });

  test.each([
    ['a band that is too light', { band: '#4477aa' }, ['white text', 'the mark of the focus', 'BRAND_LEAF']],
    ['a bar that is a little too light', { bandDeep: '#595a5a' }, ['white text']],
    ['a leaf that is hardly seen', { leaf: '#5d6f7b' }, ['BRAND_LEAF']],
  ])('%s is told with what cannot be read on it', (_, own, told) => {
    const faults = brandFaults({ ...ours, ...own });
    expect(faults.map((fault) => fault.split(' on ')[0])).toEqual(told);
  });
});

function tokensOf(css: string) {
  return new Map(
    [...css.matchAll(/--([a-z-]+): (#[0-9a-f]{6})/g)].map(([, name = '', value]) => [name, value]),
  );
}

const ratio = (one = '', other = '') => contrastRatio(one, other);

test('what is printed has the same two colours in every contrast', () => {
  const ON_SCREEN = ['accent-hover', 'focus-band', 'focus-edge', 'band-line'];
  const variables = (name: string) =>
    [...readFileSync(`app/styles/${name}.css`, 'utf8').matchAll(/--([\w-]+): *([^;]+);/g)].map(
      ([, variable = '', value = '']) => [variable, value] as const,
    );
  const printed = new Map(variables('print'));
  for (const [variable] of variables('contrast-default')) {
    if (!ON_SCREEN.includes(variable)) expect(printed.get(variable), variable).toMatch(/^(#000|#fff|1px)$/);
  }
});
