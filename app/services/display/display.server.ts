export const CONTRASTS = ['auto', 'default', 'white-on-black', 'yellow-on-black', 'black-on-yellow'] as const;
export const TEXT_SIZES = ['100', '150', '200', '300'] as const;
export const SPACINGS = ['default', 'wide'] as const;
export const MOTIONS = ['default', 'reduced'] as const;
export const LONG_WORDS = ['divided', 'whole'] as const;

/** A person's wishes for the look of pages (C§2, display settings). `contrast` auto follows the device's own settings. */
export type Display = {
  contrast: (typeof CONTRASTS)[number];
  textSize: (typeof TEXT_SIZES)[number];
  spacing: (typeof SPACINGS)[number];
  motion: (typeof MOTIONS)[number];
  longWords: (typeof LONG_WORDS)[number];
};

const CHOICES = {
  contrast: CONTRASTS,
  textSize: TEXT_SIZES,
  longWords: LONG_WORDS,
  spacing: SPACINGS,
  motion: MOTIONS,
} as const;

const DEFAULTS: Display = {
  contrast: 'auto',
  textSize: '100',
  spacing: 'default',
  motion: 'default',
  longWords: 'divided',
};
const YEAR_SECONDS = 365 * 24 * 3600;
const PATTERN = /(?:^|;\s*)display=([a-zA-Z0-9.~-]{1,120})/;

/** Reads the display cookie; anything unknown in it counts as not chosen. */
export function readDisplay(cookieHeader: string | null): Display {
  const value = cookieHeader ? PATTERN.exec(cookieHeader)?.[1] : undefined;
  if (!value) return DEFAULTS;
  return value.split('~').reduce((display, choice) => withChoice(display, choice) ?? display, DEFAULTS);
}

/** Applies one choice such as "contrast.yellow-on-black"; null when there is no such choice. */
export function withChoice(display: Display, choice: string): Display | null {
  const [name, value] = choice.split('.', 2);
  if (!name || !value || !Object.hasOwn(CHOICES, name)) return null;
  const allowed: readonly string[] = CHOICES[name as keyof typeof CHOICES];
  return allowed.includes(value) ? { ...display, [name]: value } : null;
}

/** The Set-Cookie value; the cookie says nothing about the person. */
export function writeDisplay(display: Display, { isSecure }: { isSecure: boolean }) {
  const value = Object.keys(CHOICES)
    .map((name) => `${name}.${display[name as keyof Display]}`)
    .join('~');
  return `display=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
}

/** Display settings in one query value: "contrast.black-on-yellow~textSize.200". */
export const choicesOf = (display: Display) =>
  Object.entries(display)
    .map(([name, value]) => `${name}.${value}`)
    .join('~');

/** The settings with a query value's choices on top; unknown choices are passed over. */
export const withChoices = (display: Display, choices: string | null) =>
  (choices ?? '').split('~').reduce((sum, choice) => withChoice(sum, choice) ?? sum, display);
