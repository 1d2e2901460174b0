type Kind = readonly [word: string, sign: RegExp];

/** The more special first: most browsers call themselves by the names of others as well. */
const BROWSERS: readonly Kind[] = [
  ['edge', /\bEdgA?(?:iOS)?\//],
  ['opera', /\bOPR\/|\bOpera\b/],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['safari', /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//],
  ['text', /^(?:Lynx|w3m|ELinks|Links)\b/],
];

const SYSTEMS: readonly Kind[] = [
  ['android', /\bAndroid\b/],
  ['ios', /\b(?:iPhone|iPad|iPod)\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMacintosh\b|\bMac OS X\b/],
  ['chromeos', /\bCrOS\b/],
  ['linux', /\bLinux\b|\bX11\b/],
];

const OTHER = 'other';
const wordOf = (kinds: readonly Kind[], text: string) =>
  kinds.find(([, sign]) => sign.test(text))?.[0] ?? OTHER;

/**
 * Returns the kind of a browser and of its system ("firefox-windows"), of what it says of itself: enough for its owner to know it
 * again, and not more. Undefined where it says nothing.
 */
export function deviceOf(userAgent: string | null) {
  const text = userAgent?.trim().slice(0, 500);
  return text ? `${wordOf(BROWSERS, text)}-${wordOf(SYSTEMS, text)}` : undefined;
}

const BROWSER_WORDS = [...BROWSERS.map(([word]) => word), OTHER];
const SYSTEM_WORDS = [...SYSTEMS.map(([word]) => word), OTHER];

/** Returns the two words of a device that the portal knows by name; null for any other, whoever has written it. */
export function partsOfDevice(device: string | null | undefined) {
  const [browser = '', system = '', ...more] = device?.split('-') ?? [];
  const isKnown = BROWSER_WORDS.includes(browser) && SYSTEM_WORDS.includes(system) && more.length === 0;
  return isKnown ? { browser, system } : null;
}
