import { normalized } from '#contract/people/reading/normalized.ts';

/** The length that a name to sign in with may have: as long as an address. */
export const LONGEST_USERNAME = 254;

/** Letters of any alphabet, digits, and what stands between them; a letter or a digit is among them. */
const SIGNS = /^(?=.*[\p{L}\p{Nd}])[\p{L}\p{M}\p{Nd}._-]+$/u;

/**
 * Tells whether a text, read as user names are, may be a name to sign in with. An address may not: it would be somebody's mailbox, and
 * nobody has proved it.
 */
export const isUsername = (name: string) => name.length <= LONGEST_USERNAME && SIGNS.test(name);

const LONGEST_SUGGESTED = 40;

/** Letters that are no letter with a mark, as people write them without. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
};

const plain = (text: string) =>
  normalized(text.toLowerCase(), 'NFKD')
    .replaceAll(/[łøđßæœıþ]/g, (letter) => PLAIN[letter] ?? '')
    .replaceAll(/[^a-z\d]/g, '');

/**
 * Suggests a name to sign in with: the initial and the surname without diacritics, from the names alone. "" where they have
 * no letter of the Latin alphabet.
 */
export function suggestedUsername({ name = '', surname = '' }: { name?: string; surname?: string }) {
  const last = plain(surname);
  return last === '' ? '' : (plain(name).slice(0, 1) + last).slice(0, LONGEST_SUGGESTED);
}
