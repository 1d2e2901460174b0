import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installPackage, isCommand } from './packages.ts';
import { createScreen } from './terminal-screen.ts';
import { literal } from './words.ts';

/** As high as the longest page, so that the whole of it is seen, and no higher than w3m draws; as wide that labels stay in one line. */
const ROWS = 200;
const LYNX_ROWS = 250;
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

/** Likewise of w3m; what is written in several lines is written by an editor, which here copies what was typed. */
const optionsOfW3m = (folder: string) =>
  [
    ...[
      'display_link_number=1',
      'vi_prec_num=1',
      'color=0',
      'use_mouse=0',
      'use_cookie=1',
      'accept_cookie=1',
    ],
    ...['display_charset=UTF-8', 'document_charset=UTF-8', `editor="cp ${typedIn(folder)}"`],
  ].map((option) => `-o ${option}`);

const typedIn = (folder: string) => join(folder, 'typed');

/** The programs: how each shows what it has, and what its keys are. `number` is what stands before a link and a field. */
const PROGRAMS = {
  lynx: {
    rows: LYNX_ROWS,
    command: lynx,
    /** The first line of the screen. */
    title: (title: string) => `^\\s*${title} – `,
    goTo: (number: string) => `${number}g\r`,
    field: '\\[(\\d+)\\][^\\[\\n]*_',
    fill: (value: string) => ['\r', `${value}\t`],
  },
  w3m: {
    rows: ROWS,
    command: w3m,
    /** Its last line. */
    title: (title: string) => `\\nViewing(?:\\[SSL\\])? <${title} – `,
    goTo: (number: string) => `${number}[`,
    field: '\\[(\\d+)\\]\\[',
    fill: (value: string) => ['\r', `\u0015${value}\r`],
  },
} as const;

export type TextBrowser = keyof typeof PROGRAMS;

/** A text browser in a terminal (installed when missing), used by its keys alone: what to press is read off the screen. */
export function openTextBrowser(address: string, name: TextBrowser = 'lynx') {
  const program = PROGRAMS[name];
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const terminal = runInTerminal({
    command: program.command({ folder, address }),
    home: folder,
    rows: program.rows,
  });
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

  /** Goes to what has a number, found by the words around it, without following it. */
  async function goTo(pattern: RegExp) {
    const [, number = ''] = await until(pattern);
    await type(program.goTo(number));
  }

  return {
    until,

    /** Waits for the page of this title. */
    isAt: (title: string | RegExp) => until(new RegExp(program.title(sourceOf(title)), 'u')),

    /** Follows a link or presses a button: the first one whose text begins so. */
    async press(text: string | RegExp) {
      await goTo(new RegExp(`\\[(\\d+)\\]\\[?${sourceOf(text)}`, 'u'));
      await type('\r');
    },

    async fill(label: string, value: string) {
      // A hint may stand in lines of its own between the label and the field.
      await goTo(new RegExp(`${literal(label)}(?:\\s*|\\s*\\n[^\\[]*)${program.field}`, 'u'));
      for (const keys of program.fill(value)) await type(keys);
    },

    /** Writes into a field of several lines: lynx as into any, w3m by its editor. */
    async write(label: string, value: string) {
      if (name === 'lynx') return this.fill(label, value);
      writeFileSync(typedIn(folder), value);
      // It is counted with all that can be pressed, and shows no number.
      const [before = ''] = await until(new RegExp(`^[^]*?${literal(label)}`, 'u'));
      const [, number = ''] = [...before.matchAll(/\[(\d+)\]/gu)].at(-1) ?? [];
      await type(program.goTo(String(Number(number) + 1)));
      await type('\r');
    },

    /** Chooses the first radio button whose label begins so. */
    async choose(label: string | RegExp) {
      await goTo(new RegExp(`\\[(\\d+)\\]\\([ *]\\) ?${sourceOf(label)}`, 'u'));
      await type('\r');
      await until(new RegExp(`\\(\\*\\) ?${sourceOf(label)}`, 'u'));
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
function runInTerminal({ command, home, rows }: { command: string; home: string; rows: number }) {
  const child = spawn(
    'script',
    ['-qfec', `stty rows ${rows} cols ${COLUMNS}; exec ${command}`, '/dev/null'],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { ...process.env, HOME: home, TERM: 'vt100', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
    },
  );
  const screen = createScreen({ rows, columns: COLUMNS });
  let lastDrawn = performance.now();
  child.stdout.on('data', (bytes: Buffer) => {
    screen.write(bytes);
    lastDrawn = performance.now();
  });
  const isQuiet = () => performance.now() - lastDrawn > QUIET_MS;

  return {
    /** A space that breaks no line is drawn as any other, and w3m hands it on. */
    screen: () => screen.text().replaceAll('\u00a0', ' '),
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

function w3m({ folder, address }: { folder: string; address: string }) {
  if (!isCommand('w3m')) installPackage('w3m');
  return `w3m ${optionsOfW3m(folder).join(' ')} '${address}'`;
}
