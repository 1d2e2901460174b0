import { normalized } from '#contract/people/reading/normalized.ts';

/** As long as the contract lets a file's name be. */
const LONGEST = 120;

/**
 * A name that none of those taken has: the same, or with the next number before its ending, "image (2).jpg". Neither the
 * case of letters nor the way they are composed makes a name another: many file systems know no such difference.
 */
export function freeName(filename: string, taken: readonly string[]): string {
  const names = new Set(taken.map(plain));
  if (!names.has(plain(filename))) return filename;
  const [, stem = filename, ending = ''] = /^(.+?)(\.[^.]{1,10})?$/u.exec(filename) ?? [];
  for (let count = 2; ; count += 1) {
    const name = fitted({ stem, end: ` (${count})${ending}` });
    if (!names.has(plain(name))) return name;
  }
}

const plain = (filename: string) => normalized(filename, 'NFC').toLowerCase();

/** Shortens what stands before the number, by whole letters. */
function fitted({ stem, end }: { stem: string; end: string }) {
  const letters = Array.from(stem);
  while (letters.join('').length + end.length > LONGEST) letters.pop();
  return letters.join('').trimEnd() + end;
}
