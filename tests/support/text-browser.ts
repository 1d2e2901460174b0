import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installPackage, isCommand } from './packages.ts';
import { createScreen } from './terminal-screen.ts';
import { literal } from './words.ts';

/** As high as the longest page, so that the whole of it is seen; as wide that labels stay in one line. */
const ROWS = 250;
const COLUMNS = 160;
const PATIENCE_MS = 60_000;
const QUIET_MS = 150;

/** Links and fields have numbers, as people who use lynx without looking set it; a text field waits for Enter. */
const SETTINGS = `
CHARACTER_SET:utf-8
ASSUME_CHARSET:utf-8
ACCEPT_ALL_COOKIES:TRUE
DEFAULT_KEYPAD_MODE:LINKS_AND_FIELDS_ARE_NUMBERED
NO_PAUSE:TRUE
`;

/** Lynx in a terminal (installed when missing), used by its keys alone: what to press is read off the screen. */
export function openTextBrowser(address: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lynx-'));
  const terminal = runInTerminal({ command: lynx({ folder, address }), home: folder });
  const { screen, type } = terminal;

  /** Waits until the screen shows what is looked for. */
  async function until(shown: RegExp): Promise<RegExpExecArray> {
    const deadline = performance.now() + PATIENCE_MS;
    while (performance.now() < deadline) {
      const found = shown.exec(screen());
      if (found && terminal.isQuiet()) return found;
      await pause(20);
    }
    throw new Error(`Not on the screen: ${String(shown)}\n${screen().replace(/\n{3,}/g, '\n\n')}`);
  }

  /** To what has a number, found by the words around it, without following it. */
  async function goTo(pattern: RegExp) {
    const [, number = ''] = await until(pattern);
    await type(`${number}g\r`);
  }

  return {
    until,

    /** Waits for the page of this title (the first line of lynx's screen). */
    isAt: (title: string | RegExp) => until(new RegExp(`^\\s*${sourceOf(title)} – `, 'u')),

    /** Follows a link or presses a button: the first one whose text begins so. */
    async press(text: string | RegExp) {
      await goTo(new RegExp(`\\[(\\d+)\\]${sourceOf(text)}`, 'u'));
      await type('\r');
    },

    async fill(label: string, value: string) {
      await goTo(new RegExp(`${literal(label)}\\s*\\[(\\d+)\\]_`, 'u'));
      await type('\r');
      await type(`${value}\t`);
    },

    /** Chooses the first radio button whose label begins so; of a group without a choice lynx takes the first by itself. */
    async choose(label: string | RegExp) {
      await goTo(new RegExp(`\\[(\\d+)\\]\\([ *]\\) ${sourceOf(label)}`, 'u'));
      await type('\r');
      await until(new RegExp(`\\(\\*\\) ${sourceOf(label)}`, 'u'));
    },

    async close() {
      await terminal.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const sourceOf = (text: string | RegExp) =>
  typeof text === 'string' ? literal(text) : text.source.replace(/^\^|\$$/g, '');

/** The `script` of every Linux gives a program a terminal. */
function runInTerminal({ command, home }: { command: string; home: string }) {
  const child = spawn(
    'script',
    ['-qfec', `stty rows ${ROWS} cols ${COLUMNS}; exec ${command}`, '/dev/null'],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { ...process.env, HOME: home, TERM: 'vt100', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
    },
  );
  const screen = createScreen({ rows: ROWS, columns: COLUMNS });
  let lastDrawn = performance.now();
  child.stdout.on('data', (bytes: Buffer) => {
    screen.write(bytes);
    lastDrawn = performance.now();
  });
  const isQuiet = () => performance.now() - lastDrawn > QUIET_MS;

  return {
    screen: screen.text,
    isQuiet,
    /** Types, and waits until the program has answered on the screen. */
    async type(keys: string) {
      const sent = performance.now();
      child.stdin.write(keys);
      while (lastDrawn < sent && performance.now() < sent + PATIENCE_MS / 10) await pause(10);
      while (!isQuiet()) await pause(10);
    },
    async end() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    },
  };
}

function lynx({ folder, address }: { folder: string; address: string }) {
  const settings = join(folder, 'lynx.cfg');
  writeFileSync(settings, SETTINGS);
  if (!isCommand('lynx')) installPackage('lynx');
  return `lynx -cfg=${settings} -lss=/dev/null -tna '${address}'`;
}
