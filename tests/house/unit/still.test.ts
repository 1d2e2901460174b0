import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** 2.2.2 and 2.3.3: nothing moves, blinks or fades. */
const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => [`${folder}/${file}`, readFileSync(`${folder}/${file}`, 'utf8')] as const);

const MOVES = /@keyframes|(?<![\w-])(?:animation|transition)(?:-\w+)*: *(?!none)\w/;
const CLASSES = /(?<![\w-])(?:animate|transition|duration)-\w|<(?:marquee|blink)\b/;

describe('nothing moves', () => {
  it.each([
    ['a { transition: color 1s; }', MOVES],
    ['a { animation-name: blink; }', MOVES],
    ['<p className="mt-2 animate-pulse">', CLASSES],
    ['<marquee>', CLASSES],
  ])('in %s it would', (planted, moving) => expect(planted).toMatch(moving));

  it.each([
    ['styles', 'app/styles', '.css', MOVES],
    ['classes', 'app', '.tsx', CLASSES],
  ])('by %s', (_, folder, ending, moving) => {
    const files = filesIn(folder, ending);
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter(([, text]) => moving.test(text)).map(([file]) => file)).toEqual([]);
  });
});
