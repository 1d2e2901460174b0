import { execFileSync, spawnSync } from 'node:child_process';

export const isRoot = process.getuid?.() === 0;

export const isCommand = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

/** Installs one of Debian's packages, as root or with a sudo that asks nothing. @throws Error when neither may. */
export function installPackage(name: string) {
  const command = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${name}`;
  run('sh', ['-c', isRoot ? command : `sudo -n sh -c '${command}'`]);
}

/** Chromium as Playwright downloads it; root gets the libraries that it needs, too. */
export function installPlaywrightsChromium() {
  run('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
}

const run = (command: string, words: readonly string[]) => execFileSync(command, words, { stdio: 'inherit' });
