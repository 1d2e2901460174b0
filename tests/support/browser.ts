import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';
import { installPackage, installPlaywrightsChromium, isRoot } from './packages.ts';

/** Chromium without a window of its own, far cheaper to open a page in. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const QUIET = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A Chromium for the tests: CHROMIUM_PATH, the system's headless shell, Playwright's own, or the system's. When there is
 * none it is installed, by Debian's package or by Playwright's download.
 */
export function browserOptions(): LaunchOptions {
  const executablePath = findBrowser() ?? installBrowser();
  return { executablePath, args: isRoot ? ['--no-sandbox', ...QUIET] : QUIET };
}

function findBrowser() {
  const candidates = [
    process.env['CHROMIUM_PATH'],
    HEADLESS_SHELL,
    chromium.executablePath(),
    ...SYSTEM_BROWSERS,
  ];
  return candidates.find((path) => path && existsSync(path));
}

function installBrowser() {
  for (const install of installers()) {
    try {
      install();
    } catch {
      continue;
    }
    const found = findBrowser();
    if (found) return found;
  }
  throw new Error('No Chromium: install one and set CHROMIUM_PATH');
}

/** Root may install the system's, with all that it needs; others have Playwright's in their own folder. */
const installers = () => {
  const system = () => installPackage('chromium');
  const shell = () => installPackage('chromium-headless-shell');
  return isRoot ? [shell, system, installPlaywrightsChromium] : [installPlaywrightsChromium, shell, system];
};
