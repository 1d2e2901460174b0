import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const QUIET = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A Chromium for the tests: CHROMIUM_PATH, Playwright's own, or the system's. When there is none it is installed, by
 * Playwright's download or by Debian's package.
 */
export function browserOptions(): LaunchOptions {
  const executablePath = findBrowser() ?? installBrowser();
  const isRoot = process.getuid?.() === 0;
  return { executablePath, args: isRoot ? ['--no-sandbox', ...QUIET] : QUIET };
}

function findBrowser() {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...SYSTEM_BROWSERS];
  return candidates.find((path) => path && existsSync(path));
}

function installBrowser() {
  for (const [command, args] of INSTALLERS) {
    try {
      execFileSync(command, args, { stdio: 'inherit' });
    } catch {
      continue;
    }
    const found = findBrowser();
    if (found) return found;
  }
  throw new Error('No Chromium: install one and set CHROMIUM_PATH');
}

const INSTALLERS: [string, string[]][] = [
  ['npx', ['playwright', 'install', 'chromium']],
  ['sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium']],
  ['sh', ['-c', 'sudo -n apt-get update -qq && sudo -n apt-get install -y -qq chromium']],
];
