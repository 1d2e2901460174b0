import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { firefox } from 'playwright';

/** The second browser (decision 061): FIREFOX_PATH, Playwright's own, or the system's. */

const RELAY = fileURLToPath(new URL('firefox-relay.mjs', import.meta.url));
const OF_SYSTEM = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
/** Reduced motion, which the loop asks of Chromium's windows; and files are taken home, not shown in a viewer with scripts of its own. */
const PREFERENCES = { 'ui.prefersReducedMotion': 1, 'pdfjs.disabled': true };

/** @returns {string | undefined} */
export const findFirefox = () =>
  [process.env.FIREFOX_PATH, firefox.executablePath(), ...OF_SYSTEM].find((path) => path && existsSync(path));

export const NO_FIREFOX =
  'No Firefox was found. Install Debian’s package (apt-get install firefox-esr) or Playwright’s own (npx playwright install firefox), or say where one is (FIREFOX_PATH=…).';

/**
 * The options with which Playwright starts it: its own build as it is; one as its maker built it speaks WebDriver BiDi,
 * through a relay. @throws Error when there is none
 */
export function firefoxOptions() {
  const path = findFirefox();
  if (!path) throw new Error(NO_FIREFOX);
  if (path === firefox.executablePath()) return { launchOptions: { firefoxUserPrefs: PREFERENCES } };
  return {
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: RELAY,
      env: { ...process.env, FIREFOX_PATH: path },
      firefoxUserPrefs: PREFERENCES,
    },
  };
}
