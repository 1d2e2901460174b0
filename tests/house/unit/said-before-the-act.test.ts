import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A sentence of the result is not said before the act: pages that ask once more share no text with what tells that it is done. */

const ASKS = /(?:^|\/)(?:[a-z-]*-)?(?:summary|review|sending-form|question)\.tsx$/;
const TELLS = /\/(?:send|saving|save|finish|result|done)[^/]*\.tsx?$/;
const KEY = /['"`]([a-z-]+:[\w.-]+)['"`]/g;

const sources = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.tsx?$/.test(path),
);
const keysIn = (path: string) =>
  [...readFileSync(`app/${path}`, 'utf8').matchAll(KEY)].flatMap(([, key]) => key ?? []);

it('no text of a summary or a question is one that tells what was done', () => {
  const asking = sources.filter((path) => ASKS.test(path));
  const told = new Set(sources.filter((path) => TELLS.test(path) && !ASKS.test(path)).flatMap(keysIn));
  const found = asking.flatMap((path) =>
    keysIn(path).flatMap((key) => (told.has(key) && !/\bfailed\b/.test(key) ? [`${path}: ${key}`] : [])),
  );
  expect(asking.length).toBeGreaterThan(5);
  expect(found).toEqual([]);
});
