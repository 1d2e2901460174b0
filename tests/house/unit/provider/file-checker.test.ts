import { afterEach, describe, expect, it } from 'vitest';
import { createFileChecker, type FileChecker } from '#provider/core/files/checker.ts';
import { jpeg, jpegSegment, page, pdf, png, pngText } from '#tests/support/files.ts';

const opened: FileChecker[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((checker) => checker.close()));
});

const params = {
  maxFiles: 5,
  maxFileSize: 5 * 1024 * 1024,
  fileTypes: ['application/pdf' as const, 'image/jpeg' as const, 'image/png' as const],
};

function checkerWith(options: Parameters<typeof createFileChecker>[0] = {}) {
  const checker = createFileChecker(options);
  opened.push(checker);
  return (bytes: Buffer) => checker.check({ bytes, params });
}

/** A thread that does as the file's first word says. */
const BY_WORD = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ bytes }) => {
    const word = Buffer.from(bytes).toString();
    if (word === 'hang') for (;;);
    if (word === 'throw') throw new Error('x');
    if (word === 'exit') process.exit(0);
    if (word === 'swell') for (const all = []; ; ) all.push({ all: [...all] });
    parentPort.postMessage({ refusal: 'TYPE' });
  });`;

describe('a file that is looked at in a thread of its own', () => {
  it('is what it is', async () => {
    const check = checkerWith();
    const script = Buffer.from('<script>');
    const answers = [pdf(), jpeg(jpegSegment(0xfe, script)), png(pngText('x')), page()].map(check);
    expect(await Promise.all(answers)).toEqual([
      { type: 'application/pdf', content: pdf() },
      { type: 'image/jpeg', content: jpeg() },
      { type: 'image/png', content: png() },
      { refusal: 'TYPE' },
    ]);
  });

  it.each(['hang', 'throw', 'exit', 'swell'])(
    'and makes the thread %s is refused; those after it are not',
    async (word) => {
      // Only what hangs is ended by its time; a thread that is still starting needs some too.
      const check = checkerWith({ code: BY_WORD, longestMs: word === 'hang' ? 3_000 : 60_000 });
      const answers = ['well', word, 'well'].map((each) => check(Buffer.from(each)));
      expect(await Promise.all(answers)).toEqual([
        { refusal: 'TYPE' },
        { refusal: 'UNCHECKED' },
        { refusal: 'TYPE' },
      ]);
    },
  );

  it('has its whole time once the thread has read its code, however long that is', async () => {
    const slow = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_500);';
    const check = checkerWith({ code: `${slow}${BY_WORD}`, longestMs: 2_000 });
    expect(await check(Buffer.from('well'))).toEqual({ refusal: 'TYPE' });
  });

  it('is not waited for when too many wait', async () => {
    const check = checkerWith({ code: BY_WORD });
    const answers = await Promise.allSettled(Array.from({ length: 40 }, () => check(Buffer.from('well'))));
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(7);
  });

  it('is answered when the checker is closed', async () => {
    const checker = createFileChecker({ code: BY_WORD, longestMs: 60_000 });
    const answer = checker.check({ bytes: Buffer.from('hang'), params });
    await new Promise((resolve) => setImmediate(resolve));
    await checker.close();
    expect(await answer).toEqual({ refusal: 'UNCHECKED' });
  });
});
