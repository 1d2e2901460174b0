import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

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

function tokensOf(css: string) {
  return new Map(
    [...css.matchAll(/--([a-z-]+): (#[0-9a-f]{6})/g)].map(([, name = '', value]) => [name, value]),
  );
}

/** WCAG 2.2: relative luminances, (lighter + 0.05) : (darker + 0.05). */
function ratio(one = '', other = '') {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
