import { createContext, useContext } from 'react';

export type Contrast = 'auto' | 'default' | 'white-on-black' | 'yellow-on-black' | 'black-on-yellow';
export type TextSize = '100' | '150' | '200' | '300';

/** The display in which the person wants to see the page; `auto` follows the system, for nothing was chosen yet. */
export type ShellDisplay = Readonly<{
  contrast: Contrast;
  textSize: TextSize;
  spacing: 'default' | 'wide';
  motion: 'default' | 'reduced';
  /** At 200 and 300 %: whether a word wider than a narrow column is divided. */
  longWords: 'divided' | 'whole';
}>;

export type NoticeKind = 'success' | 'notice' | 'error';

/** Says what has happened, or what has to be known. */
export type ShellNotice = Readonly<{
  kind: NoticeKind;
  text: string;
  /** Where to do what it asks for. */
  way?: Readonly<{ href: string; words: string }>;
  /** The number to call, where the notice says to call. */
  phone?: string;
}>;

/** The frame around the content of every page (C§2: top bar, footer, display settings). Texts are ready to be shown. */
export type ShellData = Readonly<{
  providerName: string;
  /** Absent: the name in words alone. */
  logoUrl: string | null;
  /** Null for a guest. */
  accountName: string | null;
  /** Where a guest signs in, with what is wanted after it. */
  signInPath: string;
  /** True while there is a session to end: a guest's short one too. */
  canSignOut: boolean;
  /** Scheduled bookings of all patients of the account; null for a guest, or when it is not known. */
  scheduledCount: number | null;
  /** The patient whom the page is about, where its address says so. */
  patientId: string | null;
  navigation: readonly Readonly<{ href: string; label: string; current: boolean }>[];
  /** Links of the provider, types O and H. */
  links: readonly Readonly<{ href: string; name: string; description: string }>[];
  help: Readonly<{ href: string }> | null;
  /** The registration desk's number; null while it is not known. */
  phone: string | null;
  /** When the desk is there, and where; null where the provider does not say, or it is not known. */
  hours: string | null;
  address: string | null;
  /** Where a map shows an address, which takes the place of {address}; null where the provider has none. */
  mapUrl: string | null;
  legal: readonly Readonly<{ href: string; name: string }>[];
  display: ShellDisplay;
  /** The stylesheet of the provider's own colours, where it has some. */
  brand: Readonly<{ href: string; media: string | undefined }> | null;
  /** Path and query of this page: where the display buttons come back to. */
  path: string;
  /** The path of the screen of its area to which the page belongs, where it lies below another address. */
  standsIn?: string | undefined;
  version: string;
  /** Null hides it from guests. */
  revision: string | null;
  region: string;
  /** The country whose numbers are typed without its code (C§9). */
  phones: string;
  securityLabel: string;
  /** Null once it was dismissed. */
  cookieNotice: string | null;
  /** When the session ends if nothing happens, in words; null for a guest. */
  sessionEnd: string | null;
  /** False for a short session, whose time nothing makes longer (decision 038). */
  canProlong: boolean;
  /** The same as seconds from now; null for a guest. Browsers' clocks are often wrong. */
  sessionSeconds: number | null;
  /** The minutes before that in which a page says so. */
  warningMinutes: number;
  /** The day, as paper says when it was printed. */
  printedOn: string;
  /** Shown once, right after the h1. */
  notices: readonly ShellNotice[];
  /** True unless PORTAL_ENV=production: people and records are made up. */
  isDemonstration: boolean;
  /** Many people use the device: no files, no new tabs (B-14). */
  isKiosk: boolean;
  /** Paths that no link leads to, as patterns; at a kiosk those of what could be kept. */
  withheld: readonly string[];
  /** The scope to which the person whom the page is about has narrowed what the account does for them (AP-22); null: not. */
  narrowed: 'VISITS' | 'VIEW' | null;
}>;

/** The shell that is left to show when even its own data could not be had. */
const BARE_SHELL: ShellData = {
  providerName: 'Portal',
  logoUrl: null,
  accountName: null,
  signInPath: '/login',
  canSignOut: false,
  scheduledCount: null,
  patientId: null,
  navigation: [],
  links: [],
  help: null,
  phone: null,
  hours: null,
  address: null,
  mapUrl: null,
  legal: [],
  brand: null,
  display: { contrast: 'auto', textSize: '100', spacing: 'default', motion: 'default', longWords: 'divided' },
  path: '/',
  version: '',
  revision: null,
  region: '',
  phones: 'pl',
  securityLabel: '',
  cookieNotice: null,
  sessionEnd: null,
  canProlong: false,
  sessionSeconds: null,
  warningMinutes: 2,
  printedOn: '',
  notices: [],
  isDemonstration: false,
  isKiosk: false,
  withheld: [],
  narrowed: null,
};

export const ShellContext = createContext<ShellData>(BARE_SHELL);

export const useShell = () => useContext(ShellContext);

/** The outcome of the act that led here, done or failed; a remark is none (docs/decisions/028-outcomes-are-heard.md). */
export const outcomeOf = (notices: readonly ShellNotice[]) => notices.find(({ kind }) => kind !== 'notice');

/** Whole names, for Tailwind keeps the classes that it can read. */
const TEXT_SIZE_CLASSES: Record<TextSize, string> = {
  100: 'text-100',
  150: 'text-150',
  200: 'text-200',
  300: 'text-300',
};

/** Classes of both html and body: the rem scale, spacing and motion. */
export function displayClasses({ textSize, spacing, motion }: ShellDisplay) {
  const classes = [TEXT_SIZE_CLASSES[textSize]];
  if (spacing === 'wide') classes.push('spacing-wide');
  if (motion === 'reduced') classes.push('motion-reduced');
  return classes.join(' ');
}
