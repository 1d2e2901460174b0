import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

const token = (name: string) => `var(--${name})`;

/** Rem media queries do not follow the text-size class, so that each size has the width that it needs. */
const atText = (size: 100 | 150, minWidth: number) =>
  `@media (min-width: ${(minWidth * size) / 100}rem) { .text-${size} & }`;

/** Rules that nobody here uses, and that would give each element of a page some forty variables. */
const WITH_VARIABLES = {
  backdropFilter: false,
  borderSpacing: false,
  boxShadow: false,
  contain: false,
  filter: false,
  fontVariantNumeric: false,
  gradientColorStops: false,
  ringWidth: false,
  scrollSnapType: false,
  touchAction: false,
  transform: false,
};

/** Words in quotes that are rules of Tailwind's, and no classes of this house. */
const NO_CLASSES = new Set(['hidden', 'table', 'visible']);

/** Class names stand in quotes; a word of the code that looks like one ("transform", "!icon") makes no rule. */
const classNames = (source: string) =>
  [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`/g)].flatMap(([, ...quoted]) =>
    quoted
      .join(' ')
      .split(/[\s{}$?:]+/)
      .filter((word) => !NO_CLASSES.has(word)),
  );

export default {
  content: {
    files: ['./app/**/*.{ts,tsx}'],
    extract: { ts: classNames, tsx: classNames },
  },
  corePlugins: { preflight: false, ...WITH_VARIABLES },
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      background: token('background'),
      surface: token('surface'),
      tint: token('tint'),
      band: { DEFAULT: token('band'), deep: token('band-deep'), on: token('on-band') },
      tab: { DEFAULT: token('tab'), on: token('on-tab') },
      leaf: token('leaf'),
      text: token('text'),
      muted: token('muted'),
      accent: { DEFAULT: token('accent'), on: token('on-accent'), hover: token('accent-hover') },
      visited: token('visited'),
      border: token('border'),
      danger: { DEFAULT: token('danger'), tint: token('danger-tint') },
      success: { DEFAULT: token('success'), tint: token('success-tint') },
      notice: { DEFAULT: token('notice'), tint: token('notice-tint') },
      focus: { band: token('focus-band'), edge: token('focus-edge') },
    },
    spacing: {
      0: '0',
      1: '0.25rem',
      2: '0.5rem',
      3: '0.75rem',
      4: '1rem',
      6: '1.5rem',
      8: '2rem',
      12: '3rem',
      16: '4rem',
      // Sides of boxes: they stay small beside very large text on a narrow screen.
      'side-3': 'min(0.75rem, 3vw)',
      'side-4': 'min(1rem, 4vw)',
      'side-6': 'min(1.5rem, 5vw)',
    },
    borderRadius: { DEFAULT: '0.375rem', full: '624rem', tab: '0.625rem 0.625rem 0 0' },
    extend: { maxWidth: { column: '48rem', frame: '74rem', measure: '70ch' } },
  },
  plugins: [
    plugin(({ addVariant }) => {
      addVariant('medium', [atText(100, 48), atText(150, 48)]);
      addVariant('wide', atText(100, 64));
    }),
  ],
} satisfies Config;
