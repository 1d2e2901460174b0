import { setTimeout as pause } from 'node:timers/promises';
import { literal } from '#tests/support/words.ts';
import type { Step, Words } from './flow.ts';

/** Nothing more is coming when it was quiet so long. */
const QUIET_MS = 700;
/** Likewise for a key that leads from one thing to the next of the same page. */
const SHORT_QUIET_MS = 300;
/** A page, and what is said of it, has come by then, or it is missing. */
const PATIENCE_MS = 15_000;
/** Nothing is said by many keys. */
const FIRST_WORD_MS = 1_500;

type Heard = () => string;
export type Listening = Pick<Step, 'hears' | 'within'> & { isQuick?: boolean };

/** Listens to what is said from now on. */
export function createListener(heard: Heard) {
  let passed = 0;
  const utterances = () => heard().slice(passed).split('\n').slice(0, -1).map(spokenIn).filter(Boolean);

  return {
    /** Passes over the words said until now: they are no answer to the next key. */
    pass() {
      passed = heard().length;
    },

    /** Listens until all is said that must be, and it is quiet, or as much was said as may be. */
    async listen({ hears = [], within = Infinity, isQuick = false }: Listening): Promise<string[]> {
      const quietMs = isQuick ? SHORT_QUIET_MS : QUIET_MS;
      const start = performance.now();
      let [said, lastWord]: [string[], number] = [[], start];
      for (;;) {
        const now = utterances();
        if (now.length > said.length) lastWord = performance.now();
        said = now.slice(0, within);
        const passedMs = performance.now() - start;
        const isAllSaid = isSaidIn({ said, hears });
        if (said.length >= within) return said;
        const isQuiet =
          performance.now() - lastWord > quietMs && (said.length > 0 || passedMs > FIRST_WORD_MS);
        if (isQuiet && (isAllSaid || passedMs > PATIENCE_MS)) return said;
        await pause(30);
      }
    },
  };
}

/** Words alone: the speech service is told where each of them begins. */
function spokenIn(line: string) {
  const speech = JSON.parse(line) as string;
  return textOf(
    speech
      .replace(/<[^>]*>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&'),
  );
}

const textOf = (speech: string) => speech.replace(/\s+/g, ' ').trim();

const patternOf = (words: Words, flags = 'um') =>
  new RegExp(typeof words === 'string' ? literal(textOf(words)) : words.source, flags);

/** Tells whether a text is said in one of the utterances. */
export const isSaid = (said: readonly string[], words: Words) =>
  said.some((utterance) => patternOf(words).test(utterance));

/** Tells whether all of it is said, in this order; parts of one utterance have an order, too. */
const isSaidIn = ({ said, hears }: { said: readonly string[]; hears: readonly Words[] }) =>
  missingOf({ said, hears }) === undefined;

function missingOf({ said, hears }: { said: readonly string[]; hears: readonly Words[] }) {
  let rest = said.join('\n');
  for (const words of hears) {
    const found = patternOf(words).exec(rest);
    if (!found) return words;
    rest = rest.slice(found.index + found[0].length);
  }
  return undefined;
}

/** The faults of what was said otherwise than it must be: a sentence each. */
export function faultsOf({ step, said }: { step: Step; said: readonly string[] }): string[] {
  const { hears = [], within, once = [], never = [] } = step;
  const missing = missingOf({ said, hears });
  const among = within === undefined ? '' : ` within ${within} utterances`;
  return [
    ...(missing === undefined ? [] : [`not said, or not in this order${among}: ${String(missing)}`]),
    ...once.flatMap((words) => {
      const times = said.join('\n').match(patternOf(words, 'gum'))?.length ?? 0;
      return times === 1 ? [] : [`said ${times} times, not once: ${String(words)}`];
    }),
    ...never.filter((words) => isSaid(said, words)).map((words) => `said: ${String(words)}`),
  ];
}
