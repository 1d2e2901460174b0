import { transform } from 'esbuild';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildStyles } from '#tests/house/a11y/gallery-styles.ts';

const script = readFileSync('app/enhance.js', 'utf8');

/** The styles are built for it. */
const TIMEOUT = 60_000;

test('the styles of a page weigh at most 7.5 kB, with what is for paper', { timeout: TIMEOUT }, async () => {
  const styles = await buildStyles(['auto']);
  expect(brotliCompressSync(styles.get('auto') ?? '').length).toBeLessThan(7.5 * 1024);
});

test('the script weighs at most 4 kB', () => {
  expect(gzipSync(script).length).toBeLessThan(4 * 1024);
});

test('the script uses nothing newer than ES2017', async () => {
  const minify = { minifyWhitespace: true, charset: 'utf8' } as const;
  const [asWritten, lowered] = await Promise.all([
    transform(script, { ...minify, target: 'esnext' }),
    transform(script, { ...minify, target: 'es2017' }),
  ]);
  expect(lowered.code).toBe(asWritten.code);
});
