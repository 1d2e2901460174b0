import { readFileSync } from 'node:fs';

/** Whose commands are run: what somebody reads who tries, runs or connects the portal. */
const PAGES = [
  'README.md',
  'docs/integration.md',
  'docs/operations.md',
  'docs/settings.md',
  'docs/testing.md',
];

/** Code within a line that is to be typed. */
const TYPED = /^(?:[A-Z][A-Z_]*=\S* )*(?:npm|npx|curl|docker|lynx|openssl|git|systemctl|dropdb) /;

export type Story = Readonly<{
  /** The page and the heading under which it stands. */
  name: string;
  /** The commands that are typed, in their order; a comment behind one stands there still. */
  commands: readonly string[];
}>;

/** The blocks of commands of each page, by their headings; the same commands under another heading are one story. */
export function storiesIn(texts: Readonly<Record<string, string>> = readPages()): Story[] {
  const stories = Object.entries(texts).flatMap(([page, text]) =>
    text
      .split(/^(?=#{2,3} )/m)
      .map((part) => ({ name: `${page}, ${/^#+ (.*)/.exec(part)?.[1] ?? ''}`, commands: commandsIn(part) })),
  );
  const sames = stories.map(({ commands }) => JSON.stringify(commands));
  return stories.filter(({ commands }, at) => commands.length > 0 && sames.indexOf(sames[at] ?? '') === at);
}

/** A line that ends in a backslash goes on in the next one; a line that is a comment is none. */
const commandsIn = (part: string) =>
  [...part.matchAll(/^( *)```sh\n([\s\S]*?)^ *```$/gm)].flatMap(([, , block = '']) =>
    block
      .replace(/\\\n\s*/g, '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#')),
  );

/** A command without the comment behind it. */
export const plain = (command: string) => command.replace(/\s+# .*$/, '');

/** The commands written within a line to be typed. */
export const typedInLines = (texts = readPages()) =>
  Object.values(texts).flatMap((text) =>
    [...text.replace(/^ *```[\s\S]*?^ *```$/gm, '').matchAll(/`([^`\n]+)`/g)]
      .map(([, code = '']) => code)
      .filter((code) => TYPED.test(code)),
  );

const readPages = () => Object.fromEntries(PAGES.map((page) => [page, readFileSync(page, 'utf8')]));

/** The lines that CI runs by itself, word by word: its own, and the steps of `npm run validate`. */
export function linesOfCi() {
  const own = readFileSync('.ci/run', 'utf8').split('\n');
  const [, steps = ''] = /STEPS = \[(.*?)\]/s.exec(readFileSync('scripts/validate.mjs', 'utf8')) ?? [];
  const ofValidate = [...steps.matchAll(/'([^']+)'/g)].map(([, step]) => `npm run ${step}`);
  return [...own, ...(own.some((line) => /^npm run validate\b/.test(line)) ? ofValidate : [])];
}

/** Tells whether each part of a command is a line of CI, whatever comes behind it there. */
export const isRunByCi = (command: string, lines = linesOfCi()) =>
  command.split(' && ').every((part) => lines.some((line) => line === part || line.startsWith(`${part} `)));
