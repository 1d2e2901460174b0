import { describe, expect, it } from 'vitest';
import { foldedText, userNameOf } from '#provider/core/user-name.ts';
import { isCommonPassword } from '#provider/core/passwords/common-passwords.ts';
import { searchedText } from '#provider/core/searched-text.ts';
import { inSight } from '#provider/core/printouts/letters.ts';
import { Email } from '#contract/account/schemas.ts';
import { plainPath } from '#server/screens.ts';
import { longTexts } from '#tests/support/long-texts.ts';

/** An expression that reads each character once takes some milliseconds, one that begins anew at each takes seconds. */
const LENGTH = 20_000;
const MOST_CPU_MS = 250;
const TRIES = 3;
/** The length that a function which shortens a text is told. */
const MOST_CHARACTERS = 100;

const modules = {
  ...import.meta.glob<Record<string, unknown>>('/app/domain/**/*.ts', { eager: true }),
  ...import.meta.glob<Record<string, unknown>>('/contract/*/reading/*.ts', { eager: true }),
  ...import.meta.glob<Record<string, unknown>>(
    [
      '/app/services/{request,forms,access,text}/*.ts',
      '!/app/services/**/*.server.ts',
      '!/app/services/**/*.d.ts',
    ],
    { eager: true },
  ),
};

type Reader = (text: string, most: number) => unknown;

/** Everything of these modules that reads a text, and what reads one elsewhere before it is known to be short. */
const readers: [string, Reader][] = [
  ...Object.entries(modules).flatMap(([path, module]) =>
    Object.entries(module).flatMap(([name, one]): [string, Reader][] =>
      typeof one === 'function' && one.length > 0 ? [[`${path} ${name}`, one as Reader]] : [],
    ),
  ),
  ['userNameOf', userNameOf],
  ['foldedText', foldedText],
  ['isCommonPassword', isCommonPassword],
  ['searchedText', searchedText],
  ['inSight', inSight],
  ['plainPath of the server', plainPath],
  ['Email of the contract', (text) => Email.safeParse(text)],
];

/** The time that the processor needs; what others do on the machine counts little. What a reader does not take, it throws. */
function cpuMsOf(read: Reader, text: string) {
  const before = process.cpuUsage();
  try {
    const answer = read(text, MOST_CHARACTERS);
    if (answer instanceof Promise) answer.catch(() => undefined);
  } catch {
    // It reads something else.
  }
  return process.cpuUsage(before).user / 1000;
}

const isQuick = (read: Reader, text: string) =>
  Array.from({ length: TRIES }).some(() => cpuMsOf(read, text) < MOST_CPU_MS);

describe('a text that is longer than any', () => {
  it('is tried with more than twenty shapes and many readers', () => {
    expect(longTexts(LENGTH).length).toBeGreaterThanOrEqual(20);
    expect(readers.length).toBeGreaterThan(300);
    expect(new Set(longTexts(LENGTH).map(({ text }) => text.length))).toEqual(new Set([LENGTH]));
  });

  it.each(longTexts(LENGTH))(
    'of $name keeps no reader busy',
    async ({ text }) => {
      const slow = readers.filter(([, read]) => !isQuick(read, text));
      expect(slow.map(([name]) => name)).toEqual([]);
      // The runner hears of each shape.
      await new Promise((resolve) => setImmediate(resolve));
    },
    120_000,
  );
});
